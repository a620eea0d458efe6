"""Measurements of theorems in numbers: points, comparisons, columns, the report and its record."""
