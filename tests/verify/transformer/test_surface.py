"""Layers and models are had from `verify.transformer` by their names."""

import subprocess
import sys
from types import FunctionType, ModuleType

import pytest

from verify import transformer

ALL = """
import verify.transformer
from verify.transformer.layers import multi_head  # loads the modules of many names
from verify.transformer import *
print(softmax.__module__, language_model.__name__, verify.transformer.softmax is softmax)
"""


@pytest.mark.parametrize("name", transformer.__all__)
def test_a_name_is_a_layer_a_model_or_what_belongs_to_one(name):
    value = getattr(transformer, name)
    assert not isinstance(value, ModuleType)
    assert not name.startswith("_")
    if isinstance(value, FunctionType | type):
        assert value.__name__ == name and value.__doc__


def test_a_name_stands_in_one_module_and_is_shown_on_tab():
    assert len(transformer.__all__) == len(set(transformer.__all__)) > 40
    assert dir(transformer) == sorted(transformer.__all__)


def test_all_names_are_imported_also_where_the_modules_are_loaded():
    run = subprocess.run([sys.executable, "-c", ALL], capture_output=True, text=True, check=False, timeout=60)
    assert run.stdout == "verify.transformer.layers.softmax language_model True\n", run.stderr


def test_a_backward_pass_stands_beside_its_forward_pass():
    backward = {name for name in transformer.__all__ if name.endswith("_backward")}
    alone = {name for name in backward if name.removesuffix("_backward") not in transformer.__all__}
    assert len(backward) > 20
    assert alone == {"gated_backward"}  # of gelu and of silu


def test_another_name_is_refused():
    with pytest.raises(AttributeError, match="module 'verify.transformer' has no attribute 'softmaxx'"):
        _ = transformer.softmaxx
