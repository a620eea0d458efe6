"""What a check is about, and the questions that it asks."""
