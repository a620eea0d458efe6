"""Layers as maps: each theorem is read off those of the book, and a wrong one Rocq refuses."""

import re
import shutil
import subprocess
from itertools import cycle

import pytest

from derive.chapters import BOOK
from derive.language.symbols import RenderError
from derive.rocq.book import library
from derive.rocq.total import home, own_layers, total_files, total_theorems, written
from tests.derive.rocq.samples import EITHER, book, files, spaced
from tests.derive.rocq.samples import LAYERS as SOME_LAYERS
from tests.rocq_library import put_library
from verify.rocq.compiling import Files
from verify.rocq.coqc import find

LAYERS = {layer.name: layer for layer in BOOK.totals}
WRONG = {
    "softmax_total": ("a sign", "softmax x j * (g j - Sum", "softmax x j * (g j + Sum"),
    "log_softmax_total": ("a sum forgotten", "softmax x j * Sum (fun i : Fin n => g i)", "softmax x j * g j"),
    "layernorm_total": ("the mean forgotten", "g j - 1 / INR n * Sum (fun i : Fin n => g i) -", "g j -"),
    "layernorm_gain_total": ("a gain forgotten", "g j * gamma j", "g j"),
    "rmsnorm_total": ("a size forgotten", "rmsnorm x epsilon j / INR n * Sum", "rmsnorm x epsilon j * Sum"),
    "rmsnorm_gain_total": ("a gain forgotten", "g j * gamma j", "g j"),
    "batchnorm_total": ("another channel", "gamma b / batch_deviation", "1 / batch_deviation"),
    "attention_total": ("an additive mask forgotten", " + M i j", ""),
    "linear_total": ("a sum for a product", "X t a * G t l", "X t a + G t l"),
    "relu_total": ("the slope forgotten", "g j * relu_slope (x j)", "g j"),
    "gelu_total": ("a term forgotten", " + x j * normal_density (x j)", ""),
    "gelu_tanh_total": ("a factor forgotten", "1 + 3 *", "1 + "),
    "feed_forward_total": ("the slope forgotten", " * relu_slope (linear X W b t l) * X t a", " * X t a"),
    "residual_total": ("the way around forgotten", "R_ s a + Sum", "Sum"),
    "embedding_total": ("a scale forgotten", "kappa * Sum", "Sum"),
}  # fmt: skip
"""A mistake in what comes back, for each layer: what it is, and a text of the statement with what stands there then."""


ALONE, NEGATED, DOUBLED = "=> inner v (B ", "=> - inner v (B ", "=> 2 * inner v (B "
FORWARD = {
    "softmax_total": ("a sign", "u i - Sum", "u i + Sum"),
    "log_softmax_total": ("a sign", ALONE, NEGATED),
    "layernorm_total": ("the mean forgotten", "u i - 1 / INR n * Sum (fun j : Fin n => u j) -", "u i -"),
    "layernorm_gain_total": ("a factor too many", ALONE, DOUBLED),
    "rmsnorm_total": ("a size forgotten", "rmsnorm x epsilon j / INR n", "rmsnorm x epsilon j"),
    "rmsnorm_gain_total": ("a sign", ALONE, NEGATED),
    "batchnorm_total": ("all channels", "delta i_ i * delta a_ a", "delta i_ i"),
    "attention_total": ("all queries", "delta i_ i * delta c_ c", "delta c_ c"),
    "linear_total": ("the direction for what comes back", "inner v (B", "inner (X, (W, b)) (B"),
    "relu_total": ("all entries", "delta i_ i", "1"),
    "gelu_total": ("a sign", ALONE, NEGATED),
    "gelu_tanh_total": ("an entry too many", "delta i_ i", "(delta i_ i + 1)"),
    "feed_forward_total": ("all rows", "delta t_ t * delta c_ c", "delta c_ c"),
    "residual_total": ("a sign", ALONE, NEGATED),
    "embedding_total": ("a sum for a product", "delta t_ t * delta a_ a", "(delta t_ t + delta a_ a)"),
}  # fmt: skip
"""A mistake in the derivative, for each layer."""


def wrong(name, part):
    """The theorem on a layer with a mistake in its backward pass ``B`` or its derivative ``L``; its proof stands."""
    _, right, mistaken = {"B": WRONG, "L": FORWARD}[part][name]
    statement, middle, end = spaced(written(LAYERS[name], book("whole"))).partition(" Proof. ")
    start, let, rest = statement.partition(f" let {part} := ")
    value, in_, rest = rest.partition(") in ")
    assert right in value and in_
    return f"{start}{let}{value.replace(right, mistaken)}{in_}{rest}{middle}{end}"


@EITHER
def test_every_layer_of_ours_is_a_map_in_one_file(of):
    theorems = total_theorems(book(of))
    assert set(SOME_LAYERS) <= theorems.keys()
    assert of == "some" or theorems.keys() == LAYERS.keys() == WRONG.keys() == FORWARD.keys()
    for name, (file, says) in theorems.items():
        text = spaced(files(of)[f"rocq/{file}.v"])
        assert text.count(f"Theorem {name} ") == 1
        assert says.startswith("forall (") and says.count(" derivative (") == says.count(" adjoint (") == 1


def test_the_layers_that_are_asked_for_are_there():
    for name in ("softmax", "log_softmax", "layernorm", "rmsnorm", "attention", "feed_forward", "linear", "residual"):
        assert f"{name}_total" in LAYERS


def test_what_is_stated_is_what_the_theorems_of_the_book_say():
    (says,) = [says for name, (_, says) in total_theorems(book()).items() if name == "softmax_total"]
    assert says == (
        "forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R), "
        "let B := (fun (g : Fin n -> R) (j : Fin n) => "
        "softmax x j * (g j - Sum (fun i : Fin n => g i * softmax x i))) in "
        "let L := (fun (u : Fin n -> R) (i : Fin n) => "
        "softmax x i * (u i - Sum (fun j : Fin n => softmax x j * u j))) in "
        "derivative (vector n) (vector n) (fun (x : Fin n -> R) (i : Fin n) => softmax x i) x L "
        "/\\ adjoint (vector n) (vector n) L B"
    )


def test_theorems_of_two_maps_are_refused_and_are_no_layer():
    mixed = LAYERS["softmax_total"]._replace(backward=("softmax_vjp", "log_softmax_vjp"))
    with pytest.raises(RenderError, match="softmax_total: log_softmax_vjp is of another map than softmax_vjp"):
        written(mixed, book())
    other = LAYERS["log_softmax_total"]._replace(jacobian="softmax_jacobian")
    with pytest.raises(RenderError, match="softmax_jacobian is of another map"):
        written(other, book())
    product = LAYERS["softmax_total"]._replace(product="layernorm_jvp")
    with pytest.raises(RenderError, match="layernorm_jvp multiplies another matrix than softmax_jacobian has"):
        written(product, book())
    assert total_files(book(), [mixed, other, product]) == {}
    assert own_layers(book(), "Softmax", [LAYERS["softmax_total"]._replace(backward=("absent",))]) == []
    assert home("Softmax") in total_files(book())


IMPORTED = re.compile(r"^From (\w+) Require Import ([\w ]+)\.", re.MULTILINE)
PROVED = re.compile(r"^Proof\..*?^Qed\.", re.MULTILINE | re.DOTALL)


class Compiled:
    """The library, and the statements of the book without their proofs, compiled as far as they are asked for."""

    def __init__(self, folder):
        self.folder = folder
        put_library(folder)
        self.library = Files(find(), {f"Derive/{name}.v": text for name, text in library().items()}, folder)
        self.texts = {f"Derive/{name}": text for name, text in library().items()}
        self.texts |= {
            f"Book/{path[5:-2]}": PROVED.sub("Admitted.", text)
            for path, text in files("whole").items()
            if path.endswith(".v")
        }
        self.done = set()

    def coqc(self, path, text):
        """Compile a text with what it imports; return the message if that fails."""
        for root, modules in IMPORTED.findall(text):
            for needed in (f"{root}/{m}" for m in modules.split() if root != "Coq"):
                if needed not in self.texts or needed in self.done:
                    continue
                if root == "Derive":  # what make rocq has compiled is as good
                    found = self.library.compiled(self.library.closure([f"{needed}.v"]))
                    assert {outcome.status for outcome in found.values()} == {"pass"}
                else:
                    assert self.coqc(needed, self.texts[needed]) == ""
                self.done.add(needed)
        file = self.folder / f"{path}.v"
        for root in ("Derive", "Book"):
            (self.folder / root).mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        command = ["coqc", "-q", "-w", "none", "-Q", "Derive", "Derive", "-Q", "Book", "Book", str(file)]
        run = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        return run.stderr if run.returncode else ""


BLOCKS = {
    "masks taken for each other": ("shared_heads_total", "key_back r (U s) (M s)", "key_back r (M s) (U s)"),
    "keys of one head": ("shared_heads_total", "Sum (fun s => key_back r (U s) (M s) (Q s) K V (G s) j a)", "0"),
    "keys not scaled": ("head_total", "key_back r U M", "key_back 1 U M"),
    "the additive mask forgotten": ("head_total", "value_back r U M", "value_back r U U"),
    "the way around forgotten": ("attention_block_total", "add G (normed_back", "add zero (normed_back"),
    "values forgotten": ("attention_block_total", "(value_back r U M Q K H)", "(fun _ _ => 0)"),
    "a gain forgotten": ("attention_block_total", "normed_back gamma", "normed_back beta"),
}
"""Mistakes in what comes back through layers put together: the theorem, and the text that is changed."""


BRIDGES = {
    "continuity forgotten": ("  (forall o c, continuous_at s number (fun y => entry_of (J y o) c) x) ->\n", ""),
    "partial derivatives at the point alone": ("size (sub y x) <= r -> forall o c", "y = x -> forall o c"),
    "continuous in one entry": ("(forall o c, continuous_at s", "(exists o c, continuous_at s"),
    "a sign": ("by_rows (J x)", "fun h => scale (-1) (by_rows (J x) h)"),
    "a matrix at another point": ("by_rows (J x)", "by_rows (J zero)"),
}
"""What is not enough for, or not said by, the theorem from partial derivatives to the derivative."""


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return Compiled(tmp_path_factory.mktemp("total"))


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
@pytest.mark.parametrize(("name", "part"), [*zip(WRONG, cycle("BL"), strict=False)])
def test_rocq_takes_a_layer_and_refuses_it_with_a_mistake(world, name, part):
    """A mistake in what comes back, or in the derivative, in turn; each of both changes the statement."""
    home, _ = total_theorems(book("whole"))[name]
    path, right = f"rocq/{home}.v", written(LAYERS[name], book("whole"))
    head = files("whole")[path].partition("(* Written")[2].partition("Open Scope R_scope.")[0].partition("*)")[2]
    assert world.coqc("Book/Right", f"{head}Open Scope R_scope.\n{right}") == ""
    assert wrong(name, "B") != wrong(name, "L")
    refused = world.coqc("Book/Wrong", f"{head}Open Scope R_scope.\n{wrong(name, part)}")
    assert "nable to unify" in refused or "while it is expected to have type" in refused


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
def test_rocq_takes_layers_put_together(world):
    assert world.coqc("Derive/Right", library()["TotalBlocks"]) == ""


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
@pytest.mark.parametrize("mistake", BLOCKS)
def test_rocq_refuses_layers_put_together_with_a_mistake(world, mistake):
    name, right, mistaken = BLOCKS[mistake]
    text = library()["TotalBlocks"]
    found = re.search(rf"^Theorem {name}\b.*?^Proof\.", text, re.MULTILINE | re.DOTALL)
    backward = found[0].rindex("(fun G =>")
    start, end = found.start() + backward, found.end()
    assert right in text[start:end]
    refused = world.coqc("Derive/Wrong", text[:start] + text[start:end].replace(right, mistaken) + text[end:])
    assert "while it is expected to have type" in refused or "Unable to unify" in refused


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
def test_rocq_takes_the_derivative_from_continuous_partial_derivatives(world):
    assert world.coqc("Derive/Right", library()["TotalBridge"]) == ""


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
@pytest.mark.parametrize("mistake", BRIDGES)
def test_rocq_refuses_the_derivative_from_less(world, mistake):
    right, mistaken = BRIDGES[mistake]
    start, theorem, end = library()["TotalBridge"].partition("Theorem derivative_of_partials ")
    statement, proof, end = end.partition("Proof.")
    assert statement.count(right) == 1
    refused = world.coqc("Derive/Wrong", start + theorem + statement.replace(right, mistaken) + proof + end)
    line = int(re.search(r"line (\d+), characters", refused)[1])
    first = start.count("\n") + 1
    assert first < line <= first + (statement + proof + end.partition("Qed.")[0]).count("\n")
