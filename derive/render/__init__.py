"""Readers of what was proved, one notation each: they print, and prove nothing."""
