"""Attention, from the layer itself."""
