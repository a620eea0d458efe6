"""Untrusted search that calls the kernel's rules: a bug here can only make a proof fail.

``normal`` proves two terms equal because both have one normal form; its powers (``fractions``, ``functions``, ``sums``,
``moments``) are switched on step by step. ``order`` proves signs, ``calculus`` derivatives, ``matching`` finds the
instance of a lemma that is needed.
"""
