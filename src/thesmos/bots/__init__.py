"""Bots: players that choose from what their seat may see, and from nothing else."""
