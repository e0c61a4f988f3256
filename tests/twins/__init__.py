"""Plain second implementations of the games, written from the rule ledgers alone."""
