"""The sections of the chapters of our book, as data: what each is about, and the theorem that it begins with."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["SECTIONS"]

SECTIONS: Mapping[str, Mapping[str, str]] = {
    "softmax": {
        "partition_pos": "Weights",
        "softmax_jacobian": "The Jacobian and the two passes",
        "softmax_jacobian_quadratic_form": "The size of the Jacobian, and the second derivative",
        "logsumexp_gradient": "Log-sum-exp, the logarithm, entropy and temperature",
        "softmax_two_weights_le_one": "Where the Jacobian is zero, and where it is not",
        "softmax_le_one": "What a gap between the logits does",
        "softmax_jacobian_example_limit": "Limits of large and of small logits",
        "cross_entropy_gradient": "The cross-entropy",
        "sigmoid_derivative": "Two logits: when scaling helps",
        "divergence_nonneg": "Entropy, sizes of weights, and errors of the logits",
        "gumbel_winner_and_value": "Sampling",
    },
    "dot_product": {
        "product_mean": "Products and their sums",
        "dot_product_variance_of_identical": "Entries with equal moments",
        "dot_product_mean_of_correlated": "Correlated pairs, and the fourth moment",
        "score_covariance": "Several scores together",
    },
    "scaling": {
        "dot_product_over_width_variance": "What the root keeps, and what it does not",
        "scaled_softmax_jacobian": "What the division does to gradients",
    },
    "sinusoidal": {
        "sinusoidal_table": "The table, and its shifts",
        "sinusoidal_rotation_orthogonal": "Rotations and inner products",
        "rotary_forward": "Rotary positions",
        "planar_step": "What else could see differences",
        "pi_irrational": "Whether two positions can be one",
    },
    "interaction": {
        "attention_permutation_equivariant": "Without positions",
        "mixed_second_difference_bilinear": "Where a bilinear form comes from",
        "interaction_diagonal": "Diagonal matrices between positions",
        "interaction_block": "Any matrix between positions",
        "bilinear_form_bound": "How large an interaction is",
    },
    "decay": {
        "sinusoidal_inner_eq_riemann_sum": "From the sum to the integral",
        "decay_closed_form": "Closed forms",
        "weighted_riemann_sum_error": "The sum against its integral",
        "decay_bound": "How fast the integral falls",
        "exponential_decay_changes_sign": "Where it vanishes",
        "finite_sum_bound": "The finite sum",
        "weighted_decay_bound": "Other schedules",
    },
    "attention": {
        "attention_output_convex": "What the output is, and what biases do",
        "attention_backward_value": "The backward pass",
        "masked_partition_pos": "Masks",
        "causal_prefix": "Causal attention",
        "attention_output_shifted": "The two passes under a mask",
        "masked_attention_permutation_equivariant": "What a mask tells about order",
        "block_states_merge": "Attention in blocks",
        "weights_query_projection_derivative": "Projections",
        "head_weights_jacobian": "Heads, and keys that heads share",
        "head_permutation_equivariant": "Layers that commute with permutations",
    },
    "normalization": {
        "variance_nonneg": "Mean, variance, and what eps leaves",
        "layernorm_sum_zero": "The forward pass of LayerNorm",
        "mean_derivative": "The Jacobian of LayerNorm",
        "layernorm_vjp": "The backward pass of LayerNorm",
        "squared_deviation_defect": "How large a normalized entry can be",
        "normalization_gain_gradient": "Gain and bias",
        "rms_pos": "RMSNorm",
        "batchnorm_is_layernorm_transposed": "BatchNorm",
        "rms_of_multiple": "What a scale does, and how large scores and Jacobians are",
        "deviation_pos_of_positive_eps": "How far apart two outputs are",
    },
    "feed_forward": {
        "vjp_compose": "Composition and linear maps",
        "absolute_square": "Absolute value and ReLU",
        "normal_distribution_derivative": "GELU",
        "relu_vjp": "The feed-forward network",
        "residual_backward": "Residuals, embeddings, pooling",
        "label_smoothed_cross_entropy_gradient": "Smoothed labels",
        "swiglu_vjp": "Gates, caps, and losses beside the loss",
        "moving_average_bias": "Optimizers: averages, directions, decay of the weights",
    },
}
"""By the name of the chapter, the title of each section by its first theorem, in reading order."""
