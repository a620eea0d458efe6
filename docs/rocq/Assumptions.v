(* Written by `derive build`: change the theorems, not this file. *)

From Derive Require AnalysisRefuted AttentionAnalysis AttentionWindows CosineIntegral DecayAnalysis DecayApproached
  DecayEnclosures DecayLogarithmic DecaySums ErrorFunction EulerConstant FiniteSumDecay FiniteSumRecurrence
  InteractionAnalysis Limits Model PiIrrational Pinned Points PowerDecay PowerSign Refutation RelativeMaps
  RelativePositions Rules SinusoidalAnalysis SoftmaxAnalysis SpecialFunctions Support TaylorMixedTerm Total
  TotalBlocks TotalBridge TotalRules TotalTerms Variation WeightedDecay.
From Book Require Facts Softmax DotProduct Scaling Sinusoidal Interaction Decay Attention Normalization FeedForward
  TotalSoftmax TotalAttention TotalNormalization TotalFeedForward WitnessesSoftmax WitnessesDotProduct
  WitnessesScaling WitnessesSinusoidal WitnessesInteraction WitnessesDecay WitnessesAttention WitnessesNormalization
  WitnessesFeedForward.

Definition book : True := let _ := @AnalysisRefuted.softmax_scaled_limit_refuted in let _ :=
  @AnalysisRefuted.softmax_jacobian_scaled_limit_refuted in let _ :=
  @AnalysisRefuted.softmax_gradient_scaling_condition_refuted in let _ :=
  @AnalysisRefuted.softmax_gradient_scaling_threshold_refuted in let _ :=
  @AnalysisRefuted.interaction_relative_iff_commuting_blocks_refuted in let _ :=
  @AnalysisRefuted.relative_encoding_iff_orthogonal_powers_refuted in let _ := @AnalysisRefuted.decay_limit_refuted in
  let _ := @AnalysisRefuted.finite_sum_mean_square_refuted in let _ := @AnalysisRefuted.finite_sum_returns_refuted in
  let _ := @AttentionAnalysis.masked_keys_invisible in let _ := @AttentionAnalysis.causal_pass_sees_prefix_only in let
  _ := @AttentionAnalysis.causal_pass_loss_is_sum_of_prefix_losses in let _ :=
  @AttentionAnalysis.causal_pass_gradient_is_sum_of_prefix_gradients in let _ :=
  @AttentionWindows.window_attention_is_attention_on_window in let _ :=
  @AttentionWindows.window_pass_sees_receptive_field in let _ :=
  @AttentionWindows.causal_attention_equivariant_iff_identity in let _ := @CosineIntegral.exponential_integral_bound
  in let _ := @DecayAnalysis.decay_bound in let _ := @DecayAnalysis.decay_limit in let _ :=
  @DecayAnalysis.exponential_decay_changes_sign in let _ := @DecayApproached.decay_bound_approached in let _ :=
  @DecayLogarithmic.euler_constant_exists in let _ := @DecayLogarithmic.decay_logarithmic in let _ :=
  @DecaySums.weighted_riemann_sum_error in let _ := @DecaySums.riemann_sum_error in let _ :=
  @DecaySums.finite_sum_bound in let _ := @ErrorFunction.erf_derivative in let _ := @ErrorFunction.erf_zero in let _
  := @FiniteSumDecay.finite_sum_mean_square in let _ := @FiniteSumDecay.finite_sum_no_decay in let _ :=
  @FiniteSumRecurrence.finite_sum_recurrence in let _ := @FiniteSumRecurrence.finite_sum_returns in let _ :=
  @InteractionAnalysis.interaction_relative_iff_commuting_blocks in let _ :=
  @InteractionAnalysis.interaction_relative_iff_equal_pairs in let _ := @Model.numbers_independent in let _ :=
  @Model.query_and_key_independent in let _ := @PiIrrational.pi_irrational in let _ := @PowerDecay.decay_power_bound
  in let _ := @PowerSign.nonnegative_iff_at_first_minimum in let _ :=
  @RelativeMaps.relative_maps_iff_orthogonal_powers in let _ := @RelativePositions.gram_eq_iff_orthogonal_map in let _
  := @RelativePositions.relative_encoding_iff_orthogonal_powers in let _ := @Rules.index_cases in let _ :=
  @Rules.induction in let _ := @Rules.linear_combination in let _ := @Rules.positive_combination in let _ :=
  @Rules.sum_congruence in let _ := @Rules.sum_sign in let _ := @Rules.deriv_const in let _ := @Rules.deriv_entry_real
  in let _ := @Rules.deriv_entry in let _ := @Rules.deriv_entry_matrix in let _ := @Rules.deriv_entry_matrices in let
  _ := @Rules.deriv_add in let _ := @Rules.deriv_mul in let _ := @Rules.deriv_div in let _ := @Rules.deriv_fn in let _
  := @Rules.deriv_fn_pos in let _ := @Rules.deriv_sum in let _ := @Rules.deriv_eq in let _ :=
  @Rules.fundamental_theorem in let _ := @Rules.expectation_congruence in let _ := @Rules.expectation_factor in let _
  := @SinusoidalAnalysis.relative_encoding_polar in let _ := @SinusoidalAnalysis.sinusoidal_injective in let _ :=
  @SoftmaxAnalysis.softmax_jacobian_zero_iff_onehot in let _ := @SoftmaxAnalysis.softmax_jacobian_le_example in let _
  := @SoftmaxAnalysis.softmax_jacobian_example_limit in let _ := @SoftmaxAnalysis.softmax_scaled_limit in let _ :=
  @SoftmaxAnalysis.softmax_jacobian_scaled_limit in let _ := @SoftmaxAnalysis.softmax_zero_scale_limit in let _ :=
  @SoftmaxAnalysis.softmax_gradient_scaling_condition in let _ := @SoftmaxAnalysis.softmax_gradient_scaling_at_tie in
  let _ := @SoftmaxAnalysis.softmax_gradient_scaling_threshold in let _ := @SpecialFunctions.outer_Ci in let _ :=
  @SpecialFunctions.outer_Si in let _ := @SpecialFunctions.outer_fresnelc in let _ := @SpecialFunctions.outer_fresnels
  in let _ := @TaylorMixedTerm.taylor_mixed_term in let _ := @TotalBlocks.backward_add in let _ :=
  @TotalBlocks.backward_identity in let _ := @TotalBlocks.backward_around in let _ := @TotalBlocks.backward_both in
  let _ := @TotalBlocks.backward_family in let _ := @TotalBlocks.backward_shared in let _ :=
  @TotalBlocks.backward_rows in let _ := @TotalBlocks.backward_linear in let _ := @TotalBlocks.backward_same in let _
  := @TotalBlocks.head_total in let _ := @TotalBlocks.shared_heads_total in let _ := @TotalBlocks.normed_total in let
  _ := @TotalBlocks.projected_total in let _ := @TotalBlocks.attention_block_total in let _ :=
  @TotalBridge.derivative_of_partials in let _ := @TotalBridge.partials_are_not_enough in let _ :=
  @TotalRules.derivative_unique in let _ := @TotalRules.adjoint_unique in let _ := @TotalRules.backward_unique in let
  _ := @TotalRules.chain_rule in let _ := @TotalRules.backward_compose in let _ := @TotalRules.derivative_linear in
  let _ := @TotalRules.derivative_constant in let _ := @TotalRules.derivative_add in let _ :=
  @TotalRules.derivative_both in let _ := @TotalRules.derivative_family in let _ := @TotalRules.derivative_of_one in
  let _ := @TotalRules.partial_of_derivative in let _ := @TotalRules.derivative_is_matrix in let _ :=
  @TotalRules.backward_is_partial in let _ := @TotalRules.derivative_by_rows in let _ :=
  @TotalRules.derivative_adjoint in let _ := @TotalRules.adjoint_determines in let _ :=
  @TotalRules.derivative_by_backward in let _ := @WeightedDecay.weighted_decay_bound in let _ := @Facts.mul_inverse in
  let _ := @Facts.inverse_mul in let _ := @Facts.inverse_inverse in let _ := @Facts.inverse_pos in let _ :=
  @Facts.square_nonneg in let _ := @Facts.square_pos in let _ := @Facts.mul_pos in let _ := @Facts.mul_nonneg in let _
  := @Facts.ne_of_pos in let _ := @Facts.sub_ne_zero in let _ := @Facts.ne_of_mul in let _ := @Facts.exp_add in let _
  := @Facts.exp_pos in let _ := @Facts.exp_tangent in let _ := @Facts.log_exp in let _ := @Facts.exp_log in let _ :=
  @Facts.le_sqrt_square in let _ := @Facts.sqrt_square in let _ := @Facts.pi_pos in let _ := @Facts.cos_add in let _
  := @Facts.sin_add in let _ := @Facts.cos_neg in let _ := @Facts.sin_neg in let _ := @Facts.cos_square_add_sin_square
  in let _ := @Facts.fresnelc_zero in let _ := @Facts.fresnels_zero in let _ := @Facts.sum_one in let _ :=
  @Facts.sum_add in let _ := @Facts.sum_scale in let _ := @Facts.sum_exchange in let _ := @Facts.sum_permutation in
  let _ := @Facts.sum_pairs in let _ := @Facts.pairs_even in let _ := @Facts.pairs_odd in let _ := @Facts.sum_delta in
  let _ := @Facts.delta_same in let _ := @Facts.delta_apart in let _ := @Facts.apart_symm in let _ :=
  @Facts.expectation_const in let _ := @Facts.expectation_add in let _ := @Facts.expectation_scale in let _ :=
  @Facts.expectation_sum in let _ := @Facts.variance in let _ := @Facts.covariance in let _ := @Softmax.partition_pos
  in let _ := @Softmax.softmax_pos in let _ := @Softmax.softmax_sum_one in let _ := @Softmax.softmax_shift_invariant
  in let _ := @Softmax.softmax_shifted in let _ := @Softmax.softmax_ratio in let _ :=
  @Softmax.softmax_not_scale_invariant in let _ := @Softmax.softmax_jacobian in let _ :=
  @Softmax.softmax_jacobian_matrix in let _ := @Softmax.softmax_jacobian_symmetric in let _ :=
  @Softmax.softmax_jacobian_row_sum_zero in let _ := @Softmax.softmax_jacobian_trace in let _ := @Softmax.softmax_vjp
  in let _ := @Softmax.softmax_jvp in let _ := @Softmax.softmax_vjp_sum_zero in let _ :=
  @Softmax.softmax_jacobian_quadratic_form in let _ := @Softmax.softmax_jacobian_psd in let _ :=
  @Softmax.softmax_jacobian_norm_le_half in let _ := @Softmax.softmax_hessian in let _ := @Softmax.logsumexp_gradient
  in let _ := @Softmax.logsumexp_hessian in let _ := @Softmax.softmax_temperature_derivative in let _ :=
  @Softmax.softmax_log in let _ := @Softmax.log_softmax_shifted in let _ := @Softmax.log_softmax_vjp in let _ :=
  @Softmax.softmax_entropy in let _ := @Softmax.logsumexp_temperature_derivative in let _ :=
  @Softmax.softmax_entropy_temperature_derivative in let _ := @Softmax.softmax_entropy_temperature_derivative_nonpos
  in let _ := @Softmax.softmax_two_weights_le_one in let _ := @Softmax.softmax_lt_one in let _ :=
  @Softmax.softmax_jacobian_ne_zero in let _ := @Softmax.softmax_le_one in let _ := @Softmax.softmax_weight_le_of_gap
  in let _ := @Softmax.softmax_others_le_of_gap in let _ := @Softmax.softmax_complement_le_of_gap in let _ :=
  @Softmax.softmax_product_le_of_gap in let _ := @Softmax.softmax_own_product_le_of_gap in let _ :=
  @Softmax.softmax_jacobian_le_of_gap in let _ := @Softmax.cross_entropy_gradient in let _ :=
  @Softmax.padded_cross_entropy_gradient in let _ := @Softmax.smoothed_padded_cross_entropy_gradient in let _ :=
  @Softmax.sigmoid_derivative in let _ := @Softmax.sigmoid_derivative_le_quarter in let _ :=
  @Softmax.divergence_nonneg in let _ := @Softmax.gibbs_variational in let _ := @Softmax.softmax_entropy_le_log_size
  in let _ := @Softmax.softmax_largest_ge_mean in let _ := @Softmax.logsumexp_bounds in let _ :=
  @Softmax.softmax_product_ge_of_gap in let _ := @Softmax.error_factor_bounds in let _ := @Softmax.perturbed_odds_le
  in let _ := @Softmax.perturbed_mean_le in let _ := @Softmax.gumbel_winner_and_value in let _ :=
  @Softmax.gumbel_tails_le in let _ := @DotProduct.product_mean in let _ := @DotProduct.product_variance in let _ :=
  @DotProduct.dot_product_mean_of_entries in let _ := @DotProduct.dot_product_mean in let _ :=
  @DotProduct.dot_product_variance in let _ := @DotProduct.dot_product_variance_of_identical in let _ :=
  @DotProduct.dot_product_variance_of_centered in let _ := @DotProduct.scaled_dot_product_variance in let _ :=
  @DotProduct.dot_product_mean_of_correlated in let _ := @DotProduct.dot_product_fourth_moment in let _ :=
  @DotProduct.dot_product_excess_kurtosis in let _ := @DotProduct.score_covariance in let _ :=
  @DotProduct.score_squares_covariance in let _ := @DotProduct.score_row_variance_given_query in let _ :=
  @Scaling.dot_product_over_width_variance in let _ := @Scaling.scaled_dot_product_mean in let _ :=
  @Scaling.scaled_dot_product_variance_of_identical in let _ := @Scaling.scaled_dot_product_variance_of_multiples in
  let _ := @Scaling.scaled_self_score_mean in let _ := @Scaling.scaled_self_score_variance in let _ :=
  @Scaling.width_scalings in let _ := @Scaling.scaled_softmax_jacobian in let _ := @Scaling.softmax_of_ties in let _
  := @Scaling.scaled_softmax_jacobian_at_ties in let _ := @Sinusoidal.sinusoidal_table in let _ :=
  @Sinusoidal.sinusoidal_table_sin_first in let _ := @Sinusoidal.sinusoidal_shift in let _ :=
  @Sinusoidal.sinusoidal_shift_sin_first in let _ := @Sinusoidal.sinusoidal_shift_eq_rotation in let _ :=
  @Sinusoidal.sinusoidal_rotation_orthogonal in let _ := @Sinusoidal.sinusoidal_rotation_compose in let _ :=
  @Sinusoidal.sinusoidal_inner in let _ := @Sinusoidal.sinusoidal_inner_complex in let _ :=
  @Sinusoidal.sinusoidal_norm_sq in let _ := @Sinusoidal.sinusoidal_inner_symmetric in let _ :=
  @Sinusoidal.sinusoidal_distance_sq in let _ := @Sinusoidal.sinusoidal_layout in let _ := @Sinusoidal.rotary_forward
  in let _ := @Sinusoidal.rotary_halves_forward in let _ := @Sinusoidal.rotary_relative in let _ :=
  @Sinusoidal.rotary_isometry in let _ := @Sinusoidal.rotary_adjoint in let _ := @Sinusoidal.rotary_vjp in let _ :=
  @Sinusoidal.rotary_halves_vjp in let _ := @Sinusoidal.planar_step in let _ := @Sinusoidal.planar_step_back in let _
  := @Sinusoidal.planar_modulus in let _ := @Sinusoidal.relative_encoding_planar in let _ :=
  @Interaction.attention_permutation_equivariant in let _ := @Interaction.mean_pool_permutation_invariant in let _ :=
  @Interaction.mixed_second_difference_bilinear in let _ := @Interaction.score_position_terms in let _ :=
  @Interaction.interaction_diagonal in let _ := @Interaction.interaction_diagonal_sin_first in let _ :=
  @Interaction.interaction_relative_of_equal_pairs in let _ := @Interaction.interaction_block in let _ :=
  @Interaction.interaction_general in let _ := @Interaction.interaction_commuting_block in let _ :=
  @Interaction.interaction_commuting_block_sin_first in let _ := @Interaction.bilinear_form_bound in let _ :=
  @Interaction.interaction_off_diagonal_bound in let _ := @Decay.sinusoidal_inner_eq_riemann_sum in let _ :=
  @Decay.finite_sum_square in let _ := @Decay.decay_closed_form in let _ := @Decay.decay_closed_form_imaginary in let
  _ := @Decay.decay_linear in let _ := @Decay.decay_square in let _ := @Decay.decay_square_root in let _ :=
  @Decay.decay_square_root_between in let _ := @Attention.attention_output_convex in let _ :=
  @Attention.attention_output_convex_below in let _ := @Attention.value_bias_passes_through in let _ :=
  @Attention.key_bias_invisible in let _ := @Attention.attention_backward_value in let _ :=
  @Attention.attention_backward_weights in let _ := @Attention.attention_weights_jacobian in let _ :=
  @Attention.attention_backward_scores in let _ := @Attention.attention_score_gradient_row_sum_zero in let _ :=
  @Attention.attention_row_dot_identity in let _ := @Attention.attention_weights_query_derivative in let _ :=
  @Attention.attention_backward_query in let _ := @Attention.attention_weights_key_derivative in let _ :=
  @Attention.attention_backward_key in let _ := @Attention.key_bias_gradient_zero in let _ :=
  @Attention.attention_jacobian_covariance in let _ := @Attention.self_attention_slope_unbounded in let _ :=
  @Attention.masked_partition_pos in let _ := @Attention.masked_softmax_sum_one in let _ :=
  @Attention.hidden_partition_pos in let _ := @Attention.masked_softmax_zero_weight in let _ :=
  @Attention.masked_softmax_renormalizes in let _ := @Attention.additive_mask_is_weight in let _ :=
  @Attention.linear_bias_relative in let _ := @Attention.sink_takes_its_share in let _ :=
  @Attention.masked_softmax_jacobian in let _ := @Attention.masked_softmax_zero_gradient in let _ :=
  @Attention.causal_prefix in let _ := @Attention.causal_loss_splits_at_prefix in let _ :=
  @Attention.attention_output_shifted in let _ := @Attention.masked_attention_backward_value in let _ :=
  @Attention.masked_attention_backward_query in let _ := @Attention.masked_attention_backward_key in let _ :=
  @Attention.masked_attention_permutation_equivariant in let _ := @Attention.masked_softmax_of_equal_scores in let _
  := @Attention.block_states_merge in let _ := @Attention.online_softmax_merge in let _ :=
  @Attention.online_softmax_merge_associative in let _ := @Attention.split_attention_merge in let _ :=
  @Attention.weights_query_projection_derivative in let _ := @Attention.query_weight_backward in let _ :=
  @Attention.query_bias_backward in let _ := @Attention.weights_key_projection_derivative in let _ :=
  @Attention.key_weight_backward in let _ := @Attention.query_key_products_agree in let _ :=
  @Attention.noether_query_key in let _ := @Attention.value_projection_backward in let _ :=
  @Attention.noether_value_output in let _ := @Attention.descent_step_drift in let _ :=
  @Attention.head_weights_jacobian in let _ := @Attention.multi_head_backward_output in let _ :=
  @Attention.multi_head_backward_value in let _ := @Attention.multi_head_backward in let _ :=
  @Attention.grouped_query_backward_key in let _ := @Attention.grouped_query_backward_value in let _ :=
  @Attention.head_permutation_equivariant in let _ := @Attention.multi_head_permutation_equivariant in let _ :=
  @Attention.attention_layer_permutation_equivariant in let _ := @Attention.feed_forward_layer_permutation_equivariant
  in let _ := @Attention.encoder_permutation_equivariant in let _ := @Normalization.variance_nonneg in let _ :=
  @Normalization.eps_le_variance_add_eps in let _ := @Normalization.deviation_pos in let _ :=
  @Normalization.deviation_sq in let _ := @Normalization.sum_eq_card_mul_mean in let _ :=
  @Normalization.sum_of_squares in let _ := @Normalization.layernorm_sum_zero in let _ :=
  @Normalization.layernorm_mean_zero in let _ := @Normalization.layernorm_sum_of_squares in let _ :=
  @Normalization.layernorm_variance in let _ := @Normalization.mean_of_shifted in let _ :=
  @Normalization.layernorm_shift_invariant in let _ := @Normalization.mean_derivative in let _ :=
  @Normalization.variance_derivative in let _ := @Normalization.deviation_derivative in let _ :=
  @Normalization.layernorm_jacobian in let _ := @Normalization.layernorm_jacobian_row_sum_zero in let _ :=
  @Normalization.layernorm_jacobian_of_normalized in let _ := @Normalization.layernorm_jacobian_of_input in let _ :=
  @Normalization.layernorm_jvp in let _ := @Normalization.layernorm_jacobian_quadratic_form in let _ :=
  @Normalization.layernorm_jacobian_psd in let _ := @Normalization.layernorm_vjp in let _ :=
  @Normalization.layernorm_vjp_mean_last in let _ := @Normalization.layernorm_gain_vjp in let _ :=
  @Normalization.layernorm_vjp_sum_zero in let _ := @Normalization.layernorm_vjp_inner in let _ :=
  @Normalization.layernorm_vjp_orthogonal_of_eps_zero in let _ := @Normalization.layernorm_eps_zero_of_vjp_orthogonal
  in let _ := @Normalization.layernorm_vjp_inner_input in let _ := @Normalization.layernorm_weight_gradient_inner in
  let _ := @Normalization.squared_deviation_defect in let _ := @Normalization.squared_deviation_le in let _ :=
  @Normalization.normalized_entry_sq_le in let _ := @Normalization.normalized_entry_bound in let _ :=
  @Normalization.normalization_gain_gradient in let _ := @Normalization.normalization_bias_gradient in let _ :=
  @Normalization.rms_pos in let _ := @Normalization.rms_derivative in let _ := @Normalization.rmsnorm_jacobian in let
  _ := @Normalization.rmsnorm_vjp in let _ := @Normalization.rmsnorm_gain_vjp in let _ :=
  @Normalization.rmsnorm_gain_gradient in let _ := @Normalization.rmsnorm_sum_of_squares in let _ :=
  @Normalization.rmsnorm_vjp_inner_input in let _ := @Normalization.batchnorm_is_layernorm_transposed in let _ :=
  @Normalization.batch_deviation_pos in let _ := @Normalization.batchnorm_restores_identity in let _ :=
  @Normalization.batch_mean_derivative in let _ := @Normalization.batch_variance_derivative in let _ :=
  @Normalization.batch_deviation_derivative in let _ := @Normalization.batchnorm_jacobian in let _ :=
  @Normalization.batchnorm_vjp in let _ := @Normalization.batchnorm_gain_gradient in let _ :=
  @Normalization.batchnorm_bias_gradient in let _ := @Normalization.batchnorm_variance_expectation in let _ :=
  @Normalization.batchnorm_variance_unbiased in let _ := @Normalization.rms_of_multiple in let _ :=
  @Normalization.rmsnorm_scale_invariant in let _ := @Normalization.rmsnorm_length_le in let _ :=
  @Normalization.normalized_score_bound in let _ := @Normalization.layernorm_jacobian_norm_le in let _ :=
  @Normalization.deviation_pos_of_positive_eps in let _ := @Normalization.deviation_sq_of_positive_eps in let _ :=
  @Normalization.deviations_product_ge_eps in let _ := @Normalization.layernorm_difference_le in let _ :=
  @Normalization.layernorm_lipschitz in let _ := @FeedForward.vjp_compose in let _ :=
  @FeedForward.softmax_linear_backward in let _ := @FeedForward.linear_backward_input in let _ :=
  @FeedForward.linear_backward_weight in let _ := @FeedForward.linear_backward_bias in let _ :=
  @FeedForward.absolute_square in let _ := @FeedForward.absolute_of_pos in let _ := @FeedForward.absolute_ne_of_neg in
  let _ := @FeedForward.absolute_of_neg in let _ := @FeedForward.relu_zero_or_argument in let _ :=
  @FeedForward.relu_derivative in let _ := @FeedForward.relu_of_pos in let _ := @FeedForward.relu_of_neg in let _ :=
  @FeedForward.normal_distribution_derivative in let _ := @FeedForward.gelu_derivative in let _ :=
  @FeedForward.tanh_derivative in let _ := @FeedForward.gelu_tanh_derivative in let _ := @FeedForward.relu_vjp in let
  _ := @FeedForward.gelu_vjp in let _ := @FeedForward.gelu_tanh_vjp in let _ := @FeedForward.feed_forward_backward in
  let _ := @FeedForward.feed_forward_backward_weight in let _ := @FeedForward.feed_forward_backward_bias in let _ :=
  @FeedForward.feed_forward_backward_weight_out in let _ := @FeedForward.residual_backward in let _ :=
  @FeedForward.embedding_backward in let _ := @FeedForward.embedding_backward_of_absent in let _ :=
  @FeedForward.mean_pool_linear_commute in let _ := @FeedForward.label_smoothed_cross_entropy_gradient in let _ :=
  @FeedForward.swiglu_vjp in let _ := @FeedForward.geglu_vjp in let _ := @FeedForward.softcap_derivative in let _ :=
  @FeedForward.softcap_lt in let _ := @FeedForward.z_loss_gradient in let _ := @FeedForward.router_balance_gradient in
  let _ := @FeedForward.moving_average_bias in let _ := @FeedForward.gradient_size_of_multiple in let _ :=
  @FeedForward.adam_denominator_of_multiple in let _ := @FeedForward.adam_direction_of_multiple in let _ :=
  @FeedForward.adam_penalty_alone in let _ := @FeedForward.descent_penalty_is_decay in let _ :=
  @FeedForward.adamw_of_constant_direction in let _ := @FeedForward.adamw_weight_bounded in let _ :=
  @TotalSoftmax.softmax_total in let _ := @TotalSoftmax.log_softmax_total in let _ := @TotalAttention.attention_total
  in let _ := @TotalNormalization.layernorm_total in let _ := @TotalNormalization.layernorm_gain_total in let _ :=
  @TotalNormalization.rmsnorm_total in let _ := @TotalNormalization.rmsnorm_gain_total in let _ :=
  @TotalNormalization.batchnorm_total in let _ := @TotalFeedForward.linear_total in let _ :=
  @TotalFeedForward.relu_total in let _ := @TotalFeedForward.gelu_total in let _ := @TotalFeedForward.gelu_tanh_total
  in let _ := @TotalFeedForward.feed_forward_total in let _ := @TotalFeedForward.residual_total in let _ :=
  @TotalFeedForward.embedding_total in let _ := @WitnessesSoftmax.softmax_not_scale_invariant_satisfiable in let _ :=
  @WitnessesSoftmax.softmax_entropy_temperature_derivative_nonpos_satisfiable in let _ :=
  @WitnessesSoftmax.softmax_two_weights_le_one_satisfiable in let _ := @WitnessesSoftmax.softmax_lt_one_satisfiable in
  let _ := @WitnessesSoftmax.softmax_jacobian_ne_zero_satisfiable in let _ :=
  @WitnessesSoftmax.softmax_weight_le_of_gap_satisfiable in let _ :=
  @WitnessesSoftmax.softmax_others_le_of_gap_satisfiable in let _ :=
  @WitnessesSoftmax.softmax_complement_le_of_gap_satisfiable in let _ :=
  @WitnessesSoftmax.softmax_product_le_of_gap_satisfiable in let _ :=
  @WitnessesSoftmax.softmax_own_product_le_of_gap_satisfiable in let _ :=
  @WitnessesSoftmax.softmax_jacobian_le_of_gap_satisfiable in let _ := @WitnessesSoftmax.divergence_nonneg_satisfiable
  in let _ := @WitnessesSoftmax.gibbs_variational_satisfiable in let _ :=
  @WitnessesSoftmax.softmax_largest_ge_mean_satisfiable in let _ := @WitnessesSoftmax.logsumexp_bounds_satisfiable in
  let _ := @WitnessesSoftmax.softmax_product_ge_of_gap_satisfiable in let _ :=
  @WitnessesSoftmax.error_factor_bounds_satisfiable in let _ := @WitnessesSoftmax.perturbed_odds_le_satisfiable in let
  _ := @WitnessesSoftmax.perturbed_mean_le_satisfiable in let _ :=
  @WitnessesSoftmax.gumbel_winner_and_value_satisfiable in let _ := @WitnessesDotProduct.product_mean_satisfiable in
  let _ := @WitnessesDotProduct.product_variance_satisfiable in let _ :=
  @WitnessesDotProduct.dot_product_mean_of_entries_satisfiable in let _ :=
  @WitnessesDotProduct.dot_product_mean_satisfiable in let _ := @WitnessesDotProduct.dot_product_variance_satisfiable
  in let _ := @WitnessesDotProduct.dot_product_variance_of_identical_satisfiable in let _ :=
  @WitnessesDotProduct.dot_product_variance_of_centered_satisfiable in let _ :=
  @WitnessesDotProduct.scaled_dot_product_variance_satisfiable in let _ :=
  @WitnessesDotProduct.dot_product_mean_of_correlated_satisfiable in let _ :=
  @WitnessesDotProduct.dot_product_fourth_moment_satisfiable in let _ :=
  @WitnessesDotProduct.dot_product_excess_kurtosis_satisfiable in let _ :=
  @WitnessesDotProduct.score_covariance_satisfiable in let _ :=
  @WitnessesDotProduct.score_squares_covariance_satisfiable in let _ :=
  @WitnessesDotProduct.score_row_variance_given_query_satisfiable in let _ :=
  @WitnessesScaling.dot_product_over_width_variance_satisfiable in let _ :=
  @WitnessesScaling.scaled_dot_product_mean_satisfiable in let _ :=
  @WitnessesScaling.scaled_dot_product_variance_of_identical_satisfiable in let _ :=
  @WitnessesScaling.scaled_dot_product_variance_of_multiples_satisfiable in let _ :=
  @WitnessesScaling.scaled_self_score_mean_satisfiable in let _ :=
  @WitnessesScaling.scaled_self_score_variance_satisfiable in let _ := @WitnessesScaling.width_scalings_satisfiable in
  let _ := @WitnessesScaling.scaled_softmax_jacobian_satisfiable in let _ :=
  @WitnessesScaling.softmax_of_ties_satisfiable in let _ :=
  @WitnessesScaling.scaled_softmax_jacobian_at_ties_satisfiable in let _ :=
  @WitnessesSinusoidal.planar_step_satisfiable in let _ := @WitnessesSinusoidal.planar_step_back_satisfiable in let _
  := @WitnessesSinusoidal.planar_modulus_satisfiable in let _ :=
  @WitnessesSinusoidal.relative_encoding_planar_satisfiable in let _ :=
  @WitnessesInteraction.interaction_relative_of_equal_pairs_satisfiable in let _ :=
  @WitnessesDecay.decay_closed_form_satisfiable in let _ := @WitnessesDecay.decay_closed_form_imaginary_satisfiable in
  let _ := @WitnessesDecay.decay_linear_satisfiable in let _ := @WitnessesDecay.decay_square_satisfiable in let _ :=
  @WitnessesDecay.decay_square_root_satisfiable in let _ := @WitnessesDecay.decay_square_root_between_satisfiable in
  let _ := @WitnessesAttention.attention_output_convex_satisfiable in let _ :=
  @WitnessesAttention.attention_output_convex_below_satisfiable in let _ :=
  @WitnessesAttention.attention_weights_query_derivative_satisfiable in let _ :=
  @WitnessesAttention.attention_backward_query_satisfiable in let _ :=
  @WitnessesAttention.attention_weights_key_derivative_satisfiable in let _ :=
  @WitnessesAttention.attention_backward_key_satisfiable in let _ :=
  @WitnessesAttention.attention_jacobian_covariance_satisfiable in let _ :=
  @WitnessesAttention.masked_partition_pos_satisfiable in let _ :=
  @WitnessesAttention.masked_softmax_sum_one_satisfiable in let _ :=
  @WitnessesAttention.hidden_partition_pos_satisfiable in let _ :=
  @WitnessesAttention.masked_softmax_zero_weight_satisfiable in let _ :=
  @WitnessesAttention.masked_softmax_jacobian_satisfiable in let _ :=
  @WitnessesAttention.masked_softmax_zero_gradient_satisfiable in let _ :=
  @WitnessesAttention.causal_prefix_satisfiable in let _ :=
  @WitnessesAttention.causal_loss_splits_at_prefix_satisfiable in let _ :=
  @WitnessesAttention.masked_attention_backward_query_satisfiable in let _ :=
  @WitnessesAttention.masked_attention_backward_key_satisfiable in let _ :=
  @WitnessesAttention.weights_query_projection_derivative_satisfiable in let _ :=
  @WitnessesAttention.query_weight_backward_satisfiable in let _ :=
  @WitnessesAttention.query_bias_backward_satisfiable in let _ :=
  @WitnessesAttention.weights_key_projection_derivative_satisfiable in let _ :=
  @WitnessesAttention.key_weight_backward_satisfiable in let _ := @WitnessesAttention.descent_step_drift_satisfiable
  in let _ := @WitnessesAttention.grouped_query_backward_key_satisfiable in let _ :=
  @WitnessesNormalization.deviation_pos_satisfiable in let _ := @WitnessesNormalization.deviation_sq_satisfiable in
  let _ := @WitnessesNormalization.layernorm_sum_of_squares_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_variance_satisfiable in let _ :=
  @WitnessesNormalization.deviation_derivative_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_jacobian_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_jacobian_of_normalized_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_jacobian_of_input_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_jacobian_psd_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_vjp_satisfiable in let _ := @WitnessesNormalization.layernorm_gain_vjp_satisfiable
  in let _ := @WitnessesNormalization.layernorm_vjp_inner_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_vjp_orthogonal_of_eps_zero_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_eps_zero_of_vjp_orthogonal_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_vjp_inner_input_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_weight_gradient_inner_satisfiable in let _ :=
  @WitnessesNormalization.normalized_entry_sq_le_satisfiable in let _ :=
  @WitnessesNormalization.normalized_entry_bound_satisfiable in let _ := @WitnessesNormalization.rms_pos_satisfiable
  in let _ := @WitnessesNormalization.rms_derivative_satisfiable in let _ :=
  @WitnessesNormalization.rmsnorm_jacobian_satisfiable in let _ := @WitnessesNormalization.rmsnorm_vjp_satisfiable in
  let _ := @WitnessesNormalization.rmsnorm_gain_vjp_satisfiable in let _ :=
  @WitnessesNormalization.rmsnorm_sum_of_squares_satisfiable in let _ :=
  @WitnessesNormalization.rmsnorm_vjp_inner_input_satisfiable in let _ :=
  @WitnessesNormalization.batch_deviation_pos_satisfiable in let _ :=
  @WitnessesNormalization.batchnorm_restores_identity_satisfiable in let _ :=
  @WitnessesNormalization.batch_deviation_derivative_satisfiable in let _ :=
  @WitnessesNormalization.batchnorm_jacobian_satisfiable in let _ := @WitnessesNormalization.batchnorm_vjp_satisfiable
  in let _ := @WitnessesNormalization.batchnorm_variance_expectation_satisfiable in let _ :=
  @WitnessesNormalization.batchnorm_variance_unbiased_satisfiable in let _ :=
  @WitnessesNormalization.rms_of_multiple_satisfiable in let _ :=
  @WitnessesNormalization.rmsnorm_scale_invariant_satisfiable in let _ :=
  @WitnessesNormalization.rmsnorm_length_le_satisfiable in let _ :=
  @WitnessesNormalization.normalized_score_bound_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_jacobian_norm_le_satisfiable in let _ :=
  @WitnessesNormalization.deviation_pos_of_positive_eps_satisfiable in let _ :=
  @WitnessesNormalization.deviation_sq_of_positive_eps_satisfiable in let _ :=
  @WitnessesNormalization.deviations_product_ge_eps_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_difference_le_satisfiable in let _ :=
  @WitnessesNormalization.layernorm_lipschitz_satisfiable in let _ :=
  @WitnessesFeedForward.absolute_of_pos_satisfiable in let _ := @WitnessesFeedForward.absolute_ne_of_neg_satisfiable
  in let _ := @WitnessesFeedForward.absolute_of_neg_satisfiable in let _ :=
  @WitnessesFeedForward.relu_derivative_satisfiable in let _ := @WitnessesFeedForward.relu_of_pos_satisfiable in let _
  := @WitnessesFeedForward.relu_of_neg_satisfiable in let _ := @WitnessesFeedForward.relu_vjp_satisfiable in let _ :=
  @WitnessesFeedForward.feed_forward_backward_satisfiable in let _ :=
  @WitnessesFeedForward.feed_forward_backward_weight_satisfiable in let _ :=
  @WitnessesFeedForward.feed_forward_backward_bias_satisfiable in let _ :=
  @WitnessesFeedForward.residual_backward_satisfiable in let _ := @WitnessesFeedForward.softcap_derivative_satisfiable
  in let _ := @WitnessesFeedForward.softcap_lt_satisfiable in let _ :=
  @WitnessesFeedForward.moving_average_bias_satisfiable in let _ :=
  @WitnessesFeedForward.gradient_size_of_multiple_satisfiable in let _ :=
  @WitnessesFeedForward.adam_denominator_of_multiple_satisfiable in let _ :=
  @WitnessesFeedForward.adam_direction_of_multiple_satisfiable in let _ :=
  @WitnessesFeedForward.adam_penalty_alone_satisfiable in let _ :=
  @WitnessesFeedForward.adamw_of_constant_direction_satisfiable in let _ :=
  @WitnessesFeedForward.adamw_weight_bounded_satisfiable in I.

Print Assumptions book.

Definition enclosures : True := let _ := @DecayEnclosures.decay_at_1 in let _ := @DecayEnclosures.decay_at_10 in let _
  := @DecayEnclosures.decay_at_100 in let _ := @DecayEnclosures.decay_at_1000 in let _ :=
  @DecayEnclosures.decay_at_10000 in let _ := @DecayEnclosures.first_zero_at_10 in let _ :=
  @DecayEnclosures.nonnegative_at_three_halves in I.

Print Assumptions enclosures.
