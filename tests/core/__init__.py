"""Tests of the core: what every game stands on."""
