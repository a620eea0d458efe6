"""Programs of NumPy, JAX and PyTorch, read as formulas of symbolic sizes."""
