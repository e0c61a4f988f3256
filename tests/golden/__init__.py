"""Playthroughs and counts that are kept as files, so that a change of behaviour shows."""
