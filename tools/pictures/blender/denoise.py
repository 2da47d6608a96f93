"""Cleans a picture by comparing its two halves. Only the light (colour ÷ albedo) is smoothed: wood grain, being albedo, is untouched."""

import numpy as np

RADIUS = 5
PATCH = 2
STRENGTH = 0.9
DARK = 0.02
BRIGHTEST = 60


def clean(first, second, albedo, normal, depth):
    """Non-local means: each half is averaged with the weights of the other, guarded by normal, depth and albedo."""
    lights = [np.minimum(half / (albedo + DARK), BRIGHTEST) for half in (first, second)]
    # Compressed, so that sun and shade weigh alike.
    tones = [np.log1p(4 * light) for light in lights]
    variance = box_mean(((tones[0] - tones[1]) ** 2).mean(2) / 2, 3) + 1e-5
    depth = depth[:, :, 0]
    slope = slope_of(depth)
    sums = [np.zeros_like(first), np.zeros_like(first)]
    weights = [np.zeros(first.shape[:2], np.float32) for _ in sums]
    for dy, dx in neighbours():
        shared = variance + np.minimum(variance, shifted(variance, dy, dx))
        guard = np.exp(
            -((shifted(normal, dy, dx) - normal) ** 2).sum(2) / 0.02
            - ((shifted(depth, dy, dx) - depth) / (slope * (abs(dx) + abs(dy) + 1) * 1.5)) ** 2
            - ((shifted(albedo, dy, dx) - albedo) ** 2).sum(2) / 0.12
        )
        for half in (0, 1):
            tone = tones[1 - half]
            distance = ((shifted(tone, dy, dx) - tone) ** 2).mean(2) - shared
            alike = box_mean(distance / (STRENGTH**2 * shared + 1e-6), PATCH)
            weight = np.exp(-np.maximum(0, alike)) * guard
            sums[half] += shifted(lights[half], dy, dx) * weight[:, :, None]
            weights[half] += weight
    cleaned = [total / np.maximum(weight, 1e-6)[:, :, None] for total, weight in zip(sums, weights)]
    return (cleaned[0] + cleaned[1]) / 2 * (albedo + DARK)


def neighbours():
    reach = range(-RADIUS, RADIUS + 1)
    return [(dy, dx) for dy in reach for dx in reach if dx * dx + dy * dy <= RADIUS * RADIUS + 1]


def slope_of(depth):
    """How fast the depth changes, so that a floor seen flat is not taken for an edge."""
    steep = np.abs(np.gradient(depth, axis=1)) + np.abs(np.gradient(depth, axis=0))
    return box_mean(np.minimum(steep, 0.2), 1) + 0.0002 * np.minimum(depth, 50) + 1e-3


def shifted(picture, dy, dx):
    return np.roll(np.roll(picture, dy, 0), dx, 1)


def box_mean(values, radius):
    """Mean over a square of 2 · radius + 1, its rim continued outwards."""
    padded = np.pad(values, ((radius + 1, radius), (radius + 1, radius)), mode="edge")
    side = 2 * radius + 1
    rows = padded.cumsum(0, dtype=np.float64)
    rows = rows[side:] - rows[:-side]
    both = rows.cumsum(1)
    return ((both[:, side:] - both[:, :-side]) / side**2).astype(np.float32)
