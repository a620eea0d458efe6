"""What the package answers: a theorem, a derivative, a decision, a claim of a source; and files that ask for them."""
