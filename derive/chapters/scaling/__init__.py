"""Why scores are divided by the root of the width: what it keeps, and what it does to gradients."""
