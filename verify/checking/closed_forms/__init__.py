"""Checks of code against a formula of the user: its closed form, spellings and wrong formulas."""
