"""Arithmetic of programs: formats, rounding models, and arrays of rounding balls that enclose what is correct."""
