"""Definitions that reverse mode makes."""

from derive.deriving.naming import Named, nested
from derive.language.families import definitions
from derive.language.fresh import Fresh
from derive.language.terms import Dimension, Sum, define, exp, vector, vector_of

n = Dimension("n")
i, j, k = n.indices("i j k")
x, w = vector("x", n), vector("w", n)
layer = define("layer", (w, x, i), exp(Sum(w[k] * x[k], k)) * x[i])
twice = layer(w, vector_of(j, layer(w, x, j)), i)


def test_what_says_the_same_has_one_name_and_what_does_not_has_a_number():
    names, named = Fresh(), Named(twice)
    a, b, c, d = (names.index("n") for _ in range(4))
    first = named.use("d_layer", w[a] * x[a], [a], ["i"])
    assert first.args[0].name == "d_layer"
    assert named.use("d_layer", w[b] * x[b], [b], ["i"]).args[0] is first.args[0]
    assert named.use("d_layer", w[c] + x[c], [c], ["i"]).args[0].name == "d_layer_2"
    assert named.use("layer", w[d], [d], ["i"]).args[0].name == "layer_2"  # a name of the loss


def test_only_cotangents_are_kept_for_the_answer():
    named, a = Named(twice), Fresh().index("n")
    named.use("D_layer", w[a] * x[a], [a], ["i"])
    cotangent = named.cotangent("d_layer", w[a] * x[a], [a], ["i"])
    named.cotangent("d_layer", w[a] * x[a], [a], ["i"])
    assert named.cotangents == [cotangent.args[0]]


def test_a_definition_that_is_applied_to_an_array_that_it_makes():
    assert set(nested(twice, definitions(twice))) == {layer.definition}
    assert set(nested(layer(w, x, i), definitions(twice))) == set()


def test_no_index_is_called_as_a_size():
    rows = Dimension("i")
    q, r = rows.indices("q r")
    y = vector("y", rows)
    made = Named(exp(y[q])).use("d_layer", y[q] * y[r], [q, r], ["i", "j"]).args[0]
    assert [p.name for p in made.params] == ["y", "j", "k"]
