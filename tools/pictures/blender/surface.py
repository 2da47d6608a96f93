"""All surfaces but solid wood: cloth, plaster, concrete, leaves, soil, strand board, carton."""

import bpy
from shader import Tree, between


def fabric(name, colour, scale=1.0, dark=0.86, sheen=0.35, rough=0.9):
    t = Tree(name)
    co = t.coords()
    big = t.noise(co, 3.0, 3.0)
    slub = t.noise(t.v("MULTIPLY", co, (30, 420, 420)), 1.0, 2.0)
    slub2 = t.noise(t.v("MULTIPLY", co, (420, 30, 420)), 1.0, 2.0)
    thread = t.m("ADD", slub, slub2)
    col = t.hsv(colour, 0.5, 1.0, t.m("MULTIPLY", t.map(thread, 0.75, 1.25, dark, 1.07), t.map(big, 0.3, 0.7, 0.96, 1.03)))
    fold = t.noise(t.v("MULTIPLY", co, (5.0, 5.0, 5.0)), 1.0, 3.0, 0.55, 0.6)
    n = t.bump(fold, 0.010 * scale, 0.45)
    n = t.bump(thread, 0.0011, 0.6, n)
    return t.finish(col, rough, n, 0.2, sheen, mean=colour)


def plaster(name, colour, grain=0.0022):
    t = Tree(name)
    co = t.coords()
    big = t.noise(co, 0.7, 2.0, 0.6)
    mid = t.noise(co, 5.0, 3.0, 0.6)
    fine = t.noise(co, 120.0, 2.0, 0.65)
    col = t.hsv(colour, 0.5, 1.0, t.m("MULTIPLY", t.map(big, 0.3, 0.7, 0.955, 1.025), t.map(mid, 0.3, 0.7, 0.975, 1.015)))
    n = t.bump(fine, grain, 0.6)
    return t.finish(col, 0.92, n, 0.15, mean=colour)


def concrete(name, colour, joints=None, rough=0.62):
    t = Tree(name)
    co = t.coords()
    seed = t.seed()
    p = t.v("ADD", co, t.join(t.m("MULTIPLY", seed, 31.0), t.m("MULTIPLY", seed, 57.0), 0.0))
    big = t.noise(p, 0.55, 3.0, 0.62)
    mid = t.noise(p, 4.0, 4.0, 0.65)
    fine = t.noise(p, 95.0, 2.0, 0.7)
    pores = t.voronoi(p, 70.0)["Distance"]
    col = t.hsv(
        colour,
        0.5,
        1.0,
        t.m(
            "MULTIPLY",
            t.m("MULTIPLY", t.map(big, 0.3, 0.7, 0.86, 1.06), t.map(mid, 0.3, 0.7, 0.92, 1.05)),
            t.m("MULTIPLY", t.map(fine, 0.3, 0.7, 0.94, 1.04), t.map(seed, 0, 1, 0.94, 1.04)),
        ),
    )
    pit = t.map(pores, 0.02, 0.09, 0.0, 1.0)
    col = t.mix(t.m("MULTIPLY", t.m("SUBTRACT", 1.0, pit), 0.35), col, "#55524c")
    n = t.bump(fine, 0.0016, 0.4)
    return t.finish(col, t.map(big, 0.3, 0.7, rough - 0.12, rough + 0.1), n, 0.4, mean=between(colour, "#000000", 0.05))


def plain(name, colour, rough=0.5, metal=0.0, spec=0.5, speck=0.0):
    t = Tree(name)
    co = t.coords()
    col = colour
    nrm = None
    if speck:
        f = t.noise(co, 60.0, 3.0)
        col = t.hsv(colour, 0.5, 1.0, t.map(f, 0.3, 0.7, 1 - speck, 1 + speck * 0.5))
        nrm = t.bump(f, 0.001, 0.3)
    return t.finish(col, rough, nrm, spec, 0, metal)


def leaf(name, colour, vein="#b9cf8a", rough=0.45, vary=0.25):
    t = Tree(name)
    seed = t.seed()
    co = t.coords()
    x, y, z = t.split(co)
    rib = t.map(t.m("ABSOLUTE", y), 0.0, 0.0016, 0.35, 0.0)
    col = t.hsv(
        colour,
        t.map(seed, 0, 1, 0.485, 0.515),
        t.map(t.noise(co, 25.0, 2.0), 0.3, 0.7, 0.9, 1.1),
        t.map(seed, 0, 1, 1 - vary, 1 + vary * 0.5),
    )
    col2 = t.mix(rib, col, vein)
    return t.finish(col2, rough, t.bump(t.noise(co, 60.0, 2.0), 0.002, 0.5), 0.4, 0.0, 0.0, t.hsv(col, 0.49, 1.15, 1.3))


def soil(name):
    t = Tree(name)
    co = t.coords()
    f = t.noise(co, 55.0, 6.0, 0.7)
    col = t.ramp(f, [(0.3, "#1c130d"), (0.55, "#3b291c"), (0.75, "#5b4431")])
    return t.finish(col, 0.95, t.bump(f, 0.02, 0.9), 0.2)


def picture(name, path, size, rough=0.6, spec=0.35, hue_seed=True):
    """A square tileable picture laid in the board's own plane (X, Y of the part)."""
    t = Tree(name)
    co = t.coords()
    seed = t.seed()
    img = t.node("ShaderNodeTexImage")
    img.image = bpy.data.images.load(path)
    img.interpolation = "Cubic"
    p = t.v("ADD", co, t.join(t.m("MULTIPLY", seed, 7.3), t.m("MULTIPLY", seed, 3.1), 0.0))
    t.put(img.inputs[0], t.v("DIVIDE", p, (size, size, size)))
    col = t.hsv(img.outputs[0], 0.5, 1.0, t.map(t.noise(co, 0.8, 3.0), 0.3, 0.7, 0.94, 1.04))
    bw = t.node("ShaderNodeRGBToBW")
    t.put(bw.inputs[0], img.outputs[0])
    return t.finish(col, rough, t.bump(bw.outputs[0], 0.002, 0.5), spec, mean="#bd9d72")


def carton(name):
    t = Tree(name)
    co = t.coords()
    seed = t.seed()
    fleck = t.noise(t.v("ADD", co, t.join(t.m("MULTIPLY", seed, 17.0), 0.0, 0.0)), 240.0, 2.0, 0.6)
    cloud = t.noise(co, 6.0, 3.0)
    flute = t.node("ShaderNodeTexWave", wave_type="BANDS", bands_direction="DIAGONAL")
    t.put(flute.inputs["Vector"], t.v("MULTIPLY", co, (1.0, 1.0, 0.0)))
    flute.inputs["Scale"].default_value = 40.0
    col = t.hsv(
        "#b3957a",
        0.5,
        1.0,
        t.m(
            "MULTIPLY",
            t.m("MULTIPLY", t.map(fleck, 0.3, 0.7, 0.95, 1.05), t.map(cloud, 0.3, 0.7, 0.96, 1.04)),
            t.map(seed, 0, 1, 0.95, 1.05),
        ),
    )
    return t.finish(col, 0.78, t.bump(flute.outputs["Fac"], 0.0006, 0.25), 0.2, mean="#b3957a")


def glass(name):
    """A thin pane: light passes straight through, and its surface reflects. Real refraction would need caustics, or cast a black shadow."""
    t = Tree(name)
    tree = t.t
    clear, mirror, mix = t.node("ShaderNodeBsdfTransparent"), t.node("ShaderNodeBsdfGlossy"), t.node("ShaderNodeMixShader")
    clear.inputs[0].default_value = (0.93, 0.965, 0.95, 1)
    mirror.inputs["Roughness"].default_value = 0.0
    skin = t.node("ShaderNodeFresnel")
    skin.inputs["IOR"].default_value = 1.35
    # From inside, a flat ray would be reflected completely.
    outside = t.m("SUBTRACT", 1.0, t.node("ShaderNodeNewGeometry").outputs["Backfacing"])
    tree.links.new(t.m("MULTIPLY", skin.outputs[0], outside), mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], t.node("ShaderNodeOutputMaterial").inputs[0])
    return t.mat


def opal(name):
    """A shade of opal glass with a weak lamp in it."""
    t = Tree(name)
    material = t.finish("#efe9de", 0.35)
    shader = next(n for n in t.t.nodes if n.type == "BSDF_PRINCIPLED")
    shader.inputs["Emission"].default_value = (1, 0.8, 0.56, 1)
    shader.inputs["Emission Strength"].default_value = 0.22
    return material
