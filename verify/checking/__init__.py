"""Does a function compute this formula, and if not, which one?"""
