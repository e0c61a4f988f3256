"""The games, each a package with the same module names."""
