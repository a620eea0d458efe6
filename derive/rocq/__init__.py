"""Certificates for Rocq: every theorem of the book with the steps that the kernel took."""
