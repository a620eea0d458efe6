"""The feed-forward network, its gates, the losses, and optimizers."""
