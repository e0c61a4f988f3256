"""Combats: against the game and between players."""
