"""Benchmarks: they print, nothing is asserted."""
