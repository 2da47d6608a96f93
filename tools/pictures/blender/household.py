"""Things found in a home: dishes, books, lamps, bedding, cushions, plants. Each is built round the origin."""

import math

from mathutils import Vector

import plant
from material import mat
from mesh import block, lathe, move, placement
from soft import cushion, duvet, pillow

ORIGIN = Vector((0, 0, 0))


def cup(rnd):
    outside = [(0.001, 0.002), (0.032, 0.0), (0.036, 0.01), (0.041, 0.085), (0.0405, 0.088)]
    lathe("cup", [*outside, (0.038, 0.085), (0.034, 0.012), (0.001, 0.010)], ORIGIN, mat("ceramic"))


def bowl(rnd):
    outside = [(0.001, 0.002), (0.035, 0.0), (0.06, 0.02), (0.078, 0.05), (0.076, 0.052)]
    lathe("bowl", [*outside, (0.056, 0.022), (0.001, 0.010)], ORIGIN, mat("pot-grey"))


def bottle(rnd, material="bottle-green"):
    side = [(0.001, 0.0), (0.036, 0.0), (0.038, 0.006), (0.038, 0.19), (0.03, 0.225), (0.015, 0.25), (0.0135, 0.31)]
    lathe("bottle", [*side, (0.016, 0.312), (0.016, 0.33), (0.001, 0.331)], ORIGIN, mat(material))


def tumbler(rnd):
    outside = [(0.001, 0.0), (0.033, 0.0), (0.035, 0.004), (0.039, 0.11), (0.037, 0.112)]
    lathe("tumbler", [*outside, (0.033, 0.012), (0.001, 0.010)], ORIGIN, mat("glass"))


def tray(rnd, size=(0.34, 0.2)):
    block("tray", (0, 0, 0.009), (*size, 0.018), mat("oiled"))


def book(rnd, cover="machine", scale=1.0):
    block("pages", (0, 0, 0.011), (0.198 * scale, 0.138 * scale, 0.018), mat("paper"), 0.0008)
    for z in (0.0012, 0.0208):
        block("cover", (0, 0, z), (0.206 * scale, 0.145 * scale, 0.0024), mat(cover), 0.0006)


def lamp(rnd):
    foot = [(0.001, 0.001), (0.06, 0.0), (0.06, 0.018), (0.012, 0.022), (0.009, 0.16), (0.001, 0.16)]
    lathe("lamp-foot", foot, ORIGIN, mat("machine-dark"))
    arc = [math.pi * k / 24 for k in range(25)]
    shade = [(0.001 + 0.105 * math.sin(a), 0.105 - 0.105 * math.cos(a)) for a in arc]
    lathe("lamp-shade", shade, (0, 0, 0.15), mat("opal"))


def rug(rnd, size=(2.0, 1.4), cloth="linen-grey"):
    block("rug", (0, 0, 0.006), (*size, 0.012), mat(cloth), 0.005)


def scatter_cushion(rnd, cloth, size=0.46, thick=0.17, width=None, pinch=0.06, shape=1):
    """Lying; its tilt stands it up."""
    pillow(width or size, size, thick, mat(cloth), shape, pinch)


def seat_cushion(rnd, cloth, size, crown=0.018, radius=0.035, shape=1):
    cushion(Vector(size), mat("cushion-" + cloth), shape, radius=radius, crown=crown, piping=mat("piping-" + cloth))


def mattress(rnd, size=(1.6, 2.0, 0.2)):
    body = cushion(Vector(size), mat("mattress"), 3, radius=0.05, crown=0.012)
    move([body], placement((0, 0, size[2] / 2)))


def blanket(rnd, cloth, width, span, hang, thick=0.05, shape=1):
    """Over a bed with its top at height 0, from one y to another; hangs over both sides. Blankets of one shape share their folds."""
    duvet(0, *span, width, 0, cloth, shape, hang, thick)


def olive_tree(rnd, pot=(0.21, 0.40), trunk=0.62):
    top = plant.pot(ORIGIN, mat("terracotta"), *pot)
    plant.shrub(top, mat("leaf-olive"), mat("bark"), rnd, trunk=trunk)


def grass_pot(rnd, pot=(0.19, 0.36), height=0.78, blades=190, spread=0.13, width=0.007, leaf="leaf-grass", lean=0.5):
    top = plant.pot(ORIGIN, mat("pot-grey"), *pot)
    plant.grass(top, mat(leaf), rnd, height, blades, spread, width, lean)


def herb_pot(rnd, pot=(0.15, 0.26), leaf="leaf-grey", **shape):
    herb(rnd, leaf, at=plant.pot(ORIGIN, mat("terracotta"), *pot), **shape)


def herb(rnd, leaf="leaf", at=ORIGIN, height=0.3, spread=0.15, stems=22, size=0.06, wide=0.55, pairs=7):
    plant.herb(at, mat(leaf), mat("stem"), rnd, height, spread, stems, size, wide, pairs)


def lettuce(rnd, leaf="leaf", size=0.14):
    plant.lettuce(ORIGIN, mat(leaf), rnd, size)


def tuft(rnd, leaf="leaf-grass", height=0.34, blades=90, spread=0.06, width=0.0042, lean=0.35):
    plant.grass(ORIGIN, mat(leaf), rnd, height, blades, spread, width, lean)


def soil(rnd, size):
    """Fills a bed of `size` (x, y) to height 0."""
    plant.soil_bed(-size[0] / 2, size[0] / 2, -size[1] / 2, size[1] / 2, 0, mat("soil"), rnd)


HOUSEHOLD = {
    "cup": cup,
    "bowl": bowl,
    "bottle": bottle,
    "tumbler": tumbler,
    "tray": tray,
    "book": book,
    "lamp": lamp,
    "rug": rug,
    "scatter-cushion": scatter_cushion,
    "seat-cushion": seat_cushion,
    "mattress": mattress,
    "blanket": blanket,
    "olive-tree": olive_tree,
    "grass-pot": grass_pot,
    "herb-pot": herb_pot,
    "herb": herb,
    "lettuce": lettuce,
    "tuft": tuft,
    "soil": soil,
}
