"""The command line ``derive``."""
