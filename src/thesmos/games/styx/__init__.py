"""Styx: hidden action tokens, two kinds of bidding, an army of cards with abilities, four ways to win."""
