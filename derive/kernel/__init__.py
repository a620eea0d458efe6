"""The trusted kernel: standard-library Python, small enough to read in one sitting.

Read the files in this order: ``work`` (what a replay may cost), ``sorts`` and ``terms`` (what can be said), ``facts``
(what needs no proof), ``theorem`` (the gate), ``logic``, ``polynomials``, ``relations``, ``derivatives``,
``expectations`` (the rules, which ``rules`` collects), ``printed`` (a theorem as plain text), and ``certificate``
(proofs as JSON, replayed in a fresh process).
"""
