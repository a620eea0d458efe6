"""Untrusted search for derivatives: closed forms and backward passes of anybody's formulas, found, then proved.

`engine` has the one idea, a dual lemma for every definition, and finds closed forms; `layers` pulls cotangents back
from definition to definition; `directions` follows a line, and `curvature` derives twice. All stand on `rules`, the
structural rules read as values and as theorems; on `folds`, which turns bodies into names again; on `fits` and
`shapes`, which guess; and on `equality`, which proves or refuses.
"""
