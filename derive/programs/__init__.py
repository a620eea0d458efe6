"""Terms as programs that one would write: arrays with names, contractions as products of matrices, no axis too many."""
