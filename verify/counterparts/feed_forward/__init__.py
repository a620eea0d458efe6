"""Linear layers, activations, networks and losses: layers, gates, whole passes."""
