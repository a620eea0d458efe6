"""What `derive.decide` says of claims that were written or found before the code that is to decide them.

``written.txt`` holds claims of ten kinds, ``found.txt`` those of public questions, papers and issues, each with its
source, ``audit.txt`` those that earlier studies asked about, and ``inputs.txt`` what newcomers type, with the strict
statement that they mean. Each row is true, false at a point that is stored, ill-typed, or about hypotheses that
contradict each other; `truth` checks it by numbers, apart from the code that is measured: a true one holds at the
points that are drawn, a false one fails at its own, and none is found at which contradicting hypotheses hold, which
is no proof that they do. A digest of its text draws the half of a row: code may be worked on against the first, and
the untried one is kept for the finished code.

``python -m benchmarks.claims --half first --kind roots --seconds 10 --record docs/claims.json`` asks and counts.
"""
