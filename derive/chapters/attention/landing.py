"""What the chapter about attention asks, the theorems that answer it, and its sections."""

from ...books.landing import InChinese, Landing

LANDING = Landing(
    question="What is the backward pass of attention, with masks, blocks and shared heads?",
    chief={
        "attention_backward_scores": "At the scores it is the backward pass of softmax, row by row.",
        "online_softmax_merge": "Two blocks of keys, each with its own reference, merge into attention to all keys.",
        "masked_keys_invisible": "What the mask hides may be anything: the output does not see it.",
    },
    sections={
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
    galleries=(
        ("masks", "Masks and padding", "masked_|hidden_|causal_|additive_mask|linear_bias"),
        ("blocks", "Attention in blocks", "block_|online_|attention_output_shifted"),
        ("heads", "Heads and projections", r"multi_head|grouped|head_|query_|key_|value_|weights_|noether|descent"),
        ("attention", "Attention", ""),
    ),
    chinese=InChinese(
        title="注意力",
        question="带掩码、分块、共享头的注意力，反向传播是什么？",
        answer="注意力的输出是 values 的平均，权重来自分数的 softmax。它的反向传播是四个矩阵乘积与 softmax 的反向传播，各个库反复地写它们：带掩码的、分块的、共享 key 的。"
        "本章证明反向传播，指出哪些参数是多余的，掩码做什么、不做什么，为什么注意力可以分块计算，以及梯度流保持哪些量不变。",
    ),
)
