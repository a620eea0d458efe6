"""Fixtures: random inputs that are exact on every number type, and a backward pass compared rung by rung."""

from collections.abc import Callable

import numpy as np
import pytest

from tests.verify.transformer import referee


@pytest.fixture(name="dyadic")
def fixture_dyadic() -> Callable[..., np.ndarray]:
    return referee.dyadic


@pytest.fixture(name="gradient_failures")
def fixture_gradient_failures() -> Callable[..., list[referee.Failure]]:
    return referee.gradient_failures
