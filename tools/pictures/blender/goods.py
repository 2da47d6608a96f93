"""Packed goods and packing material: machines, bearings, wood wool, marks, straps, racks. Each is built round the origin."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from material import mat
from mesh import block, lathe, link, link_curve, mesh_of, move, new_objects

FONT = []


def marking_font(path):
    FONT[:] = [bpy.data.fonts.load(path)]


def mark(rnd, text, height=0.066):
    """Stencilled text on a front face."""
    curve = bpy.data.curves.new("mark", "FONT")
    curve.body, curve.size, curve.font, curve.space_character = text, height, FONT[0], 1.06
    curve.materials.append(mat("ink"))
    link_curve("mark", curve).matrix_world = Matrix.Rotation(math.pi / 2, 4, "X")


def bar(x0, x1, y0, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def arrow(x):
    return [bar(x - 0.055, x + 0.055, 0.17, 0.68), [(x - 0.19, 0.68), (x + 0.19, 0.68), (x, 1.0)]]


def umbrella():
    angles = [math.pi * k / 20 for k in range(21)]
    return [(0.05 + 0.9 * (1 - math.cos(a)) / 2, 0.55 + 0.4 * math.sin(a)) for a in angles]


GLASS_BOWL = [(0.46, 0.45), (0.54, 0.45), (0.75, 0.66), (0.80, 1.0), (0.60, 1.0), (0.52, 0.84), (0.58, 0.74), (0.46, 0.62)]
GLASS_CRACK = [(0.49, 0.80), (0.42, 0.88), (0.47, 1.0), (0.20, 1.0), (0.25, 0.66)]
HANDLE = [(0.53, 0.12), (0.53, 0.05), (0.70, 0.05), (0.70, 0.16), (0.64, 0.16), (0.64, 0.11), (0.58, 0.11), (0.58, 0.12)]
SIGNS = {
    "up": [bar(0.1, 0.9, 0.0, 0.09), *arrow(0.28), *arrow(0.72)],
    "fragile": [bar(0.22, 0.78, 0.0, 0.08), bar(0.46, 0.54, 0.12, 0.45), GLASS_BOWL + GLASS_CRACK],
    "dry": [umbrella(), bar(0.47, 0.53, 0.12, 0.53), HANDLE],
    "diamond": [[(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]],
    "diamond-ends": [[(0.5, 0.0), (0.76, 0.26), (0.24, 0.26)], [(0.5, 1.0), (0.24, 0.74), (0.76, 0.74)]],
}


def sign(rnd, name, size, colour="ink"):
    bm = bmesh.new()
    for polygon in SIGNS[name]:
        bm.faces.new([bm.verts.new((x * size, 0, y * size)) for x, y in polygon])
    bmesh.ops.triangulate(bm, faces=bm.faces)
    link("sign", mesh_of("sign", bm), mat(colour))


def limited_quantity(rnd, size=0.1):
    """The mark of dangerous goods in limited quantities: a white diamond with black ends."""
    sign(rnd, "diamond", size * 1.08, "ink")
    white = new_objects(lambda: sign(rnd, "diamond", size, "paper"))
    ends = new_objects(lambda: sign(rnd, "diamond-ends", size, "ink"))
    move(white, Matrix.Translation((size * 0.04, -0.0006, size * 0.04)))
    move(ends, Matrix.Translation((size * 0.04, -0.0012, size * 0.04)))


def label(rnd, size=(0.14, 0.10), lines=4):
    """A printed address on a carton."""
    width, height = size
    block("label", (width / 2, -0.0003, height / 2), (width, 0.0006, height), mat("paper"), 0)
    for k in range(lines):
        long = width * rnd.uniform(0.35, 0.75)
        at = (width * 0.1 + long / 2, -0.0008, height * (0.85 - 0.7 * k / lines))
        block("line", at, (long, 0.0004, height * 0.05), mat("ink"), 0)


def wood_wool(rnd, size, count=900):
    """Curls that fill a crate of `size` (x, y) to a rim at height 0."""
    width, depth = size[0] / 2, size[1] / 2
    curve = bpy.data.curves.new("wool", "CURVE")
    curve.dimensions, curve.extrude = "3D", 0.0011
    curve.materials.append(mat("wood-wool"))
    for _ in range(count):
        spline = curve.splines.new("POLY")
        spline.points.add(11)
        at = Vector((rnd.uniform(-width, width), rnd.uniform(-depth, depth), rnd.uniform(-0.05, -0.012)))
        yaw, pitch, turn, wave = rnd.uniform(0, 6.28), rnd.gauss(0, 0.3), rnd.gauss(0, 0.45), rnd.gauss(0, 0.4)
        for point in spline.points:
            point.co = (min(width, max(-width, at.x)), min(depth, max(-depth, at.y)), min(at.z, 0.012), 1)
            point.tilt = yaw * 2
            yaw += turn + rnd.gauss(0, 0.2)
            pitch += wave * 0.5 - pitch * 0.3
            ahead = (math.cos(yaw) * math.cos(pitch), math.sin(yaw) * math.cos(pitch), math.sin(pitch))
            at = at + Vector(ahead) * 0.014
    link_curve("wool", curve)


def bearing(rnd):
    rings = [(0.036, 0.0), (0.068, 0.0), (0.072, 0.004), (0.072, 0.046), (0.068, 0.05), (0.060, 0.05), (0.059, 0.044)]
    bore = [(0.046, 0.044), (0.045, 0.05), (0.036, 0.05), (0.034, 0.046), (0.034, 0.004), (0.036, 0.0)]
    lathe("bearing", rings + bore, (0, 0, 0), mat("galvanised"))


def lying(name, profile, x, height, material):
    """A solid of revolution about the X axis at a height."""
    ob = lathe(name, profile, (0, 0, 0), material)
    ob.matrix_world = Matrix.Translation((x, 0, height)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
    return ob


def motor(rnd, shaft=True):
    """An electric motor with fins, fan cover, terminal box and foot; its shaft points to the left."""
    grey = mat("machine")
    fins = [(0.001, 0.0), (0.20, 0.0), (0.215, 0.01)]
    for k in range(22):
        z = 0.03 + k * 0.026
        fins += [(0.215, z), (0.245, z + 0.004), (0.245, z + 0.016), (0.215, z + 0.02)]
    body = lying("motor", fins + [(0.215, 0.62), (0.20, 0.63), (0.05, 0.64), (0.001, 0.64)], -0.3, 0.38, grey)
    for face in body.data.polygons:
        face.use_smooth = False
    cover = [(0.001, 0.12), (0.12, 0.12), (0.20, 0.10), (0.228, 0.0), (0.228, -0.05), (0.215, -0.05)]
    lying("fan-cover", cover, 0.355, 0.38, grey)
    block("terminal-box", (-0.04, -0.06, 0.66), (0.24, 0.2, 0.13), grey, 0.012)
    block("motor-foot", (0, 0, 0.08), (0.46, 0.38, 0.18), grey, 0.01)
    if shaft:
        lying("shaft", [(0.001, 0.0), (0.028, 0.0), (0.03, 0.004), (0.03, 0.14), (0.001, 0.14)], -0.43, 0.38, mat("galvanised"))
        lying("flange", [(0.03, 0.0), (0.13, 0.0), (0.13, 0.02), (0.03, 0.02)], -0.32, 0.38, grey)


def skid_frame(rnd, size=(1.66, 0.5)):
    dark, (length, depth) = mat("machine-dark"), size
    for side in (-1, 1):
        block("rail", (0, side * depth * 0.44, 0.05), (length, 0.09, 0.10), dark, 0.006)
    for at in (-0.42, 0.0, 0.42):
        block("cross-rail", (at * length, 0, 0.05), (0.09, depth, 0.08), dark, 0.006)


def pump(rnd):
    """A pump and its motor on a frame."""
    grey = mat("machine")
    skid_frame(rnd)
    move(new_objects(lambda: motor(rnd, shaft=False)), Matrix.Translation((0.38, 0, 0.10)))
    lying("guard", [(0.001, 0), (0.13, 0), (0.13, 0.17), (0.001, 0.17)], -0.10, 0.48, mat("paint-coral"))
    volute = [(0.001, 0.0), (0.15, 0.0), (0.17, 0.03), (0.27, 0.05), (0.30, 0.10), (0.30, 0.17), (0.27, 0.22)]
    lying("volute", volute + [(0.17, 0.24), (0.12, 0.26), (0.10, 0.30), (0.001, 0.30)], -0.46, 0.48, grey)
    inlet = [(0.085, 0.0), (0.15, 0.0), (0.15, 0.03), (0.10, 0.04), (0.10, 0.20), (0.001, 0.20), (0.001, 0.02)]
    lying("inlet", inlet + [(0.085, 0.02), (0.085, 0.0)], -0.64, 0.48, grey)
    outlet = [(0.08, 0.0), (0.08, 0.30), (0.14, 0.31), (0.14, 0.345), (0.07, 0.345), (0.07, 0.25), (0.001, 0.25)]
    lathe("outlet", outlet, (-0.33, 0, 0.60), grey)
    for k in range(8):
        a = k * math.pi / 4 + 0.39
        at = (-0.33 + 0.112 * math.cos(a), 0.112 * math.sin(a), 0.945)
        lathe("bolt", [(0.001, 0.02), (0.011, 0.02), (0.011, 0.0), (0.001, 0.0)], at, mat("galvanised"), 6)
    block("pump-foot", (-0.32, 0, 0.16), (0.22, 0.36, 0.14), grey, 0.01)


def strap(rnd, size, width=0.016, material="strap"):
    """A band round a bundle of `size` (y, z), standing across X on the ground."""
    depth, height = size[0] / 2, size[1]
    t = 0.0012
    for y in (-depth, depth):
        block("strap", (0, y, height / 2), (width, t, height + t), mat(material), 0)
    for z in (0.0006, height):
        block("strap", (0, 0, z), (width, depth * 2 + t, t), mat(material), 0)


def beam(rnd, size, material="squared-timber"):
    """A length of timber whose grain runs along its longest side, standing on the ground."""
    long = max(range(3), key=lambda k: size[k])
    grain = size if long == 0 else (size[1], size[0], size[2])
    block("beam", (0, 0, size[2] / 2), grain, mat(material), yaw=0 if long == 0 else 90)


def rack(rnd, bays=2, bay=2.7, depth=1.0, levels=(1.35,), height=2.9):
    """Pallet racking: perforated uprights, beams; its left front corner is at the origin."""
    for k in range(bays + 1):
        for y in (0, depth):
            block("upright", (k * bay, y, height / 2), (0.09, 0.07, height), mat("rack-blue"), 0.004)
            block("foot", (k * bay, y, 0.004), (0.14, 0.12, 0.008), mat("galvanised"), 0.001)
            for n in range(int(height / 0.1)):
                hole = (k * bay, y - 0.0352, 0.1 + n * 0.1)
                block("hole", hole, (0.018, 0.0006, 0.03), mat("machine-dark"), 0)
        for n in range(4):
            at = (k * bay, depth / 2, 0.4 + n * (height - 0.5) / 3)
            block("brace", at, (0.03, depth, 0.03), mat("galvanised"), 0.001)
    for z in levels:
        for k in range(bays):
            for y in (0, depth):
                block("beam", ((k + 0.5) * bay, y, z - 0.06), (bay - 0.09, 0.05, 0.12), mat("rack-beam"), 0.004)


GOODS = {
    "mark": mark,
    "sign": sign,
    "limited-quantity": limited_quantity,
    "label": label,
    "wood-wool": wood_wool,
    "bearing": bearing,
    "motor": motor,
    "skid-frame": skid_frame,
    "pump": pump,
    "strap": strap,
    "beam": beam,
    "rack": rack,
}
