"""Wrong implementations of counterparts: ``MUTANTS`` of each chapter, by the name of the theorem that must notice them."""
