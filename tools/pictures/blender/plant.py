"""Plants leaf by leaf, their pots and soil."""

import bmesh, bpy, math
from mathutils import Matrix, Vector, noise as mnoise
from material import mat
from mesh import lathe, link, mesh_of, tube

_cache = {}


def kinds(key, make):
    if key not in _cache:
        _cache[key] = make()
    return _cache[key]


def leaf_mesh(name, length, width, curl=0.25, ruffle=0.0, seed=0, n=8, m=4, tip=1.0, fold=0.25, widest=0.8):
    bm = bmesh.new()
    rows = []
    for i in range(n + 1):
        t = i / n
        half = width / 2 * (math.sin(math.pi * min(1, t**widest)) ** (0.75)) * (1 - 0.0 * t) if i < n else width * 0.02 * tip
        if i == 0:
            half = width * 0.05
        ang = curl * t * t * 2.2
        row = []
        for j in range(m + 1):
            v = 2 * j / m - 1
            x = length * (math.sin(ang) / max(ang, 1e-6) * t if ang > 1e-6 else t)
            z = -length * t * (1 - math.cos(ang)) / max(ang, 1e-6) if ang > 1e-6 else 0
            z += (
                abs(v) * half * fold
                + ruffle * half * mnoise.noise(Vector((t * 7 + seed * 3, v * 2.2, seed))) * (abs(v) ** 1.2) * 2
            )
            row.append(bm.verts.new((x, v * half, z)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for j in range(m):
            bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
    me = mesh_of(name, bm)
    for p in me.polygons:
        p.use_smooth = True
    return me


def place(mesh, mat, at, yaw, pitch, roll=0.0, scale=1.0):
    if not mesh.materials:
        mesh.materials.append(mat)
    M = (
        Matrix.Translation(at)
        @ Matrix.Rotation(yaw, 4, "Z")
        @ Matrix.Rotation(-pitch, 4, "Y")
        @ Matrix.Rotation(roll, 4, "X")
        @ Matrix.Scale(scale, 4)
    )
    ob = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = M
    if mat is not None and mesh.materials[0] != mat:
        ob.material_slots[0].link = "OBJECT"
        ob.material_slots[0].material = mat
    return ob


def lettuce(at, mat, rnd, size=0.16, red=False):
    meshes = kinds(
        ("lettuce",),
        lambda: [leaf_mesh(f"lettuce{i}", 1.0, 0.78, 0.42, 0.34, i, 16, 12, fold=0.22, widest=1.75) for i in range(5)],
    )
    for i in range(30):
        f = i / 30
        yaw = i * 2.39996 + rnd.gauss(0, 0.15)
        pitch = math.radians(24 + 62 * (f**0.7)) + rnd.gauss(0, 0.08)
        place(
            meshes[i % 5],
            mat,
            at + Vector((0, 0, 0.01 + 0.02 * f)),
            yaw,
            pitch,
            rnd.gauss(0, 0.15),
            size * (1.05 - 0.5 * f) * rnd.uniform(0.9, 1.1),
        )


def herb(at, mat, stemmat, rnd, height=0.28, spread=0.12, stems=14, leaf=0.045, wide=0.5, pairs=7):
    meshes = kinds(("herb", wide), lambda: [leaf_mesh(f"herb{wide}{i}", 1.0, wide, 0.35, 0.12, i, 6, 4) for i in range(3)])
    for s in range(stems):
        yaw = rnd.uniform(0, 6.283)
        out = spread * math.sqrt(rnd.random())
        h = height * rnd.uniform(0.6, 1.05)
        pts = [
            at
            + Vector((math.cos(yaw) * out * (0.25 + 0.9 * t * t), math.sin(yaw) * out * (0.25 + 0.9 * t * t), h * t))
            + Vector((rnd.gauss(0, 0.004), rnd.gauss(0, 0.004), 0))
            for t in [k / 5 for k in range(6)]
        ]
        tube("stem", pts, 0.0022, stemmat, 0.7)
        for k in range(pairs):
            t = 0.15 + 0.85 * (k + rnd.random() * 0.5) / pairs
            i = min(4, int(t * 5))
            f = t * 5 - i
            p = pts[i].lerp(pts[min(5, i + 1)], min(1, f))
            for side in (0, math.pi):
                place(
                    meshes[rnd.randrange(3)],
                    mat,
                    p,
                    k * 1.57 + side + yaw + rnd.gauss(0, 0.25),
                    math.radians(rnd.uniform(5, 45)),
                    rnd.gauss(0, 0.3),
                    leaf * (1.15 - 0.45 * t) * rnd.uniform(0.75, 1.2),
                )


def grass(at, mat, rnd, height=0.8, blades=160, spread=0.10, width=0.007, lean=0.55):
    meshes = kinds(
        ("grass", width),
        lambda: [leaf_mesh(f"grass{i}", 1.0, width / 0.8, 0.35 + 0.2 * i, 0, i, 12, 2, fold=0.4) for i in range(4)],
    )
    for b in range(blades):
        yaw = rnd.uniform(0, 6.283)
        r = spread * math.sqrt(rnd.random())
        place(
            meshes[rnd.randrange(4)],
            mat,
            at + Vector((math.cos(yaw) * r * 0.6, math.sin(yaw) * r * 0.6, 0)),
            yaw + rnd.gauss(0, 0.5),
            math.radians(90) - abs(rnd.gauss(0, lean * 0.55)) - 0.04,
            rnd.gauss(0, 0.4),
            height * rnd.uniform(0.55, 1.05),
        )


def shrub(at, mat, barkmat, rnd, height=1.5, trunk=0.55, leaf=0.062, wide=0.26, branches=42, crown=0.42):
    """A small standard tree (olive): trunk, branches, narrow leaves in pairs."""
    meshes = kinds(("shrub", wide), lambda: [leaf_mesh(f"olive{i}", 1.0, wide, 0.15, 0, i, 6, 2, fold=0.15) for i in range(3)])
    top = at + Vector((0.03, 0.02, trunk))
    tube("trunk", [at, at + Vector((0.015, -0.01, trunk * 0.5)), top, top + Vector((0, 0, 0.35))], 0.016, barkmat, 0.7)
    for b in range(branches):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.35, 0.9))).normalized()
        L = crown * rnd.uniform(0.55, 1.1)
        base = top + Vector((0, 0, rnd.uniform(-0.05, 0.35)))
        pts = [
            base
            + d * L * t
            + Vector((0, 0, 0.10 * L * math.sin(t * 3)))
            + Vector((rnd.gauss(0, 0.012), rnd.gauss(0, 0.012), rnd.gauss(0, 0.012)))
            for t in [k / 6 for k in range(7)]
        ]
        tube("branch", pts, 0.0042, barkmat, 0.7)
        for k in range(26):
            t = 0.18 + 0.82 * k / 26
            i = min(5, int(t * 6))
            p = pts[i].lerp(pts[i + 1], t * 6 - i)
            yaw = math.atan2(d.y, d.x) + rnd.choice((-1, 1)) * rnd.uniform(0.4, 1.2)
            place(
                meshes[rnd.randrange(3)],
                mat,
                p,
                yaw,
                math.asin(max(-1, min(1, d.z))) + rnd.gauss(0.1, 0.4),
                rnd.gauss(0, 0.7),
                leaf * rnd.uniform(0.7, 1.15),
            )


def pot(at, material, r=0.2, h=0.38, taper=0.78, wall=0.02):
    """A pot filled with soil; returns the middle of the soil."""
    at = Vector(at)
    outside = [(r * taper, 0.0), (r * taper + 0.006, 0.008), (r, h - 0.01), (r - 0.004, h)]
    lathe("pot", [*outside, (r - wall + 0.004, h), (r - wall, h - 0.01), (r - wall - 0.004, h - 0.05)], at, material, 72)
    bm = bmesh.new()
    bmesh.ops.create_circle(bm, cap_ends=True, radius=r - wall, segments=48)
    top = at + Vector((0, 0, h - 0.04))
    link("pot-soil", mesh_of("pot-soil", bm), mat("soil"), Matrix.Translation(top))
    return top


def pebbles(x0, x1, y0, y1, z, mats, rnd, count, size=(0.012, 0.03)):
    def make():
        out = []
        for k in range(6):
            bm = bmesh.new()
            bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1.0)
            for v in bm.verts:
                v.co *= 1 + 0.28 * mnoise.noise(v.co * 1.1 + Vector((k * 9, 0, 0)))
                v.co.z *= 0.62
                v.co.x *= 1.15
            me = mesh_of(f"pebble{k}", bm)
            for p in me.polygons:
                p.use_smooth = True
            me.materials.append(mats[k % len(mats)])
            out.append(me)
        return out

    meshes = kinds(("pebble",), make)
    for _ in range(count):
        s = rnd.uniform(*size)
        place(
            meshes[rnd.randrange(6)],
            None,
            Vector((rnd.uniform(x0, x1), rnd.uniform(y0, y1), z + rnd.uniform(-0.3, 0.5) * s)),
            rnd.uniform(0, 6.28),
            rnd.gauss(0, 0.3),
            rnd.gauss(0, 0.3),
            s,
        )


def soil_bed(x0, x1, y0, y1, z, mat, rnd):
    nx, ny = int((x1 - x0) / 0.012), int((y1 - y0) / 0.012)
    bm = bmesh.new()
    g = []
    for i in range(nx + 1):
        row = []
        for j in range(ny + 1):
            x = x0 + (x1 - x0) * i / nx
            y = y0 + (y1 - y0) * j / ny
            row.append(
                bm.verts.new(
                    (
                        x,
                        y,
                        z
                        + mnoise.noise(Vector((x * 6, y * 6, 1))) * 0.018
                        + mnoise.noise(Vector((x * 22, y * 22, 4))) * 0.012
                        + mnoise.noise(Vector((x * 60, y * 60, 7))) * 0.006,
                    )
                )
            )
        g.append(row)
    for i in range(nx):
        for j in range(ny):
            bm.faces.new((g[i][j], g[i + 1][j], g[i + 1][j + 1], g[i][j + 1]))
    me = mesh_of("soil", bm)
    link("soil", me, mat, smooth=True)
