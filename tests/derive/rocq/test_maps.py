"""What a theorem on a layer as a map is made of: shapes, pairs, what is read off a gradient, the derivative."""

from derive.chapters import BOOK
from derive.rocq.maps import LayerMap, nested, projections, shape
from derive.rocq.names import Names
from tests.derive.rocq.samples import book, spaced

LAYERS = {layer.name: layer for layer in BOOK.totals}


def test_arguments_of_one_map_are_pairs_within_pairs():
    names = Names()
    assert shape(("h", "m", "d"), names) == "(family h (matrix m d))"
    assert shape((), names) == "number"
    assert nested(["[a]"], "(", ", ", ")") == "[a]"
    assert projections(1) == ["p"] and projections(2) == ["(left_of p)", "(right_of p)"]
    text = spaced(LayerMap(LAYERS["attention_total"], book()).theorem())
    assert "(left_of p) (left_of (right_of p)) (right_of (right_of p))) (Q, (K, V))" in text


def test_the_derivative_is_the_jacobian_times_a_vector_where_the_book_has_it():
    assert LayerMap(LAYERS["softmax_total"], book()).derivative() == (
        "(fun (u : Fin n -> R) (i : Fin n) => softmax x i * (u i - Sum (fun j : Fin n => softmax x j * u j)))"
    )


def test_else_it_is_the_product_with_each_row_of_the_jacobian():
    assert LayerMap(LAYERS["rmsnorm_total"], book()).derivative() == (
        "(fun (v : Fin n -> R) (i : Fin n) => Sum (fun j : Fin n => (1 / rms x epsilon * "
        "(delta i j - rmsnorm x epsilon i * rmsnorm x epsilon j / INR n)) * v j))"
    )


def test_else_it_is_the_product_with_what_comes_back_from_one_entry_alone():
    assert LayerMap(LAYERS["residual_total"], book()).derivative() == (
        "(fun (v : point (matrix n d)) (t : Fin n) (a : Fin d) => "
        "inner v (B (fun (t_ : Fin n) (a_ : Fin d) => delta t_ t * delta a_ a)))"
    )
