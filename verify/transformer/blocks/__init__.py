"""Encoder and decoder layers and stacks of them: compositions of layers, forward and backward."""
