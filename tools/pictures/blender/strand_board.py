"""Paints a tile of oriented strand board: strands of wood laid over one another, matching at its edges."""

import struct
import zlib

import numpy as np

SIZE = 1536
TILE_METRES = 1.2


def strand_tile():
    rng = np.random.default_rng(4)
    scale = SIZE / TILE_METRES
    tile = np.tile(np.array([0.69, 0.58, 0.45]), (SIZE, SIZE, 1)) * 0.8
    for k in range(9000):
        length, width = rng.uniform(0.05, 0.14) * scale, rng.uniform(0.006, 0.028) * scale
        angle = rng.normal(0, 0.55) if k % 4 else rng.uniform(0, np.pi)
        cx, cy = rng.uniform(0, SIZE, 2)
        reach = int(length / 2 + width) + 2
        yy, xx = np.mgrid[-reach : reach + 1, -reach : reach + 1]
        u, v = xx * np.cos(angle) + yy * np.sin(angle), -xx * np.sin(angle) + yy * np.cos(angle)
        half = width / 2 * (1 - 0.35 * np.abs(u / (length / 2)) ** 3) + rng.normal(0, 0.4)
        inside = (np.abs(u) < length / 2 + 2 * np.sin(v * 0.9 + k)) & (np.abs(v) < half)
        tint = np.array([1, rng.uniform(0.97, 1.02), rng.uniform(0.92, 1.10)])
        base = np.array([0.78, 0.675, 0.545]) * rng.uniform(0.78, 1.10) * tint
        fibre = 1 + 0.06 * np.sin(v * rng.uniform(0.8, 2.2) + rng.uniform(0, 6)) + 0.03 * np.sin(v * 5.1 + k)
        edge = np.where(np.abs(np.abs(v) - half) < 0.9, 0.80, 1.0)
        rows, columns = (yy + int(cy)) % SIZE, (xx + int(cx)) % SIZE
        tile[rows[inside], columns[inside]] = base[None] * (fibre * edge)[inside][:, None]
    return (np.clip(tile, 0, 1) * 255).astype(np.uint8)


def write_strand_tile(path):
    rows = b"".join(b"\0" + row.tobytes() for row in strand_tile())
    head = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 2, 0, 0, 0)
    chunk = lambda kind, body: struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    png = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + png)
