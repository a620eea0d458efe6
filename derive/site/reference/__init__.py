"""The reference of the packages as pages: public words from their docstrings, documents of ``docs/``, an inventory."""
