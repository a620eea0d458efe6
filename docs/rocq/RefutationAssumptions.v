(* Written by `derive build`: change the theorems, not this file. *)

(* 185 of 210 theorems have a mutant that is proved to be false.
   The others:
   product_mean: a statement of moments: a probability would have to be built, with its moments and its independence.
   product_variance: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   dot_product_mean_of_entries: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   dot_product_mean: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   dot_product_variance: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   dot_product_variance_of_identical: a statement of moments: a probability would have to be built, with its moments
     and its independence.
   dot_product_variance_of_centered: a statement of moments: a probability would have to be built, with its moments
     and its independence.
   scaled_dot_product_variance: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   dot_product_mean_of_correlated: a statement of moments: a probability would have to be built, with its moments and
     its independence.
   dot_product_fourth_moment: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   dot_product_excess_kurtosis: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   score_covariance: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   score_squares_covariance: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   score_row_variance_given_query: a statement of moments: a probability would have to be built, with its moments and
     its independence.
   batchnorm_variance_expectation: a statement of moments: a probability would have to be built, with its moments and
     its independence.
   batchnorm_variance_unbiased: a statement of moments: a probability would have to be built, with its moments and its
     independence.
   softmax_jacobian_ne_zero: a statement that two sides differ: a mutant is false where they are exactly equal, which
     no enclosure shows.
   absolute_ne_of_neg: a statement that two sides differ: a mutant is false where they are exactly equal, which no
     enclosure shows.
   softmax_not_scale_invariant: a statement with a hypothesis that equates terms with roots or exponentials, which
     holds at no rational point.
   layernorm_vjp_orthogonal_of_eps_zero: a statement with a hypothesis that equates terms with roots or exponentials,
     which holds at no rational point.
   layernorm_eps_zero_of_vjp_orthogonal: a statement with a hypothesis that equates terms with roots or exponentials,
     which holds at no rational point.
   normalized_entry_bound: a statement with a hypothesis that equates terms with roots or exponentials, which holds at
     no rational point.
   relative_encoding_planar: a statement of a sequence over all integers: no finite point says what its hypotheses do.
   encoder_permutation_equivariant: a statement of two layers, whose sides are too long to compute, the definitions
     unfolded.
   gelu_derivative: a statement whose derivative contains the error function, of which Rocq has no enclosure. *)

From Book Require RefutationsSoftmax RefutationsSinusoidal RefutationsInteraction RefutationsAttention
  RefutationsNormalization RefutationsFeedForward.

Definition every_refutation := (@RefutationsSoftmax.partition_pos_refuted, @RefutationsSoftmax.softmax_pos_refuted,
  @RefutationsSoftmax.softmax_sum_one_refuted, @RefutationsSoftmax.softmax_shift_invariant_refuted,
  @RefutationsSoftmax.softmax_ratio_refuted, @RefutationsSoftmax.softmax_jacobian_refuted,
  @RefutationsSoftmax.softmax_jacobian_matrix_refuted, @RefutationsSoftmax.softmax_jacobian_symmetric_refuted,
  @RefutationsSoftmax.softmax_jacobian_row_sum_zero_refuted, @RefutationsSoftmax.softmax_jacobian_trace_refuted,
  @RefutationsSoftmax.softmax_vjp_refuted, @RefutationsSoftmax.softmax_jvp_refuted,
  @RefutationsSoftmax.softmax_vjp_sum_zero_refuted, @RefutationsSoftmax.softmax_jacobian_quadratic_form_refuted,
  @RefutationsSoftmax.softmax_jacobian_psd_refuted, @RefutationsSoftmax.softmax_jacobian_norm_le_half_refuted,
  @RefutationsSoftmax.softmax_hessian_refuted, @RefutationsSoftmax.logsumexp_gradient_refuted,
  @RefutationsSoftmax.logsumexp_hessian_refuted, @RefutationsSoftmax.softmax_temperature_derivative_refuted,
  @RefutationsSoftmax.softmax_log_refuted, @RefutationsSoftmax.softmax_entropy_refuted,
  @RefutationsSoftmax.logsumexp_temperature_derivative_refuted,
  @RefutationsSoftmax.softmax_entropy_temperature_derivative_refuted,
  @RefutationsSoftmax.softmax_two_weights_le_one_refuted, @RefutationsSoftmax.softmax_lt_one_refuted,
  @RefutationsSoftmax.softmax_le_one_refuted, @RefutationsSoftmax.softmax_weight_le_of_gap_refuted,
  @RefutationsSoftmax.softmax_others_le_of_gap_refuted, @RefutationsSoftmax.softmax_complement_le_of_gap_refuted,
  @RefutationsSoftmax.softmax_product_le_of_gap_refuted, @RefutationsSoftmax.softmax_own_product_le_of_gap_refuted,
  @RefutationsSoftmax.softmax_jacobian_le_of_gap_refuted, @RefutationsSoftmax.cross_entropy_gradient_refuted,
  @RefutationsSoftmax.sigmoid_derivative_refuted, @RefutationsSoftmax.sigmoid_derivative_le_quarter_refuted,
  @RefutationsSinusoidal.sinusoidal_shift_refuted, @RefutationsSinusoidal.sinusoidal_shift_sin_first_refuted,
  @RefutationsSinusoidal.sinusoidal_shift_eq_rotation_refuted,
  @RefutationsSinusoidal.sinusoidal_rotation_orthogonal_refuted,
  @RefutationsSinusoidal.sinusoidal_rotation_compose_refuted, @RefutationsSinusoidal.sinusoidal_inner_refuted,
  @RefutationsSinusoidal.sinusoidal_inner_complex_refuted, @RefutationsSinusoidal.sinusoidal_norm_sq_refuted,
  @RefutationsSinusoidal.sinusoidal_inner_symmetric_refuted, @RefutationsSinusoidal.sinusoidal_distance_sq_refuted,
  @RefutationsSinusoidal.sinusoidal_layout_refuted, @RefutationsSinusoidal.rotary_relative_refuted,
  @RefutationsSinusoidal.rotary_isometry_refuted, @RefutationsSinusoidal.planar_step_refuted,
  @RefutationsSinusoidal.planar_step_back_refuted, @RefutationsSinusoidal.planar_modulus_refuted,
  @RefutationsInteraction.attention_permutation_equivariant_refuted,
  @RefutationsInteraction.mean_pool_permutation_invariant_refuted,
  @RefutationsInteraction.mixed_second_difference_bilinear_refuted,
  @RefutationsInteraction.score_position_terms_refuted, @RefutationsInteraction.interaction_diagonal_refuted,
  @RefutationsInteraction.interaction_diagonal_sin_first_refuted,
  @RefutationsInteraction.interaction_relative_of_equal_pairs_refuted,
  @RefutationsInteraction.interaction_block_refuted, @RefutationsInteraction.interaction_general_refuted,
  @RefutationsInteraction.interaction_commuting_block_refuted,
  @RefutationsInteraction.interaction_commuting_block_sin_first_refuted,
  @RefutationsInteraction.bilinear_form_bound_refuted, @RefutationsInteraction.interaction_off_diagonal_bound_refuted,
  @RefutationsAttention.attention_output_convex_refuted, @RefutationsAttention.attention_output_convex_below_refuted,
  @RefutationsAttention.value_bias_passes_through_refuted, @RefutationsAttention.key_bias_invisible_refuted,
  @RefutationsAttention.attention_backward_value_refuted, @RefutationsAttention.attention_backward_weights_refuted,
  @RefutationsAttention.attention_weights_jacobian_refuted, @RefutationsAttention.attention_backward_scores_refuted,
  @RefutationsAttention.attention_score_gradient_row_sum_zero_refuted,
  @RefutationsAttention.attention_row_dot_identity_refuted,
  @RefutationsAttention.attention_weights_query_derivative_refuted,
  @RefutationsAttention.attention_backward_query_refuted,
  @RefutationsAttention.attention_weights_key_derivative_refuted,
  @RefutationsAttention.attention_backward_key_refuted, @RefutationsAttention.key_bias_gradient_zero_refuted,
  @RefutationsAttention.attention_jacobian_covariance_refuted, @RefutationsAttention.masked_partition_pos_refuted,
  @RefutationsAttention.masked_softmax_sum_one_refuted, @RefutationsAttention.hidden_partition_pos_refuted,
  @RefutationsAttention.masked_softmax_zero_weight_refuted, @RefutationsAttention.masked_softmax_renormalizes_refuted,
  @RefutationsAttention.additive_mask_is_weight_refuted, @RefutationsAttention.masked_softmax_jacobian_refuted,
  @RefutationsAttention.masked_softmax_zero_gradient_refuted, @RefutationsAttention.causal_prefix_refuted,
  @RefutationsAttention.causal_loss_is_sum_of_prefix_losses_refuted, @RefutationsAttention.block_states_merge_refuted,
  @RefutationsAttention.online_softmax_merge_refuted, @RefutationsAttention.online_softmax_merge_associative_refuted,
  @RefutationsAttention.weights_query_projection_derivative_refuted,
  @RefutationsAttention.query_weight_backward_refuted, @RefutationsAttention.query_bias_backward_refuted,
  @RefutationsAttention.weights_key_projection_derivative_refuted, @RefutationsAttention.key_weight_backward_refuted,
  @RefutationsAttention.query_key_products_agree_refuted, @RefutationsAttention.noether_query_key_refuted,
  @RefutationsAttention.value_projection_backward_refuted, @RefutationsAttention.noether_value_output_refuted,
  @RefutationsAttention.head_weights_jacobian_refuted, @RefutationsAttention.multi_head_backward_output_refuted,
  @RefutationsAttention.multi_head_backward_value_refuted, @RefutationsAttention.multi_head_backward_refuted,
  @RefutationsAttention.grouped_query_backward_key_refuted,
  @RefutationsAttention.head_permutation_equivariant_refuted,
  @RefutationsAttention.multi_head_permutation_equivariant_refuted,
  @RefutationsAttention.attention_layer_permutation_equivariant_refuted,
  @RefutationsAttention.feed_forward_layer_permutation_equivariant_refuted,
  @RefutationsNormalization.variance_nonneg_refuted, @RefutationsNormalization.eps_le_variance_add_eps_refuted,
  @RefutationsNormalization.deviation_pos_refuted, @RefutationsNormalization.deviation_sq_refuted,
  @RefutationsNormalization.sum_eq_card_mul_mean_refuted, @RefutationsNormalization.sum_of_squares_refuted,
  @RefutationsNormalization.layernorm_sum_zero_refuted, @RefutationsNormalization.layernorm_mean_zero_refuted,
  @RefutationsNormalization.layernorm_sum_of_squares_refuted, @RefutationsNormalization.layernorm_variance_refuted,
  @RefutationsNormalization.mean_of_shifted_refuted, @RefutationsNormalization.layernorm_shift_invariant_refuted,
  @RefutationsNormalization.mean_derivative_refuted, @RefutationsNormalization.variance_derivative_refuted,
  @RefutationsNormalization.deviation_derivative_refuted, @RefutationsNormalization.layernorm_jacobian_refuted,
  @RefutationsNormalization.layernorm_jacobian_row_sum_zero_refuted,
  @RefutationsNormalization.layernorm_jacobian_of_normalized_refuted,
  @RefutationsNormalization.layernorm_jacobian_of_input_refuted, @RefutationsNormalization.layernorm_jvp_refuted,
  @RefutationsNormalization.layernorm_jacobian_quadratic_form_refuted,
  @RefutationsNormalization.layernorm_jacobian_psd_refuted, @RefutationsNormalization.layernorm_vjp_refuted,
  @RefutationsNormalization.layernorm_vjp_mean_last_refuted, @RefutationsNormalization.layernorm_gain_vjp_refuted,
  @RefutationsNormalization.layernorm_vjp_sum_zero_refuted, @RefutationsNormalization.layernorm_vjp_inner_refuted,
  @RefutationsNormalization.layernorm_vjp_inner_input_refuted,
  @RefutationsNormalization.layernorm_weight_gradient_inner_refuted,
  @RefutationsNormalization.squared_deviation_defect_refuted, @RefutationsNormalization.squared_deviation_le_refuted,
  @RefutationsNormalization.normalized_entry_sq_le_refuted,
  @RefutationsNormalization.normalization_gain_gradient_refuted,
  @RefutationsNormalization.normalization_bias_gradient_refuted, @RefutationsNormalization.rms_pos_refuted,
  @RefutationsNormalization.rms_derivative_refuted, @RefutationsNormalization.rmsnorm_jacobian_refuted,
  @RefutationsNormalization.rmsnorm_vjp_refuted, @RefutationsNormalization.rmsnorm_gain_vjp_refuted,
  @RefutationsNormalization.rmsnorm_sum_of_squares_refuted, @RefutationsNormalization.rmsnorm_vjp_inner_input_refuted,
  @RefutationsNormalization.batchnorm_is_layernorm_transposed_refuted,
  @RefutationsNormalization.batch_deviation_pos_refuted,
  @RefutationsNormalization.batchnorm_restores_identity_refuted,
  @RefutationsNormalization.batch_mean_derivative_refuted,
  @RefutationsNormalization.batch_variance_derivative_refuted,
  @RefutationsNormalization.batch_deviation_derivative_refuted, @RefutationsNormalization.batchnorm_jacobian_refuted,
  @RefutationsNormalization.batchnorm_vjp_refuted, @RefutationsFeedForward.vjp_compose_refuted,
  @RefutationsFeedForward.softmax_linear_backward_refuted, @RefutationsFeedForward.linear_backward_input_refuted,
  @RefutationsFeedForward.linear_backward_weight_refuted, @RefutationsFeedForward.linear_backward_bias_refuted,
  @RefutationsFeedForward.absolute_square_refuted, @RefutationsFeedForward.absolute_of_pos_refuted,
  @RefutationsFeedForward.absolute_of_neg_refuted, @RefutationsFeedForward.relu_zero_or_argument_refuted,
  @RefutationsFeedForward.relu_derivative_refuted, @RefutationsFeedForward.relu_of_pos_refuted,
  @RefutationsFeedForward.relu_of_neg_refuted, @RefutationsFeedForward.normal_distribution_derivative_refuted,
  @RefutationsFeedForward.tanh_derivative_refuted, @RefutationsFeedForward.gelu_tanh_derivative_refuted,
  @RefutationsFeedForward.feed_forward_backward_refuted, @RefutationsFeedForward.feed_forward_backward_weight_refuted,
  @RefutationsFeedForward.feed_forward_backward_bias_refuted,
  @RefutationsFeedForward.feed_forward_backward_weight_out_refuted, @RefutationsFeedForward.residual_backward_refuted,
  @RefutationsFeedForward.embedding_backward_refuted, @RefutationsFeedForward.embedding_backward_of_absent_refuted,
  @RefutationsFeedForward.mean_pool_linear_commute_refuted,
  @RefutationsFeedForward.label_smoothed_cross_entropy_gradient_refuted).

Print Assumptions every_refutation.
