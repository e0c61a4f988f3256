"""A zoo of small games, each with one fault on purpose, and their sound twin: they grade the conformance suite."""
