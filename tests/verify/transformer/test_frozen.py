"""LayerNorm, BatchNorm and cross-entropy against frozen numbers of PyTorch: values, gradients, running statistics.

The files and what made them are in checkpoints/, with the modules that have a checkpoint of their own.
"""

import numpy as np
import pytest

from tests.verify.transformer.checkpoints.cases import DATA, STEP, group, perturbed
from verify.numbers import bound
from verify.transformer.checkpoints.files import load_arrays
from verify.transformer.layers.batch_norm import RunningStatistics, batch_norm, batch_norm_backward
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward


def run_layer_norm(a, **options):
    p = group(a, "parameters.")
    output, cache = layer_norm(a["inputs.x"], p["weight"], p["bias"], **options)
    d = layer_norm_backward(cache, a["cotangents.output"])
    return {
        "outputs.output": output,
        "gradients.inputs.x": d.d_x,
        "gradients.weight": d.d_weight,
        "gradients.bias": d.d_bias,
    }


def run_batch_norm(a, **options):
    p = group(a, "parameters.")
    before = RunningStatistics(a["before.running_mean"], a["before.running_var"], int(a["before.num_batches_tracked"]))
    output, cache = batch_norm(a["inputs.x"], p["weight"], p["bias"], before, **options)
    d = batch_norm_backward(cache, a["cotangents.output"])
    return {
        "outputs.output": output,
        "gradients.inputs.x": d.d_x,
        "gradients.weight": d.d_weight,
        "gradients.bias": d.d_bias,
        "parameters.running_mean": cache.running.mean,
        "parameters.running_var": cache.running.variance,
        "parameters.num_batches_tracked": np.array(cache.running.n_batches),
    }


def run_cross_entropy(a, smoothing=0.125, ignore_index=-100, reduction="mean"):
    options = {"smoothing": smoothing, "ignore_index": ignore_index, "reduction": reduction}
    loss, cache = cross_entropy(a["inputs.x"], a["inputs.targets"], **options)
    d = cross_entropy_backward(cache, a["cotangents.loss"])
    return {"outputs.loss": loss, "gradients.inputs.x": d.d_logits}


RUNS = {"layer_norm": run_layer_norm, "batch_norm": run_batch_norm, "cross_entropy": run_cross_entropy}


def failures(name, **options):
    """Return what differs from the file by more than rounding explains: the bound is that of `cases.accepted`."""
    arrays = load_arrays(DATA / f"{name}.npz")
    here = RUNS[name](arrays)
    there = RUNS[name](perturbed(arrays, np.random.default_rng(0)))
    found = RUNS[name](arrays, **options)
    frozen = {key for key in arrays if key.startswith(("outputs.", "gradients."))}
    if not frozen <= set(found):
        raise ValueError("a frozen array is not compared")
    wrong = []
    for key, array in found.items():
        scale = float(np.abs(here[key]).max())
        kappa = max(1.0, float(np.abs(there[key] - here[key]).max()) / (STEP * scale))
        limit = 2 * bound(np.float64, kappa, scale)
        if not limit <= 1e-10 * np.linalg.norm(arrays[key]):
            raise ValueError(f"{key}: the bound {limit} is too large")
        if not (array.shape == arrays[key].shape and np.abs(array - arrays[key]).max() <= limit):
            wrong.append(key)
    return wrong


@pytest.mark.parametrize("name", RUNS)
def test_values_and_gradients_agree(name):
    assert failures(name) == []


@pytest.mark.parametrize(
    ("name", "wrong", "where"),
    [
        ("layer_norm", {"eps": 1e-12}, "outputs.output"),
        ("batch_norm", {"eps": 1e-12}, "outputs.output"),
        ("batch_norm", {"momentum": 0.9}, "parameters.running_mean"),
        ("batch_norm", {"momentum": None}, "parameters.running_var"),
        ("cross_entropy", {"smoothing": 0}, "outputs.loss"),
        ("cross_entropy", {"smoothing": 0.125 * 7 / 6}, "outputs.loss"),
        ("cross_entropy", {"reduction": "sum"}, "gradients.inputs.x"),
    ],
)
def test_another_convention_differs(name, wrong, where):
    assert where in failures(name, **wrong)
