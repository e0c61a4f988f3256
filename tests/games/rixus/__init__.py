"""Rule tests of Rixus."""
