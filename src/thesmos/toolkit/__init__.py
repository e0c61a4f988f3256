"""Pieces that many games share: decks, seat order, combats, bids, tracks."""
