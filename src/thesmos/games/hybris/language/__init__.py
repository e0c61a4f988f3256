"""The interpreter of the effect language: what runs lists of steps, one small function for each word."""
