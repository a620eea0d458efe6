"""Checks of code against a formula of one's own: its closed form, how it may be written, what is wrong beside it."""
