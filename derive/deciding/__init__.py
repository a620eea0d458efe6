"""Whether a claim is true: ways to prove it, points that refute it, and what it lacks. Nothing here is trusted."""
