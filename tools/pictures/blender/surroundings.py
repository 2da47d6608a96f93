"""The three places of the series and their light: a terrace, a room, the dispatch hall. The wall is at y = `wall`."""

import math
import random

from mathutils import Vector

import plant
from material import mat
from mesh import block
from studio import area, sky, sun

SUN = dict(azimuth=-52, elevation=44, strength=4.4)
SLAB = 0.8
PLANK = 0.16


def terrace(wall, seed=5, leaves=True):
    """Concrete slabs, a strip of pebbles, plaster; the shadow of a tree that is not in the picture."""
    rnd = random.Random(seed)
    block("ground", (0, 0, -0.08), (40, 40, 0.02), mat("joint"), 0)
    edge = wall - 0.42
    for ix in range(-8, 9):
        for iy in range(12):
            y = edge - SLAB / 2 - iy * SLAB
            if y >= -8:
                at = (ix * SLAB + 0.13, y, -0.02 + rnd.gauss(0, 0.0006))
                block(f"slab-{ix}-{iy}", at, (SLAB - 0.005, SLAB - 0.005, 0.04), mat("slab"))
    back_wall(wall, "wall", 3.4)
    pebbles = [mat("pebble-1"), mat("pebble-2"), mat("pebble-3")]
    plant.pebbles(-6, 6, edge + 0.01, wall - 0.02, -0.03, pebbles, rnd, 5200, (0.012, 0.028))
    sky(0.18, SUN["elevation"], SUN["azimuth"])
    sun(**SUN, angle=1.1, colour=(1.0, 0.91, 0.79))
    if leaves:
        dapple(3, (-4.4, -1.9, 5.0), (2.0, 1.4, 1.2), 420, 0.17)


def back_wall(wall, plaster, height):
    block("wall", (0, wall + 0.1, height / 2 - 0.1), (30, 0.2, height), mat(plaster), 0)
    block("plinth", (0, wall - 0.005, 0.06 if height < 5 else 0.11), (30, 0.02, 0.22), mat("base"), 0.002)


def dapple(seed, centre, spread, count, size):
    rnd = random.Random(seed)
    mesh = plant.leaf_mesh("shade-leaf", 1.0, 0.55, 0.2, 0, 0)
    for _ in range(count):
        off = [rnd.gauss(0, 0.45) * spread[0], rnd.gauss(0, 0.45) * spread[1], rnd.gauss(0, 0.5) * spread[2]]
        turn = (rnd.uniform(0, 6.28), rnd.gauss(0, 0.8), rnd.gauss(0, 0.8))
        leaf = plant.place(mesh, mat("leaf-dark"), Vector(off) + Vector(centre), *turn, size * rnd.uniform(0.6, 1.3))
        leaf.visible_camera = False


def hall(wall, shade=-1.4):
    """Ground concrete in fields of two metres; the edge of the door shades everything left of `shade` at the wall."""
    block("floor", (0, 0, -0.05), (40, 40, 0.1), mat("hall-floor"), 0)
    for k in range(-4, 5):
        block(f"joint-x{k}", (k * 2.0 + 0.35, -4, 0.0003), (0.006, 24, 0.0006), mat("joint"), 0)
        block(f"joint-y{k}", (0, wall - 0.9 - (k + 4) * 2.0, 0.0003), (24, 0.006, 0.0006), mat("joint"), 0)
    back_wall(wall, "wall-grey", 8)
    sky(0.20, SUN["elevation"], SUN["azimuth"])
    sun(**SUN, angle=1.2, colour=(1.0, 0.93, 0.83))
    end = wall - (shade + 4.2) / math.tan(math.radians(52))
    unseen(block("gate", (-4.2, (end + wall) / 2, 3.2), (0.1, wall - end, 6.4), mat("paper"), 0))


def room(wall, plaster="wall-sage", seed=6, window=(-3.1, -0.75, 2.2, 2.3, 1.0)):
    """Oak planks and a skirting board, lit through a window beside the picture: x, y, width, height, sill."""
    rnd = random.Random(seed)
    block("ground", (0, 0, -0.08), (40, 40, 0.02), mat("joint"), 0)
    for i in range(-34, 35):
        y, length = wall, rnd.uniform(0.6, 2.2)
        while y > -6.5:
            at = (i * PLANK, y - length / 2, -0.0075 + rnd.gauss(0, 0.0002))
            block(f"plank-{i}-{y:.3f}", at, (length - 0.0006, PLANK - 0.0007, 0.015), mat("oak"), 0.0007, 90)
            y -= length
            length = rnd.choice((1.8, 2.0, 2.2))
    block("wall", (0, wall + 0.1, 1.6), (24, 0.2, 3.6), mat(plaster), 0)
    block("skirting", (0, wall - 0.008, 0.035), (24, 0.016, 0.07), mat("paper"), 0.002)
    sky(0.30, 40, -60, 0.8)
    sun(-62, 34, 4.2, 1.0, (1.0, 0.9, 0.78))
    window_wall(*window)
    area((-4.5, -1.6, 2.3), (0.2, 0.2, 0.6), (2.6, 2.4), 95, (1.0, 0.97, 0.92))


def window_wall(x, y, width, height, sill):
    """Outside the picture: a wall through whose window, with a cross of bars, the sun shines."""
    big, top = 12, sill + height
    slabs = {
        "left": ((x, y + width / 2 + big / 2, 6), (0.06, big, 18)),
        "right": ((x, y - width / 2 - big / 2, 6), (0.06, big, 18)),
        "above": ((x, y, top + big / 2), (0.06, width, big)),
        "below": ((x, y, sill / 2), (0.06, width, sill)),
        "bar-up": ((x, y, sill + height / 2), (0.05, 0.06, height)),
        "bar-across": ((x, y, sill + height * 0.62), (0.05, width, 0.05)),
    }
    for name, (at, size) in slabs.items():
        unseen(block(f"window-{name}", at, size, mat("paper"), 0))


def unseen(ob):
    ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = False


PLACES = {"terrace": terrace, "hall": hall, "room": room}
