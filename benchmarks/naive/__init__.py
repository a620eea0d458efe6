"""Naive forms, which overflow or cancel: ``python -m benchmarks.naive``.

A naive form is a typed program of `benchmarks.typed` with one of its functions, or a part of its text, in the form that
a first draft has: softmax without its maximum, the variance by two moments, tanh by exponentials. For every statement
there is one, or the reason why it has none, or why what could be one is harmless. Beside each form stand arguments of
the statement's domain (logits to 1e4, activations to 1e3, means to 1e4 deviations) at which it breaks and the stable
program does not: `benchmarks.naive.forms.broken` computes both, so that nothing here need be believed.

A program runs in float32, and in half precision with float32 inside; a form that breaks only where squares are taken in
half precision runs with every operation rounded there. None should be accepted. Half of the forms are the second half,
drawn by a digest of their names before any was asked: ``--half second``. It was untried until it was run once, on
041c5605, and is open since.
"""
