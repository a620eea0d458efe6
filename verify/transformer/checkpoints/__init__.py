"""Parameters from and to checkpoints, under the names of PyTorch and Hugging Face."""
