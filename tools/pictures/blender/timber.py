"""Turns the boxes of a model into boards: bevelled, slightly out of true, grain along the longest side, nailed where boards cross."""

import math

import bmesh
from mathutils import Matrix, Vector

from mesh import box_mesh, link, mesh_of

NAIL_RADIUS = 0.0042
THIN = 0.032
LEAST_LAP = 0.045


def board(part, material, rnd, bevel, jitter, slip=0.0):
    """A box whose X runs along the longest side, randomly turned end for end and face for face."""
    size = part["size"]
    order = sorted(range(3), key=lambda i: -size[i])
    axes = [Vector([1.0 if i == k else 0.0 for i in range(3)]) for k in order]
    turn = Matrix(axes).transposed()
    if turn.determinant() < 0:
        axes[2] = -axes[2]
        turn = Matrix(axes).transposed()
    length, width, thick = (size[k] for k in order)
    flips = [Matrix.Rotation(math.pi if rnd.random() < 0.5 else 0, 3, axis) for axis in ("X", "Z")]
    cut = Vector((length - abs(rnd.gauss(0, 1.0)) * jitter, width - abs(rnd.gauss(0, 0.5)) * jitter, thick))
    askew = Matrix.Rotation(rnd.gauss(0, 1) * jitter * 0.9, 3, axes[2])
    at = part["at"] + axes[0] * rnd.gauss(0, 0.5 * jitter + slip) + axes[1] * rnd.gauss(0, 0.35) * jitter
    place = Matrix.Translation(at) @ (part["rotation"] @ askew @ turn @ flips[0] @ flips[1]).to_4x4()
    return link(part["name"], box_mesh(part["name"], cut, bevel), material, place)


def low(part, k):
    return part["at"][k] - part["size"][k] / 2


def high(part, k):
    return part["at"][k] + part["size"][k] / 2


def nails(parts, material, rnd):
    """Heads wherever a thin board lies flat on another part and its other face is free."""
    flat = [part for part in parts if not part["turned"]]
    spots = [spot for part in flat for spot in spots_on(part, flat, rnd)]
    if not spots:
        return
    bm = bmesh.new()
    for at, normal in spots:
        turn = Vector((0, 0, 1)).rotation_difference(normal).to_matrix().to_4x4()
        place = Matrix.Translation(at + normal * 0.0002) @ turn
        bmesh.ops.create_cone(
            bm, cap_ends=True, segments=10, radius1=NAIL_RADIUS, radius2=NAIL_RADIUS * 0.8, depth=0.0016, matrix=place
        )
    link("nails", mesh_of("nails", bm), material)


def spots_on(part, flat, rnd):
    k = min(range(3), key=lambda i: part["size"][i])
    if part["size"][k] > THIN:
        return
    plane = [i for i in range(3) if i != k]
    for side in (-1, 1):
        face = part["at"][k] + side * part["size"][k] / 2
        outer = part["at"][k] - side * part["size"][k] / 2
        normal = Vector([-side if i == k else 0 for i in range(3)])
        for other in flat:
            touch = low(other, k) if side > 0 else high(other, k)
            if other is part or abs(touch - face) > 0.0015:
                continue
            lap = [(max(low(part, i), low(other, i)), min(high(part, i), high(other, i))) for i in plane]
            if min(b - a for a, b in lap) < LEAST_LAP or covered(part, flat, k, outer, side, plane, lap):
                continue
            for first, second in rows_of(lap, rnd):
                at = [0, 0, 0]
                at[plane[0]], at[plane[1]], at[k] = first, second, outer
                yield Vector(at), normal


def covered(part, flat, k, outer, side, plane, lap):
    """Whether another part hides the face that the nails would be seen on."""
    centre = [(a + b) / 2 for a, b in lap]
    return any(
        other is not part
        and abs((high(other, k) if side > 0 else low(other, k)) - outer) < 0.0015
        and all(low(other, i) < centre[n] < high(other, i) for n, i in enumerate(plane))
        for other in flat
    )


def rows_of(lap, rnd):
    """Two nails per crossing, one every 140 mm along a batten, alternately left and right of the middle."""
    spans = [b - a for a, b in lap]
    along = 0 if spans[0] >= spans[1] else 1
    count = 2 if spans[along] < 0.2 else max(2, min(int(spans[along] / 0.14) + 1, 14))
    for n in range(count):
        at = [0, 0]
        at[along] = lap[along][0] + spans[along] * (n + 0.5) / count + rnd.gauss(0, 0.004)
        across = 1 - along
        at[across] = lap[across][0] + spans[across] * (0.30 if n % 2 == 0 else 0.70) + rnd.gauss(0, 0.004)
        yield at
