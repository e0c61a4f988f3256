"""Tests of the laws that many games share."""
