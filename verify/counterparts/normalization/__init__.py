"""LayerNorm, RMSNorm and BatchNorm: layers, bounds, whole passes."""
