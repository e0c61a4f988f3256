"""Rule tests of the games, one package for each."""
