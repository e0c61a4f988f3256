"""The core: values, chance, the game contract, the agenda, matches and records."""
