"""Attention: weights, backward pass, masks, blocks, heads and layers."""
