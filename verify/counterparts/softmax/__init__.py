"""Softmax and the losses: layers, bounds, samples, analysis, whole passes."""
