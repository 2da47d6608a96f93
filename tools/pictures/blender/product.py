"""A product of the shop from its own GLB: each part a board of its true size."""

import json
import math
import random
import struct

import bmesh
from mathutils import Matrix, Quaternion, Vector

from material import mat
from mesh import block, box_mesh, link, mesh_of, move, new_objects, placement
from soft import cushion
from timber import board, high, low, nails

# Model axes are y up in the file and z up here.
TURN = Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0)))
BEVELS = {"osb": 0.0006, "plywood": 0.0006, "carton": 0.003, "glass": 0.001}
SMOOTH_BOARDS = ("osb", "plywood", "carton", "glass", "tape")


def parts_of(path):
    """The file holds one scaled unit cube per part, named by its component."""
    with open(path, "rb") as file:
        data = file.read()
    (length,) = struct.unpack("<I", data[12:16])
    content = json.loads(data[20 : 20 + length])
    parts = []
    for node in content["nodes"]:
        at, size, turn = node["translation"], node["scale"], node.get("rotation")
        rotation = Matrix.Identity(3)
        if turn:
            rotation = TURN @ Quaternion((turn[3], *turn[:3])).to_matrix() @ TURN.transposed()
        parts.append(
            {
                "name": node["name"],
                "material": content["meshes"][node["mesh"]]["name"],
                "at": Vector((at[0], -at[2], at[1])),
                "size": Vector((size[0], size[2], size[1])),
                "rotation": rotation,
                "turned": bool(turn),
            }
        )
    return parts


def product(glb, at, seed, yaw=0.0, tilt=None, hide=(), only=(), finish=None, cloth=None, bevel=0.0022, jitter=0.001, slip=0.0):
    """Places the middle of its base on `at`; tilted, the lower front edge of its visible parts.
    Returns the frame in which things on it are placed."""
    rnd = random.Random(seed)
    parts = parts_of(glb)
    parts = [p for p in parts if not any(p["name"].startswith(h) for h in hide)]
    parts = [p for p in parts if not only or any(p["name"].startswith(o) for o in only)]
    start = [min(low(p, k) for p in parts) for k in range(3)]
    end = [max(high(p, k) for p in parts) for k in range(3)]
    depth = (start[1] + end[1]) / 2 if tilt is None else start[1]
    centred = Matrix.Translation((-(start[0] + end[0]) / 2, -depth, -start[2]))
    objects = new_objects(lambda: build(parts, rnd, seed, finish or {}, cloth, (bevel, jitter, slip)))
    frame = placement(at, yaw, tilt or 0.0)
    move(objects, frame @ centred)
    for ob in objects:
        # An object's random numbers derive from its name.
        ob.name = f"{seed}-{ob.name}"
    return frame


def build(parts, rnd, seed, finish, cloth, care):
    bevel, jitter, slip = care
    solid = []
    for i, part in enumerate(parts):
        kind = part["material"]
        if kind.startswith("cushion"):
            upholster(part, cloth or kind.removeprefix("cushion-"), seed * 17 + i)
        elif kind == "castor":
            castor(part)
        elif kind in ("nail", "screw"):
            continue
        else:
            if kind == "glass":
                # Raised on small feet: two faces in the same plane would flicker.
                part = {**part, "at": part["at"] + Vector((0, 0, 0.0015))}
            name = finish.get(kind, kind)
            smooth = kind in SMOOTH_BOARDS
            board(part, mat(name), rnd, BEVELS.get(kind, bevel), 0 if smooth else jitter, slip)
            if not smooth or kind in ("osb", "plywood"):
                solid.append(part)
    nails(solid, mat("steel"), rnd)


def upholster(part, cloth, seed):
    """A lying cushion is a seat cushion; one on edge is a back cushion and bulges to the front."""
    size = part["size"]
    flat = size.z <= min(size.x, size.y)
    dims = size if flat else Vector((size.x, size.z, size.y)) if size.y <= size.x else Vector((size.y, size.z, size.x))
    turn = Matrix.Identity(4)
    if not flat:
        turn = Matrix.Rotation(math.pi / 2, 4, "X")
        if size.y > size.x:
            turn = Matrix.Rotation(math.pi / 2, 4, "Z") @ turn
    ob = cushion(
        dims,
        mat("cushion-" + cloth),
        seed,
        radius=min(0.035 if flat else 0.05, dims.z * 0.3),
        crown=0.018 if flat else 0.03,
        piping=mat("piping-" + cloth),
    )
    ob.matrix_world = Matrix.Translation(part["at"]) @ part["rotation"].to_4x4() @ turn


def castor(part):
    size, at = part["size"], part["at"]
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=40, radius1=size.z * 0.40, radius2=size.z * 0.40, depth=size.x * 0.38)
    rims = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > 1]
    bmesh.ops.bevel(bm, geom=rims, offset=0.006, segments=3, affect="EDGES")
    place = Matrix.Translation((at.x, at.y, at.z - size.z * 0.1)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    link("wheel", mesh_of("wheel", bm), mat("castor"), place, smooth=True)
    for side in (-1, 1):
        leg = (at.x, at.y + side * size.y * 0.27, at.z + 0.006)
        block("fork", leg, (size.x * 0.34, 0.004, size.z * 0.74), mat("galvanised"), 0.001)
    block("bridge", (at.x, at.y, at.z + size.z * 0.38), (size.x * 0.42, size.y * 0.56, 0.012), mat("galvanised"), 0.002)
    block("plate", (at.x, at.y, at.z + size.z * 0.47), (size.x, size.y, 0.005), mat("galvanised"), 0.001)
