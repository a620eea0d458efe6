(* Written by `derive build`: change the theorems, not this file. *)

(* 290 of 294 theorems have a mutant that is proved to be false.
   The others are:
   A statement whose value is an integral, which no tactic here encloses: decay_closed_form,
     decay_closed_form_imaginary, decay_square.
   A statement of two layers, whose sides are too long to compute, the definitions unfolded:
     encoder_permutation_equivariant.
   Of 36 mutants that decide a claim of a source, or that somebody made about a moment, 31 are.
   One that was not found false at a point, of three dice at most: scaled_dot_product_variance (divided by the
     dimension), scaled_dot_product_variance (multiplied by the root), scaled_dot_product_variance (not scaled),
     dot_product_over_width_variance (variance kept), dot_product_over_width_variance (not divided). *)

From Book Require RefutationsSoftmax RefutationsDotProduct RefutationsScaling RefutationsSinusoidal
  RefutationsInteraction RefutationsDecay RefutationsAttention RefutationsNormalization RefutationsFeedForward.

Definition every_refutation : True := let _ := @RefutationsSoftmax.partition_pos_refuted in let _ :=
  @RefutationsSoftmax.softmax_pos_refuted in let _ := @RefutationsSoftmax.softmax_sum_one_refuted in let _ :=
  @RefutationsSoftmax.softmax_shift_invariant_refuted in let _ := @RefutationsSoftmax.softmax_shifted_refuted in let _
  := @RefutationsSoftmax.softmax_ratio_refuted in let _ := @RefutationsSoftmax.softmax_not_scale_invariant_refuted in
  let _ := @RefutationsSoftmax.softmax_jacobian_refuted in let _ :=
  @RefutationsSoftmax.softmax_jacobian_matrix_refuted in let _ :=
  @RefutationsSoftmax.softmax_jacobian_symmetric_refuted in let _ :=
  @RefutationsSoftmax.softmax_jacobian_row_sum_zero_refuted in let _ :=
  @RefutationsSoftmax.softmax_jacobian_trace_refuted in let _ := @RefutationsSoftmax.softmax_vjp_refuted in let _ :=
  @RefutationsSoftmax.softmax_jvp_refuted in let _ := @RefutationsSoftmax.softmax_vjp_sum_zero_refuted in let _ :=
  @RefutationsSoftmax.softmax_jacobian_quadratic_form_refuted in let _ :=
  @RefutationsSoftmax.softmax_jacobian_psd_refuted in let _ :=
  @RefutationsSoftmax.softmax_jacobian_norm_le_half_refuted in let _ := @RefutationsSoftmax.softmax_hessian_refuted in
  let _ := @RefutationsSoftmax.logsumexp_gradient_refuted in let _ := @RefutationsSoftmax.logsumexp_hessian_refuted in
  let _ := @RefutationsSoftmax.softmax_temperature_derivative_refuted in let _ :=
  @RefutationsSoftmax.softmax_log_refuted in let _ := @RefutationsSoftmax.log_softmax_shifted_refuted in let _ :=
  @RefutationsSoftmax.log_softmax_vjp_refuted in let _ := @RefutationsSoftmax.softmax_entropy_refuted in let _ :=
  @RefutationsSoftmax.logsumexp_temperature_derivative_refuted in let _ :=
  @RefutationsSoftmax.softmax_entropy_temperature_derivative_refuted in let _ :=
  @RefutationsSoftmax.softmax_entropy_temperature_derivative_nonpos_refuted in let _ :=
  @RefutationsSoftmax.softmax_two_weights_le_one_refuted in let _ := @RefutationsSoftmax.softmax_lt_one_refuted in let
  _ := @RefutationsSoftmax.softmax_jacobian_ne_zero_refuted in let _ := @RefutationsSoftmax.softmax_le_one_refuted in
  let _ := @RefutationsSoftmax.softmax_weight_le_of_gap_refuted in let _ :=
  @RefutationsSoftmax.softmax_others_le_of_gap_refuted in let _ :=
  @RefutationsSoftmax.softmax_complement_le_of_gap_refuted in let _ :=
  @RefutationsSoftmax.softmax_product_le_of_gap_refuted in let _ :=
  @RefutationsSoftmax.softmax_own_product_le_of_gap_refuted in let _ :=
  @RefutationsSoftmax.softmax_jacobian_le_of_gap_refuted in let _ :=
  @RefutationsSoftmax.cross_entropy_gradient_refuted in let _ :=
  @RefutationsSoftmax.padded_cross_entropy_gradient_refuted in let _ :=
  @RefutationsSoftmax.smoothed_padded_cross_entropy_gradient_refuted in let _ :=
  @RefutationsSoftmax.sigmoid_derivative_refuted in let _ := @RefutationsSoftmax.sigmoid_derivative_le_quarter_refuted
  in let _ := @RefutationsSoftmax.divergence_nonneg_refuted in let _ := @RefutationsSoftmax.gibbs_variational_refuted
  in let _ := @RefutationsSoftmax.softmax_entropy_le_log_size_refuted in let _ :=
  @RefutationsSoftmax.softmax_largest_ge_mean_refuted in let _ := @RefutationsSoftmax.logsumexp_bounds_refuted in let
  _ := @RefutationsSoftmax.softmax_product_ge_of_gap_refuted in let _ :=
  @RefutationsSoftmax.error_factor_bounds_refuted in let _ := @RefutationsSoftmax.perturbed_odds_le_refuted in let _
  := @RefutationsSoftmax.perturbed_mean_le_refuted in let _ := @RefutationsSoftmax.gumbel_winner_and_value_refuted in
  let _ := @RefutationsSoftmax.gumbel_tails_le_refuted in let _ := @RefutationsDotProduct.product_mean_refuted in let
  _ := @RefutationsDotProduct.product_variance_refuted in let _ :=
  @RefutationsDotProduct.dot_product_mean_of_entries_refuted in let _ :=
  @RefutationsDotProduct.dot_product_mean_refuted in let _ := @RefutationsDotProduct.dot_product_variance_refuted in
  let _ := @RefutationsDotProduct.dot_product_variance_of_identical_refuted in let _ :=
  @RefutationsDotProduct.dot_product_variance_of_centered_refuted in let _ :=
  @RefutationsDotProduct.dot_product_variance_of_centered_refuted_deviation_one in let _ :=
  @RefutationsDotProduct.scaled_dot_product_variance_refuted in let _ :=
  @RefutationsDotProduct.dot_product_mean_of_correlated_refuted in let _ :=
  @RefutationsDotProduct.dot_product_fourth_moment_refuted in let _ :=
  @RefutationsDotProduct.dot_product_excess_kurtosis_refuted in let _ :=
  @RefutationsDotProduct.score_covariance_refuted in let _ := @RefutationsDotProduct.score_squares_covariance_refuted
  in let _ := @RefutationsDotProduct.score_row_variance_given_query_refuted in let _ :=
  @RefutationsScaling.dot_product_over_width_variance_refuted in let _ :=
  @RefutationsScaling.scaled_dot_product_mean_refuted in let _ :=
  @RefutationsScaling.scaled_dot_product_variance_of_identical_refuted in let _ :=
  @RefutationsScaling.scaled_dot_product_variance_of_multiples_refuted in let _ :=
  @RefutationsScaling.scaled_self_score_mean_refuted in let _ :=
  @RefutationsScaling.scaled_self_score_variance_refuted in let _ := @RefutationsScaling.width_scalings_refuted in let
  _ := @RefutationsScaling.scaled_softmax_jacobian_refuted in let _ := @RefutationsScaling.softmax_of_ties_refuted in
  let _ := @RefutationsScaling.scaled_softmax_jacobian_at_ties_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_table_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_table_sin_first_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_shift_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_shift_refuted_one_factor_for_each_channel in let _ :=
  @RefutationsSinusoidal.sinusoidal_shift_sin_first_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_shift_eq_rotation_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_rotation_orthogonal_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_rotation_compose_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_inner_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_inner_refuted_distance_of_other_positions in let _ :=
  @RefutationsSinusoidal.sinusoidal_inner_complex_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_norm_sq_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_inner_symmetric_refuted in let _ :=
  @RefutationsSinusoidal.sinusoidal_distance_sq_refuted in let _ := @RefutationsSinusoidal.sinusoidal_layout_refuted
  in let _ := @RefutationsSinusoidal.rotary_forward_refuted in let _ :=
  @RefutationsSinusoidal.rotary_halves_forward_refuted in let _ := @RefutationsSinusoidal.rotary_relative_refuted in
  let _ := @RefutationsSinusoidal.rotary_isometry_refuted in let _ := @RefutationsSinusoidal.rotary_adjoint_refuted in
  let _ := @RefutationsSinusoidal.rotary_vjp_refuted in let _ := @RefutationsSinusoidal.rotary_halves_vjp_refuted in
  let _ := @RefutationsSinusoidal.planar_step_refuted in let _ := @RefutationsSinusoidal.planar_step_back_refuted in
  let _ := @RefutationsSinusoidal.planar_modulus_refuted in let _ :=
  @RefutationsSinusoidal.relative_encoding_planar_refuted in let _ :=
  @RefutationsInteraction.attention_permutation_equivariant_refuted in let _ :=
  @RefutationsInteraction.mean_pool_permutation_invariant_refuted in let _ :=
  @RefutationsInteraction.mixed_second_difference_bilinear_refuted in let _ :=
  @RefutationsInteraction.score_position_terms_refuted in let _ :=
  @RefutationsInteraction.score_position_terms_refuted_mixed_terms_missing in let _ :=
  @RefutationsInteraction.interaction_diagonal_refuted in let _ :=
  @RefutationsInteraction.interaction_diagonal_sin_first_refuted in let _ :=
  @RefutationsInteraction.interaction_relative_of_equal_pairs_refuted in let _ :=
  @RefutationsInteraction.interaction_relative_of_equal_pairs_refuted_a_pair_left_out in let _ :=
  @RefutationsInteraction.interaction_block_refuted in let _ := @RefutationsInteraction.interaction_general_refuted in
  let _ := @RefutationsInteraction.interaction_commuting_block_refuted in let _ :=
  @RefutationsInteraction.interaction_commuting_block_sin_first_refuted in let _ :=
  @RefutationsInteraction.bilinear_form_bound_refuted in let _ :=
  @RefutationsInteraction.interaction_off_diagonal_bound_refuted in let _ :=
  @RefutationsDecay.sinusoidal_inner_eq_riemann_sum_refuted in let _ := @RefutationsDecay.finite_sum_square_refuted in
  let _ := @RefutationsDecay.decay_linear_refuted in let _ := @RefutationsDecay.decay_square_root_refuted in let _ :=
  @RefutationsDecay.decay_square_root_between_refuted in let _ :=
  @RefutationsAttention.attention_output_convex_refuted in let _ :=
  @RefutationsAttention.attention_output_convex_below_refuted in let _ :=
  @RefutationsAttention.value_bias_passes_through_refuted in let _ := @RefutationsAttention.key_bias_invisible_refuted
  in let _ := @RefutationsAttention.attention_backward_value_refuted in let _ :=
  @RefutationsAttention.attention_backward_weights_refuted in let _ :=
  @RefutationsAttention.attention_weights_jacobian_refuted in let _ :=
  @RefutationsAttention.attention_backward_scores_refuted in let _ :=
  @RefutationsAttention.attention_score_gradient_row_sum_zero_refuted in let _ :=
  @RefutationsAttention.attention_row_dot_identity_refuted in let _ :=
  @RefutationsAttention.attention_weights_query_derivative_refuted in let _ :=
  @RefutationsAttention.attention_backward_query_refuted in let _ :=
  @RefutationsAttention.attention_weights_key_derivative_refuted in let _ :=
  @RefutationsAttention.attention_backward_key_refuted in let _ :=
  @RefutationsAttention.key_bias_gradient_zero_refuted in let _ :=
  @RefutationsAttention.attention_jacobian_covariance_refuted in let _ :=
  @RefutationsAttention.self_attention_slope_unbounded_refuted in let _ :=
  @RefutationsAttention.masked_partition_pos_refuted in let _ := @RefutationsAttention.masked_softmax_sum_one_refuted
  in let _ := @RefutationsAttention.hidden_partition_pos_refuted in let _ :=
  @RefutationsAttention.masked_softmax_zero_weight_refuted in let _ :=
  @RefutationsAttention.masked_softmax_renormalizes_refuted in let _ :=
  @RefutationsAttention.additive_mask_is_weight_refuted in let _ := @RefutationsAttention.linear_bias_relative_refuted
  in let _ := @RefutationsAttention.sink_takes_its_share_refuted in let _ :=
  @RefutationsAttention.masked_softmax_jacobian_refuted in let _ :=
  @RefutationsAttention.masked_softmax_zero_gradient_refuted in let _ := @RefutationsAttention.causal_prefix_refuted
  in let _ := @RefutationsAttention.causal_loss_splits_at_prefix_refuted in let _ :=
  @RefutationsAttention.attention_output_shifted_refuted in let _ :=
  @RefutationsAttention.masked_attention_backward_value_refuted in let _ :=
  @RefutationsAttention.masked_attention_backward_query_refuted in let _ :=
  @RefutationsAttention.masked_attention_backward_key_refuted in let _ :=
  @RefutationsAttention.masked_attention_permutation_equivariant_refuted in let _ :=
  @RefutationsAttention.masked_softmax_of_equal_scores_refuted in let _ :=
  @RefutationsAttention.block_states_merge_refuted in let _ := @RefutationsAttention.online_softmax_merge_refuted in
  let _ := @RefutationsAttention.online_softmax_merge_associative_refuted in let _ :=
  @RefutationsAttention.split_attention_merge_refuted in let _ :=
  @RefutationsAttention.weights_query_projection_derivative_refuted in let _ :=
  @RefutationsAttention.query_weight_backward_refuted in let _ := @RefutationsAttention.query_bias_backward_refuted in
  let _ := @RefutationsAttention.weights_key_projection_derivative_refuted in let _ :=
  @RefutationsAttention.key_weight_backward_refuted in let _ := @RefutationsAttention.query_key_products_agree_refuted
  in let _ := @RefutationsAttention.noether_query_key_refuted in let _ :=
  @RefutationsAttention.value_projection_backward_refuted in let _ :=
  @RefutationsAttention.noether_value_output_refuted in let _ := @RefutationsAttention.descent_step_drift_refuted in
  let _ := @RefutationsAttention.head_weights_jacobian_refuted in let _ :=
  @RefutationsAttention.multi_head_backward_output_refuted in let _ :=
  @RefutationsAttention.multi_head_backward_value_refuted in let _ :=
  @RefutationsAttention.multi_head_backward_refuted in let _ :=
  @RefutationsAttention.grouped_query_backward_key_refuted in let _ :=
  @RefutationsAttention.grouped_query_backward_value_refuted in let _ :=
  @RefutationsAttention.head_permutation_equivariant_refuted in let _ :=
  @RefutationsAttention.multi_head_permutation_equivariant_refuted in let _ :=
  @RefutationsAttention.attention_layer_permutation_equivariant_refuted in let _ :=
  @RefutationsAttention.feed_forward_layer_permutation_equivariant_refuted in let _ :=
  @RefutationsNormalization.variance_nonneg_refuted in let _ :=
  @RefutationsNormalization.eps_le_variance_add_eps_refuted in let _ :=
  @RefutationsNormalization.deviation_pos_refuted in let _ := @RefutationsNormalization.deviation_sq_refuted in let _
  := @RefutationsNormalization.sum_eq_card_mul_mean_refuted in let _ :=
  @RefutationsNormalization.sum_of_squares_refuted in let _ := @RefutationsNormalization.layernorm_sum_zero_refuted in
  let _ := @RefutationsNormalization.layernorm_mean_zero_refuted in let _ :=
  @RefutationsNormalization.layernorm_sum_of_squares_refuted in let _ :=
  @RefutationsNormalization.layernorm_variance_refuted in let _ := @RefutationsNormalization.mean_of_shifted_refuted
  in let _ := @RefutationsNormalization.layernorm_shift_invariant_refuted in let _ :=
  @RefutationsNormalization.mean_derivative_refuted in let _ := @RefutationsNormalization.variance_derivative_refuted
  in let _ := @RefutationsNormalization.deviation_derivative_refuted in let _ :=
  @RefutationsNormalization.layernorm_jacobian_refuted in let _ :=
  @RefutationsNormalization.layernorm_jacobian_row_sum_zero_refuted in let _ :=
  @RefutationsNormalization.layernorm_jacobian_of_normalized_refuted in let _ :=
  @RefutationsNormalization.layernorm_jacobian_of_input_refuted in let _ :=
  @RefutationsNormalization.layernorm_jvp_refuted in let _ :=
  @RefutationsNormalization.layernorm_jacobian_quadratic_form_refuted in let _ :=
  @RefutationsNormalization.layernorm_jacobian_psd_refuted in let _ := @RefutationsNormalization.layernorm_vjp_refuted
  in let _ := @RefutationsNormalization.layernorm_vjp_mean_last_refuted in let _ :=
  @RefutationsNormalization.layernorm_gain_vjp_refuted in let _ :=
  @RefutationsNormalization.layernorm_vjp_sum_zero_refuted in let _ :=
  @RefutationsNormalization.layernorm_vjp_inner_refuted in let _ :=
  @RefutationsNormalization.layernorm_vjp_orthogonal_of_eps_zero_refuted in let _ :=
  @RefutationsNormalization.layernorm_eps_zero_of_vjp_orthogonal_refuted in let _ :=
  @RefutationsNormalization.layernorm_vjp_inner_input_refuted in let _ :=
  @RefutationsNormalization.layernorm_weight_gradient_inner_refuted in let _ :=
  @RefutationsNormalization.squared_deviation_defect_refuted in let _ :=
  @RefutationsNormalization.squared_deviation_le_refuted in let _ :=
  @RefutationsNormalization.normalized_entry_sq_le_refuted in let _ :=
  @RefutationsNormalization.normalized_entry_bound_refuted in let _ :=
  @RefutationsNormalization.normalization_gain_gradient_refuted in let _ :=
  @RefutationsNormalization.normalization_bias_gradient_refuted in let _ := @RefutationsNormalization.rms_pos_refuted
  in let _ := @RefutationsNormalization.rms_derivative_refuted in let _ :=
  @RefutationsNormalization.rmsnorm_jacobian_refuted in let _ := @RefutationsNormalization.rmsnorm_vjp_refuted in let
  _ := @RefutationsNormalization.rmsnorm_gain_vjp_refuted in let _ :=
  @RefutationsNormalization.rmsnorm_gain_gradient_refuted in let _ :=
  @RefutationsNormalization.rmsnorm_sum_of_squares_refuted in let _ :=
  @RefutationsNormalization.rmsnorm_vjp_inner_input_refuted in let _ :=
  @RefutationsNormalization.batchnorm_is_layernorm_transposed_refuted in let _ :=
  @RefutationsNormalization.batch_deviation_pos_refuted in let _ :=
  @RefutationsNormalization.batchnorm_restores_identity_refuted in let _ :=
  @RefutationsNormalization.batch_mean_derivative_refuted in let _ :=
  @RefutationsNormalization.batch_variance_derivative_refuted in let _ :=
  @RefutationsNormalization.batch_deviation_derivative_refuted in let _ :=
  @RefutationsNormalization.batchnorm_jacobian_refuted in let _ := @RefutationsNormalization.batchnorm_vjp_refuted in
  let _ := @RefutationsNormalization.batchnorm_gain_gradient_refuted in let _ :=
  @RefutationsNormalization.batchnorm_bias_gradient_refuted in let _ :=
  @RefutationsNormalization.batchnorm_variance_expectation_refuted in let _ :=
  @RefutationsNormalization.batchnorm_variance_unbiased_refuted in let _ :=
  @RefutationsNormalization.rms_of_multiple_refuted in let _ :=
  @RefutationsNormalization.rmsnorm_scale_invariant_refuted in let _ :=
  @RefutationsNormalization.rmsnorm_length_le_refuted in let _ :=
  @RefutationsNormalization.normalized_score_bound_refuted in let _ :=
  @RefutationsNormalization.layernorm_jacobian_norm_le_refuted in let _ :=
  @RefutationsNormalization.deviation_pos_of_positive_eps_refuted in let _ :=
  @RefutationsNormalization.deviation_sq_of_positive_eps_refuted in let _ :=
  @RefutationsNormalization.deviations_product_ge_eps_refuted in let _ :=
  @RefutationsNormalization.layernorm_difference_le_refuted in let _ :=
  @RefutationsNormalization.layernorm_lipschitz_refuted in let _ := @RefutationsFeedForward.vjp_compose_refuted in let
  _ := @RefutationsFeedForward.softmax_linear_backward_refuted in let _ :=
  @RefutationsFeedForward.linear_backward_input_refuted in let _ :=
  @RefutationsFeedForward.linear_backward_weight_refuted in let _ :=
  @RefutationsFeedForward.linear_backward_bias_refuted in let _ := @RefutationsFeedForward.absolute_square_refuted in
  let _ := @RefutationsFeedForward.absolute_of_pos_refuted in let _ :=
  @RefutationsFeedForward.absolute_ne_of_neg_refuted in let _ := @RefutationsFeedForward.absolute_of_neg_refuted in
  let _ := @RefutationsFeedForward.relu_zero_or_argument_refuted in let _ :=
  @RefutationsFeedForward.relu_derivative_refuted in let _ := @RefutationsFeedForward.relu_of_pos_refuted in let _ :=
  @RefutationsFeedForward.relu_of_neg_refuted in let _ :=
  @RefutationsFeedForward.normal_distribution_derivative_refuted in let _ :=
  @RefutationsFeedForward.gelu_derivative_refuted in let _ := @RefutationsFeedForward.tanh_derivative_refuted in let _
  := @RefutationsFeedForward.gelu_tanh_derivative_refuted in let _ := @RefutationsFeedForward.relu_vjp_refuted in let
  _ := @RefutationsFeedForward.gelu_vjp_refuted in let _ := @RefutationsFeedForward.gelu_tanh_vjp_refuted in let _ :=
  @RefutationsFeedForward.feed_forward_backward_refuted in let _ :=
  @RefutationsFeedForward.feed_forward_backward_weight_refuted in let _ :=
  @RefutationsFeedForward.feed_forward_backward_bias_refuted in let _ :=
  @RefutationsFeedForward.feed_forward_backward_weight_out_refuted in let _ :=
  @RefutationsFeedForward.residual_backward_refuted in let _ := @RefutationsFeedForward.embedding_backward_refuted in
  let _ := @RefutationsFeedForward.embedding_backward_of_absent_refuted in let _ :=
  @RefutationsFeedForward.mean_pool_linear_commute_refuted in let _ :=
  @RefutationsFeedForward.label_smoothed_cross_entropy_gradient_refuted in let _ :=
  @RefutationsFeedForward.swiglu_vjp_refuted in let _ := @RefutationsFeedForward.geglu_vjp_refuted in let _ :=
  @RefutationsFeedForward.softcap_derivative_refuted in let _ := @RefutationsFeedForward.softcap_lt_refuted in let _
  := @RefutationsFeedForward.z_loss_gradient_refuted in let _ :=
  @RefutationsFeedForward.router_balance_gradient_refuted in let _ :=
  @RefutationsFeedForward.moving_average_bias_refuted in let _ :=
  @RefutationsFeedForward.gradient_size_of_multiple_refuted in let _ :=
  @RefutationsFeedForward.adam_denominator_of_multiple_refuted in let _ :=
  @RefutationsFeedForward.adam_direction_of_multiple_refuted in let _ :=
  @RefutationsFeedForward.adam_penalty_alone_refuted in let _ :=
  @RefutationsFeedForward.descent_penalty_is_decay_refuted in let _ :=
  @RefutationsFeedForward.adamw_of_constant_direction_refuted in let _ :=
  @RefutationsFeedForward.adamw_weight_bounded_refuted in I.

Print Assumptions every_refutation.
