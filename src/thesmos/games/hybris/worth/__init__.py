"""How well a seat stands: what all that it has is worth to it, in hundredths of a Victory Point."""
