"""Meshes and how they are put into the scene. Metres, z up."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def link(name, mesh, material=None, matrix=None, smooth=False):
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    if material is not None and not mesh.materials:
        mesh.materials.append(material)
    if matrix is not None:
        ob.matrix_world = matrix
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
    return ob


def new_objects(make):
    """The objects that `make` adds to the scene, without children of others."""
    before = set(bpy.context.scene.objects)
    make()
    return [ob for ob in bpy.context.scene.objects if ob not in before and ob.parent is None]


def placement(at, yaw=0.0, tilt=0.0, roll=0.0):
    """The matrix of a placement: rolled in its own plane, tilted up round X, turned round Z (degrees)."""
    turn = [Matrix.Rotation(math.radians(angle), 4, axis) for angle, axis in ((yaw, "Z"), (tilt, "X"), (roll, "Z"))]
    return Matrix.Translation(at) @ turn[0] @ turn[1] @ turn[2]


def move(objects, matrix):
    for ob in objects:
        ob.matrix_world = matrix @ ob.matrix_world


def mesh_of(name, bm):
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def box_mesh(name, size, bevel=0.002, segments=2):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel > 0:
        offset = min(bevel, min(size) * 0.3)
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=offset, segments=segments, affect="EDGES", profile=0.6)
    return mesh_of(name, bm)


def block(name, at, size, material, bevel=0.003, yaw=0.0):
    """A box; grain, where its material has one, runs along X."""
    return link(name, box_mesh(name, Vector(size), bevel), material, placement(at, yaw))


def lathe(name, profile, at, material, steps=56):
    """A solid of revolution about Z, from pairs of radius and height."""
    bm = bmesh.new()
    angles = [2 * math.pi * k / steps for k in range(steps)]
    rings = [[bm.verts.new((r * math.cos(a), r * math.sin(a), z)) for a in angles] for r, z in profile]
    for low, high in zip(rings, rings[1:]):
        for k in range(steps):
            bm.faces.new((low[k], low[(k + 1) % steps], high[(k + 1) % steps], high[k]))
    return link(name, mesh_of(name, bm), material, Matrix.Translation(at), smooth=True)


def sheet(name, point, nu, nv, material, thickness=0.0):
    """A surface from a function of two numbers between 0 and 1."""
    bm = bmesh.new()
    grid = [[bm.verts.new(point(i / nu, j / nv)) for j in range(nv + 1)] for i in range(nu + 1)]
    for near, far in zip(grid, grid[1:]):
        for j in range(nv):
            bm.faces.new((near[j], far[j], far[j + 1], near[j + 1]))
    ob = link(name, mesh_of(name, bm), material, smooth=True)
    if thickness:
        ob.modifiers.new("thickness", "SOLIDIFY").thickness = thickness
    return ob


def tube(name, points, radius, material, taper=0.0):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 1
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for i, (at, point) in enumerate(zip(spline.points, points)):
        at.co = (*point, 1)
        at.radius = 1 - taper * i / len(points)
    curve.materials.append(material)
    return link_curve(name, curve)


def link_curve(name, curve):
    ob = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(ob)
    return ob
