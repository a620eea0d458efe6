"""The trusted kernel: standard-library Python, small enough to read in one sitting.

Read the files in this order: ``terms`` (what can be said), ``facts`` (the laws without premises), ``rules`` (what may
be inferred), ``certificate`` (a proof as JSON, replayed in a fresh process), ``text`` (a statement as text, and
back).
"""
