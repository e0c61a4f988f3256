"""Engines driven side by side with their plain twins."""
