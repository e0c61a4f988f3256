"""Rixus: a light army-building card game with wars against a common enemy."""
