"""JAX functions of one number."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp

from benchmarks.functions.case import case, cases_in

__all__ = ["CASES"]

jax_case = partial(case, framework="jax", wrt="x", elementwise=True)


@jax_case("x: m n", "jax-ml/jax jax/_src/nn/functions.py, as it is called in google/flax examples")
def swish(x):
    return jax.nn.silu(x)


@jax_case("x: m n", "google-deepmind/gemma gemma/gm/nn/_layers.py, gelu by tanh")
def approximate_gelu(x):
    return jax.nn.gelu(x, approximate=True)


@jax_case("x: m n", "Hendrycks and Gimpel, arXiv 1606.08415")
def exact_gelu(x):
    return x * 0.5 * (1.0 + jax.lax.erf(x / jnp.sqrt(2.0)))


@jax_case("x: n", "Klambauer et al., SELU, arXiv 1706.02515")
def selu(x, alpha=1.67, lmbda=1.05):
    return lmbda * jnp.where(x > 0, x, alpha * jnp.exp(x) - alpha)


@jax_case("x: m n", "Howard et al., MobileNetV3, arXiv 1905.02244")
def hard_swish(x):
    return x * jnp.clip(x / 6 + 0.5, 0, 1)


@jax_case("x: n; scale: (positive)", "Barron, a general robust loss, arXiv 1701.03077, at alpha = 1", wrt="scale")
def charbonnier(x, scale):
    return jnp.sqrt((x / scale) ** 2 + 1) - 1


@jax_case("x: n; loc: ; scale: (positive)", "jax-ml/jax jax/scipy/stats/logistic", wrt="scale")
def logistic_log_density(x, loc, scale):
    x = (x - loc) / scale
    return -x - 2 * jnp.log1p(jnp.exp(-x)) - jnp.log(scale)


CASES = cases_in(globals())
