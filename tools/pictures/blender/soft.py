"""Cushions, pillows and blankets."""

import bmesh, bpy, math
from mathutils import Vector, noise as mnoise
from material import mat
from mesh import link, link_curve, mesh_of, placement, sheet


def cushion(size, mat, seed=0, radius=0.035, crown=0.018, piping=None, name="cushion"):
    """A box cushion: foam block with rounded edges, a slight crown, soft dents, piping round both rims."""
    n = [max(6, int(size[i] / 0.022)) for i in range(3)]
    bm = bmesh.new()
    h = Vector(size) / 2
    verts = {}

    def vert(p):
        key = tuple(round(c, 6) for c in p)
        if key not in verts:
            q = Vector(p)
            inner = Vector([max(-h[i] + radius, min(h[i] - radius, q[i])) for i in range(3)])
            d = q - inner
            if d.length > 1e-9:
                q = inner + d.normalized() * radius
            u, v, w = q.x / h.x, q.y / h.y, q.z / h.z
            q.z += w * crown * max(0, 1 - abs(u) ** 3.2) * max(0, 1 - abs(v) ** 3.2)
            q.y += v * crown * 0.55 * max(0, 1 - abs(u) ** 4) * max(0, 1 - w * w)
            q.x += u * crown * 0.5 * max(0, 1 - abs(v) ** 4) * max(0, 1 - w * w)
            # corners pull in a little; soft dents
            q.xy *= 1 - 0.012 * (abs(u) ** 6) * (abs(v) ** 6)
            s = Vector((seed * 7.1, seed * 3.3, seed * 1.7))
            q += (
                Vector((0, 0, 1))
                * (mnoise.noise(q * 3.1 + s) * 0.008 + mnoise.noise(q * 9.0 + s) * 0.0028)
                * (0.35 + 0.65 * (1 if w > 0 else 0.2))
            )
            q += Vector((u, v, 0)) * mnoise.noise(Vector((q.x * 8, q.y * 8, q.z * 20)) + s) * 0.003
            verts[key] = bm.verts.new(q)
        return verts[key]

    for k in range(3):
        i, j = [(1, 2), (2, 0), (0, 1)][k]
        for side in (-1, 1):
            for a in range(n[i]):
                for b in range(n[j]):
                    quad = []
                    for da, db in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        p = [0, 0, 0]
                        p[k] = side * h[k]
                        p[i] = -h[i] + 2 * h[i] * (a + da) / n[i]
                        p[j] = -h[j] + 2 * h[j] * (b + db) / n[j]
                        quad.append(vert(p))
                    if side < 0:
                        quad.reverse()
                    try:
                        bm.faces.new(quad)
                    except ValueError:
                        pass
    me = mesh_of(name, bm)
    ob = link(name, me, mat, smooth=True)
    if piping is not None:
        for side in (-1, 1):
            z = side * (h.z - radius * 0.42)
            pts = []
            o = radius * 0.12
            steps = 14
            for cx, cy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
                for m in range(steps + 1):
                    ang = math.radians(a0 + 90 * m / steps)
                    pts.append(
                        (cx * (h.x - radius) + math.cos(ang) * (radius - o), cy * (h.y - radius) + math.sin(ang) * (radius - o))
                    )
            full = []
            for m, pt in enumerate(pts):
                nx = pts[(m + 1) % len(pts)]
                d = math.dist(pt, nx)
                c = max(1, int(d / 0.02))
                for e in range(c):
                    full.append((pt[0] + (nx[0] - pt[0]) * e / c, pt[1] + (nx[1] - pt[1]) * e / c))
            cu = bpy.data.curves.new("piping", "CURVE")
            cu.dimensions = "3D"
            cu.bevel_depth = 0.0042
            cu.bevel_resolution = 2
            sp = cu.splines.new("POLY")
            sp.points.add(len(full) - 1)
            sp.use_cyclic_u = True
            s = Vector((seed * 7.1, seed * 3.3, seed * 1.7))
            for q, (x, y) in zip(sp.points, full):
                u, v, w = x / h.x, y / h.y, z / h.z
                xx = x + u * crown * 0.5 * max(0, 1 - abs(v) ** 4) * (1 - w * w)
                yy = y + v * crown * 0.55 * max(0, 1 - abs(u) ** 4) * (1 - w * w)
                q.co = (xx, yy, z + mnoise.noise(Vector((xx, yy, z)) * 3.1 + s) * 0.006, 1)
            cu.materials.append(piping)
            c = link_curve("piping", cu)
            c.parent = ob
    return ob


def pillow(w, d, t, mat, seed=0, pinch=0.06, name="pillow", n=64):
    """A filled pillow: two sheets sewn at the rim, corners drawn in, folds running from the seam."""
    bm = bmesh.new()
    s = Vector((seed * 5.7, seed * 2.9, seed * 9.1))
    grid = {}
    for side in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = 2 * i / n - 1, 2 * j / n - 1
                edge = i in (0, n) or j in (0, n)
                if edge and side < 0:
                    grid[(side, i, j)] = grid[(1, i, j)]
                    continue
                x = u * w / 2 * (1 - pinch * (1 - v * v) * 0.9 * abs(u) ** 3)
                y = v * d / 2 * (1 - pinch * (1 - u * u) * 0.9 * abs(v) ** 3)
                prof = (max(0, 1 - abs(u) ** 2.6) ** 0.55) * (max(0, 1 - abs(v) ** 2.6) ** 0.55)
                rim = 1 - max(abs(u), abs(v))
                # pleats from the seam inwards
                ang = math.atan2(v, u)
                pleat = (
                    mnoise.noise(Vector((math.cos(ang) * 5.5, math.sin(ang) * 5.5, seed + side)))
                    * 0.10
                    * math.exp(-(((rim - 0.16) / 0.16) ** 2))
                )
                soft = (
                    mnoise.noise(Vector((u * 1.6, v * 1.6, side)) + s) * 0.16
                    + mnoise.noise(Vector((u * 4, v * 4, side)) + s) * 0.045
                )
                z = side * t / 2 * prof * (1 + soft + pleat * 2.2)
                grid[(side, i, j)] = bm.verts.new((x, y, z + mnoise.noise(Vector((u * 2, v * 2, 0)) + s) * 0.012))
    for side in (1, -1):
        for i in range(n):
            for j in range(n):
                q = [grid[(side, i, j)], grid[(side, i + 1, j)], grid[(side, i + 1, j + 1)], grid[(side, i, j + 1)]]
                if side < 0:
                    q.reverse()
                try:
                    bm.faces.new(q)
                except ValueError:
                    pass
    me = mesh_of(name, bm)
    return link(name, me, mat, smooth=True)


def set_cushion(ob, at, yaw=0, tilt=0, roll=0):
    ob.matrix_world = placement(at, yaw, tilt, roll)
    return ob


def back_cushion(at, cloth, seed, yaw=0, size=(1.16, 0.40, 0.16)):
    """Leaned against the back of a seat."""
    c = cushion(size, mat("cushion-" + cloth), seed, radius=0.05, crown=0.035, piping=mat("piping-" + cloth), name=f"back-{seed}")
    return set_cushion(c, at, yaw, 76)


def scatter_cushion(at, cloth, seed, yaw=0, tilt=66, size=0.46, thick=0.17, width=None, pinch=0.06):
    return set_cushion(pillow(width or size, size, thick, mat(cloth), seed, pinch, name=f"pillow-{seed}"), at, yaw, tilt)


def duvet(centre, y0, y1, width, top, cloth, seed=1, hang=0.30, thick=0.05):
    """A filled blanket over a mattress: rounds the edge and hangs, with folds where it was pulled."""
    half, r = width / 2, 0.07
    arc, flat = math.pi / 2 * r, half - r + 0.02
    span = flat + arc + hang
    s = Vector((seed * 3.3, seed * 7.7, 0))

    def folds(x, y):
        q = Vector((x * 1.3, y * 1.9, 0)) + s
        w = Vector((mnoise.noise(q), mnoise.noise(q + Vector((9, 4, 2))), 0)) * 0.55
        a = 1 - abs(mnoise.noise(Vector((x * 1.6 + y * 0.9, y * 2.6 - x * 1.1, 3)) + s + w)) * 2.2
        b = 1 - abs(mnoise.noise(Vector((x * 3.6 - y * 1.4, y * 4.4 + x * 1.6, 7)) + s + w * 1.6)) * 2.2
        soft = mnoise.noise(Vector((x * 2.2, y * 2.2, 9)) + s) * 0.018
        return max(0, a) ** 2 * 0.034 + max(0, b) ** 2 * 0.013 + soft

    def point(u, v):
        t, y = (2 * u - 1) * span, y0 + (y1 - y0) * v
        side, d = (1 if t >= 0 else -1), abs(t)
        edge = min(v, 1 - v) * (y1 - y0)
        puff, f = thick * min(1, edge / 0.10) ** 0.5, folds(t, y)
        if d <= flat:
            return Vector((centre + t, y, top + puff + f))
        if d <= flat + arc:
            a, out = (d - flat) / r, (puff + f) * 0.8
            return Vector((centre + side * (flat + math.sin(a) * (r + out)), y, top - r + math.cos(a) * (r + puff + f)))
        k = d - flat - arc
        wave = math.sin(y * 9 + mnoise.noise(Vector((y * 1.5, side * 4, 2))) * 5) * 0.020 * (k / hang)
        wave += mnoise.noise(Vector((y * 2.3, k * 3, side * 5)) + s) * 0.02
        x = centre + side * (flat + r + puff * 0.6 + 0.6 * f + wave + 0.01 * k / hang)
        short = 1 - 0.03 * abs(mnoise.noise(Vector((y * 3, 0, side))))
        return Vector((x, y + 0.02 * mnoise.noise(Vector((y * 3, k * 3, 1)) + s), top - r - k * short))

    ob = sheet(f"duvet-{seed}", point, 190, 170, mat(cloth), 0.028)
    smooth = ob.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return ob
