"""The score of a query and a key with random entries: its moments."""
