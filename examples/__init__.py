"""Small games that show how to make one."""
