"""Gradients are read off theorems, and what is none is refused; a page names the maps of its theorem."""

import pytest

from derive.chapters import BOOK
from derive.language.symbols import RenderError
from derive.rocq.pullbacks import gradient, maps_of

LAYERS = {layer.name: layer for layer in BOOK.totals}


def test_a_gradient_is_read_off_the_inner_product_with_the_layer():
    found = gradient("softmax_vjp", BOOK.entries["softmax_vjp"].claim)
    assert (found.cotangent.name, found.argument.name, found.map.head) == ("g", "x", "lam")
    assert found.value == BOOK.entries["softmax_vjp"].claim.args[2]


@pytest.mark.parametrize(
    "name", ["softmax_sum_one", "softmax_jacobian", "logsumexp_gradient", "cross_entropy_gradient"]
)
def test_what_is_no_gradient_of_a_layer_is_refused(name):
    with pytest.raises(RenderError, match=rf"^{name}: .* was expected, not "):
        gradient(name, BOOK.entries[name].claim)


def test_pages_name_the_maps_that_their_theorems_belong_to():
    pages = {name: maps_of(name, BOOK) for name in BOOK.entries}
    assert pages["softmax_vjp"] == pages["softmax_jacobian"] == pages["softmax_jvp"] == ["softmax_total"]
    assert pages["masked_attention_backward_key"] == ["attention_total"]
    assert pages["partition_pos"] == []  # that it is differentiable rests on this, no more
    assert {name for own in pages.values() for name in own} == LAYERS.keys()
    softmax = LAYERS["softmax_total"]
    mixed = softmax._replace(backward=("softmax_vjp", "log_softmax_vjp"))
    no_gradient = softmax._replace(backward=("softmax_jacobian",))
    absent = softmax._replace(positive=("absent",))
    assert [maps_of("softmax_jvp", BOOK, [own]) for own in (softmax, mixed, no_gradient, absent)] == [
        ["softmax_total"],
        [],
        [],
        [],
    ]
