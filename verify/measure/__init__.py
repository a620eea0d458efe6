"""A theorem held against numbers, and what was found: points, comparisons, columns, the report and its record."""
