"""The pages and the example are true."""
