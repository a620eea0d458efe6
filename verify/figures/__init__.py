"""Measure what the figures of the book show: each a table of columns, committed as ``docs/figures/NAME.csv``.

A chapter is a file; nothing is drawn here, but in the folder of the chapter in ``derive/chapters``. A column of floats
is the same on every machine to the digits that are written: whatever cancels is computed on balls, and rounding errors
are those of an arithmetic that rounds by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from verify.figures import (
    attention,
    decay,
    dot_product,
    feed_forward,
    interaction,
    normalization,
    rounding,
    scaling,
    sinusoidal,
    softmax,
)
from verify.figures.tables import Columns, TableError, csv_text, difference

__all__ = ["FIGURES", "Columns", "TableError", "csv_text", "difference"]

FIGURES: Mapping[str, Callable[[], Columns]] = MappingProxyType(
    {
        measure.__name__: measure
        for measure in (
            softmax.softmax_jacobian,
            softmax.softmax_saturation,
            softmax.gap_both_ways,
            softmax.perturbed_averages,
            softmax.scaled_weights,
            softmax.entropy_of_scaled,
            softmax.gradient_of_divided,
            dot_product.score_histogram,
            dot_product.scores_of_one_query,
            scaling.scaling_saturation,
            scaling.scores_by_width,
            sinusoidal.positions,
            sinusoidal.rotary_pairs,
            sinusoidal.rotary_scores,
            sinusoidal.relative_maps,
            interaction.diagonal_interaction,
            interaction.commuting_interactions,
            decay.decay_schedules,
            decay.decay_envelopes,
            decay.finite_sum_and_integral,
            decay.finite_sum_recurrences,
            decay.recurrence_window,
            decay.decay_pieces,
            attention.masks_of_attention,
            attention.self_attention_slope,
            attention.linear_biases,
            attention.share_of_a_sink,
            normalization.layernorm_projection,
            normalization.normalized_scores,
            normalization.shared_statistics,
            feed_forward.activations,
            feed_forward.soft_caps,
            feed_forward.embedding_gradient,
            feed_forward.smoothed_labels,
            feed_forward.z_loss,
            feed_forward.moving_averages,
            rounding.rounding_errors,
        )
    }
)
"""The functions that measure, by the name of the figure."""
