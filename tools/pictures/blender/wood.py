"""Softwood as a solid: face, edge and end grain of a board match."""

from shader import Tree, between


def wood(
    name,
    early,
    late,
    knot="#6b4426",
    rough=0.62,
    ring=0.0042,
    contrast=1.0,
    vary=0.16,
    knots=0.45,
    saw=0.0,
    grey=None,
    spec=0.35,
    hue=0.006,
):
    """Solid softwood: growth rings round a pith beside the board, so faces, edges and end grain match. X runs along the grain."""
    t = Tree(name)
    co = t.coords()
    seed = t.seed()
    r1 = t.rnd(t.join(seed, 0.31, 0.77))
    r2 = t.rnd(t.join(seed, 0.53, 0.11))
    a, b, c = t.split(r1["Color"])
    d, e, f = t.split(r2["Color"])
    off = t.join(t.m("MULTIPLY", a, 41.0), t.m("MULTIPLY", b, 67.0), t.m("MULTIPLY", c, 53.0))
    p = t.v("ADD", co, off)
    x, y, z = t.split(co)
    # knots: few cells of a stretched pattern, not every cell has one
    kv = t.voronoi(t.v("MULTIPLY", p, (3.2, 6.4, 0.9)), 1.0)
    kd = kv["Distance"]
    kr = t.split(kv["Color"])
    has = t.m("LESS_THAN", kr[0], knots)
    size = t.map(kr[1], 0, 1, 0.045, 0.11)
    near = t.m(
        "MULTIPLY",
        has,
        t.m("POWER", 2.718, t.m("MULTIPLY", t.m("POWER", t.m("DIVIDE", kd, t.m("MULTIPLY", size, 2.4)), 2.0), -1.0)),
    )
    # rings
    w1 = t.noise(t.v("MULTIPLY", p, (0.9, 7.0, 7.0)), 1.0, 2.0)
    w2 = t.noise(t.v("MULTIPLY", p, (3.0, 30.0, 30.0)), 1.0, 2.0)
    y0 = t.m("MULTIPLY", t.m("SUBTRACT", d, 0.5), 0.18)
    z0 = t.m("SUBTRACT", -0.012, t.m("MULTIPLY", e, 0.09))
    tilt = t.m("MULTIPLY", x, t.m("MULTIPLY", t.m("SUBTRACT", f, 0.5), 0.03))
    rad = t.v("LENGTH", t.join(0.0, t.m("SUBTRACT", y, y0), t.m("SUBTRACT", t.m("ADD", z, tilt), z0)))
    rad = t.m("ADD", rad, t.m("MULTIPLY", t.m("SUBTRACT", w1, 0.5), 0.034))
    rad = t.m("ADD", rad, t.m("MULTIPLY", t.m("SUBTRACT", w2, 0.5), 0.0035))
    rad = t.m("ADD", rad, t.m("MULTIPLY", near, 0.016))
    width = t.noise(t.join(t.m("MULTIPLY", rad, 45.0), a, b), 1.0, 1.0)
    fr = t.m("FRACT", t.m("ADD", t.m("DIVIDE", rad, ring), t.m("MULTIPLY", width, 3.0)))
    late_f = t.ramp(fr, [(0.0, 0.12), (0.5, 0.2), (0.86, 1.0), (0.96, 0.75), (1.0, 0.12)])
    bands = t.map(t.noise(t.join(t.m("MULTIPLY", rad, 70.0), c, d), 1.0, 2.0), 0.3, 0.7, 0.35, 1.0)
    late_f = t.m("MULTIPLY", t.m("MULTIPLY", late_f, bands), contrast, clamp=True)
    streak = t.noise(t.v("MULTIPLY", p, (1.6, 95.0, 95.0)), 1.0, 3.0, 0.6)
    fibre = t.noise(t.v("MULTIPLY", p, (14.0, 900.0, 900.0)), 1.0, 2.0)
    col = t.mix(late_f, early, late)
    col = t.mix(t.map(streak, 0.35, 0.75, 0.0, 0.30), col, late)
    stain = t.noise(t.v("MULTIPLY", p, (1.3, 4.0, 4.0)), 1.0, 3.0)
    col = t.hsv(
        col,
        t.m("ADD", 0.5, t.m("MULTIPLY", t.m("SUBTRACT", a, 0.5), hue * 2)),
        t.map(b, 0, 1, 0.86, 1.06),
        t.m(
            "MULTIPLY",
            t.map(c, 0, 1, 1 - vary, 1 + vary * 0.45),
            t.m("MULTIPLY", t.map(stain, 0.3, 0.7, 0.90, 1.06), t.map(fibre, 0.2, 0.8, 0.93, 1.06)),
        ),
    )
    # knot colour
    rel = t.m("DIVIDE", kd, size)
    core = t.m("MULTIPLY", has, t.map(rel, 0.75, 1.15, 1.0, 0.0))
    rim = t.m("MULTIPLY", has, t.map(t.m("ABSOLUTE", t.m("SUBTRACT", rel, 1.0)), 0.0, 0.28, 0.55, 0.0))
    kcol = t.mix(t.noise(t.v("MULTIPLY", p, (60, 120, 120)), 1.0, 2.0), knot, late)
    col = t.mix(core, col, kcol)
    col = t.mix(rim, col, "#3a2415")
    if grey:
        col = t.mix(t.map(t.noise(t.v("MULTIPLY", p, (1.5, 12, 12)), 1.0, 4.0), 0.3, 0.7, grey[1] * 0.6, grey[1]), col, grey[0])
    # end grain
    vt = t.node("ShaderNodeVectorTransform", vector_type="NORMAL", convert_from="WORLD", convert_to="OBJECT")
    g = t.node("ShaderNodeNewGeometry")
    t.put(vt.inputs[0], g.outputs["Normal"])
    end = t.map(t.m("ABSOLUTE", t.split(vt.outputs[0])[0]), 0.6, 0.8, 0.0, 1.0)
    col = t.mix(t.m("MULTIPLY", end, 0.30), col, "#6e4a2a")
    height = t.m("ADD", fibre, streak)
    if saw:
        marks = t.node("ShaderNodeTexWave", wave_type="BANDS", bands_direction="X")
        t.put(marks.inputs["Vector"], t.v("ADD", co, off))
        marks.inputs["Scale"].default_value = 55.0
        marks.inputs["Distortion"].default_value = 1.5
        height = t.m("ADD", height, t.m("MULTIPLY", marks.outputs["Fac"], saw))
    n = t.bump(height, 0.0012, 0.55)
    return t.finish(col, t.map(streak, 0.3, 0.7, rough - 0.06, rough + 0.08), n, spec, mean=between(early, late, 0.35))
