"""A library of kernels, checked: functions, dtypes, shapes and conventions, each combination a cell of a table."""
