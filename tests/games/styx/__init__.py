"""Rule tests of Styx."""
