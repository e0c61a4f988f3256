"""Hybris: Disordered Cosmos."""
