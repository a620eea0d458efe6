"""Checks of somebody's code: does a function compute this formula, and if not, which one."""
