"""Pieces that many games share: decks, seat order, bids, payments, tracks, matching, ties, and laws for games."""
