"""LayerNorm, RMSNorm and BatchNorm: what they do to numbers and to gradients."""
