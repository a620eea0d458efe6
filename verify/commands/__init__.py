"""The command line: a file for each command, and `cli`, which chooses among them."""
