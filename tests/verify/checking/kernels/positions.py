"""Tables of sinusoidal positions as people write them, cosine first at even channels, computed in a format."""

import cmath
import math

import numpy as np


def powers(positions, d, base, form):
    frequencies = 1 / form(base) ** (np.arange(0, d, 2, dtype=form) / form(d))
    angles = np.outer(positions.astype(form), frequencies)
    table = np.empty((len(positions), d), form)
    table[:, 0::2], table[:, 1::2] = np.cos(angles), np.sin(angles)
    return table


def exponential(positions, d, base, form):
    """As the well-known tutorials have it."""
    step = np.exp(np.arange(0, d, 2).astype(form) * form(-math.log(base) / d))
    angles = positions[:, None].astype(form) * step
    return np.stack([np.cos(angles), np.sin(angles)], axis=-1).reshape(len(positions), d)


def divided(positions, d, base, form):
    angles = positions[:, None].astype(form) / np.power(form(base), 2 * np.arange(d // 2, dtype=form) / form(d))
    table = np.zeros((len(positions), d), form)
    table[:, ::2] = np.cos(angles)
    table[:, 1::2] = np.sin(angles)
    return table


def entry_by_entry(positions, d, base, form):
    table = np.empty((len(positions), d), form)
    for row, position in enumerate(positions):
        for channel in range(0, int(d), 2):
            angle = form(position) / form(base) ** form(channel / d)
            table[row, channel], table[row, channel + 1] = np.cos(angle), np.sin(angle)
    return table


def channel_halved(positions, d, base, form):
    """Compute every channel's angle from half its number, rounded down."""
    channels = np.arange(d)
    angles = positions[:, None].astype(form) * (form(base) ** (-2 * (channels // 2).astype(form) / form(d)))[None]
    return np.where(channels % 2 == 0, np.cos(angles), np.sin(angles))


def shifted_sine(positions, d, base, form):
    """Take the cosine first for a sine a quarter of a turn on."""
    angles = np.repeat(exponents(d, base, form), 2)[None] * positions[:, None].astype(form)
    return np.sin(angles + form(math.pi / 2) * (np.arange(d) % 2 == 0).astype(form))


def exponents(d, base, form):
    return np.exp2(-np.log2(form(base)) * np.arange(0, d, 2, dtype=form) / form(d))


def einsum(positions, d, base, form):
    angles = np.einsum("n,i->ni", positions.astype(form), form(base) ** (-np.arange(0, d, 2, dtype=form) / form(d)))
    return np.concatenate([np.cos(angles)[..., None], np.sin(angles)[..., None]], -1).reshape(-1, d)


def geometric(positions, d, base, form):
    frequencies = np.geomspace(1, form(base) ** form(-(d - 2) / d), d // 2, dtype=form) if d > 2 else np.ones(1, form)
    angles = positions[:, None] * frequencies
    return np.stack([np.cos(angles), np.sin(angles)], 2).reshape(len(angles), d).astype(form)


def transposed(positions, d, base, form):
    table = np.empty((d, len(positions)), form)
    angles = (form(1) / (form(base) ** (np.arange(d // 2, dtype=form) / form(d // 2))))[:, None] * positions.astype(
        form
    )
    table[0::2], table[1::2] = np.cos(angles), np.sin(angles)
    return table.T


def by_complex_numbers(positions, d, base, form):
    turned = [[cmath.exp(1j * int(m) * base ** (-2 * i / d)) for i in range(d // 2)] for m in positions]
    pairs = np.array(turned)
    return np.stack([pairs.real, pairs.imag], -1).reshape(len(positions), d).astype(form)


HONEST = (
    powers,
    exponential,
    divided,
    entry_by_entry,
    channel_halved,
    einsum,
    geometric,
    transposed,
    by_complex_numbers,
    shifted_sine,
)


def of_length(n, d, base, form):
    """All positions before ``n``, in halves, sine first."""
    angles = np.arange(n)[:, None].astype(form) * np.exp(
        -form(math.log(base)) * np.arange(d // 2).astype(form) / (d // 2)
    )
    return np.concatenate([np.sin(angles), np.cos(angles)], axis=1).astype(form)
