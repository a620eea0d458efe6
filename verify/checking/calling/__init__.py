"""Calls of the user's program: its parameters, frameworks and layouts."""
