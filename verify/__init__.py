"""It holds, in numbers, on code that knows nothing of the proofs."""
