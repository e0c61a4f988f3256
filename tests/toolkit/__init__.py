"""Tests of the toolkit: cards and seats."""
