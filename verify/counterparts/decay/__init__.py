"""The decay: finite sums and integrals, analysis, and certified numbers."""
