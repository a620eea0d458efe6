"""Softmax: the weights, their Jacobian, what makes it small, bounds, limits and sampling."""
