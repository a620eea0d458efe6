"""Replay a proof, derive a formula and decide a claim in the browser, by Python in a worker."""
