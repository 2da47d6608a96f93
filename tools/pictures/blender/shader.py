"""Short hand for Blender's shader nodes. Lengths in metres, colours as sRGB hex."""

import bpy


def lin(hexa):
    h = hexa.lstrip("#")
    out = []
    for i in (0, 2, 4):
        c = int(h[i : i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)


def between(a, b, f):
    p = [int(a[i : i + 2], 16) for i in (1, 3, 5)]
    q = [int(b[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * f):02x}" for x, y in zip(p, q))


class Tree:
    """One material's tree; every call adds a node and returns its output socket."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.t = self.mat.node_tree
        self.t.nodes.clear()

    def node(self, kind, **props):
        n = self.t.nodes.new(kind)
        for k, v in props.items():
            setattr(n, k, v)
        return n

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.t.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = lin(value)
        elif value is not None:
            socket.default_value = value

    def m(self, op, a, b=None, c=None, clamp=False):
        n = self.node("ShaderNodeMath", operation=op, use_clamp=clamp)
        for s, v in zip(n.inputs, (a, b, c)):
            self.put(s, v)
        return n.outputs[0]

    def v(self, op, a, b=None, scale=None):
        n = self.node("ShaderNodeVectorMath", operation=op)
        self.put(n.inputs[0], a)
        if b is not None:
            self.put(n.inputs[1], b)
        if scale is not None:
            self.put(n.inputs["Scale"], scale)
        return n.outputs["Value"] if op in ("LENGTH", "DOT_PRODUCT", "DISTANCE") else n.outputs[0]

    def split(self, a):
        n = self.node("ShaderNodeSeparateXYZ")
        self.put(n.inputs[0], a)
        return n.outputs

    def join(self, x, y, z):
        n = self.node("ShaderNodeCombineXYZ")
        for s, v in zip(n.inputs, (x, y, z)):
            self.put(s, v)
        return n.outputs[0]

    def noise(self, vec, scale=1.0, detail=2.0, rough=0.5, dist=0.0):
        n = self.node("ShaderNodeTexNoise")
        self.put(n.inputs["Vector"], vec)
        self.put(n.inputs["Scale"], scale)
        self.put(n.inputs["Detail"], detail)
        self.put(n.inputs["Roughness"], rough)
        self.put(n.inputs["Distortion"], dist)
        return n.outputs["Fac"]

    def voronoi(self, vec, scale=1.0, feature="F1", rnd=1.0, dim="3D"):
        n = self.node("ShaderNodeTexVoronoi", feature=feature, voronoi_dimensions=dim)
        self.put(n.inputs["Vector"], vec)
        self.put(n.inputs["Scale"], scale)
        self.put(n.inputs["Randomness"], rnd)
        return n.outputs

    def rnd(self, vec):
        n = self.node("ShaderNodeTexWhiteNoise", noise_dimensions="3D")
        self.put(n.inputs["Vector"], vec)
        return n.outputs

    def ramp(self, fac, stops, mode="LINEAR"):
        n = self.node("ShaderNodeValToRGB")
        r = n.color_ramp
        r.interpolation = mode
        while len(r.elements) < len(stops):
            r.elements.new(0.5)
        for e, (pos, col) in zip(r.elements, stops):
            e.position = pos
            e.color = lin(col) if isinstance(col, str) else (col, col, col, 1)
        self.put(n.inputs[0], fac)
        return n.outputs[0]

    def map(self, val, a, b, c=0.0, d=1.0):
        n = self.node("ShaderNodeMapRange", clamp=True)
        for s, x in zip(n.inputs, (val, a, b, c, d)):
            self.put(s, x)
        return n.outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        n = self.node("ShaderNodeMixRGB", blend_type=blend)
        for s, x in zip(n.inputs, (fac, a, b)):
            self.put(s, x)
        return n.outputs[0]

    def hsv(self, col, h=0.5, s=1.0, v=1.0):
        n = self.node("ShaderNodeHueSaturation")
        self.put(n.inputs["Hue"], h)
        self.put(n.inputs["Saturation"], s)
        self.put(n.inputs["Value"], v)
        self.put(n.inputs["Color"], col)
        return n.outputs[0]

    def bump(self, height, dist, strength=1.0, normal=None):
        n = self.node("ShaderNodeBump")
        self.put(n.inputs["Height"], height)
        self.put(n.inputs["Distance"], dist)
        self.put(n.inputs["Strength"], strength)
        if normal is not None:
            self.put(n.inputs["Normal"], normal)
        return n.outputs[0]

    def coords(self):
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def seed(self):
        return self.node("ShaderNodeObjectInfo").outputs["Random"]

    def finish(self, color, rough=0.6, normal=None, spec=0.5, sheen=0.0, metal=0.0, translucent=None, mean=None):
        p = self.node("ShaderNodeBsdfPrincipled")
        i = p.inputs
        self.put(i["Base Color"], color)
        self.put(i["Roughness"], rough)
        self.put(i["Specular"], spec)
        self.put(i["Sheen"], sheen)
        self.put(i["Metallic"], metal)
        if normal is not None:
            self.put(i["Normal"], normal)
        out = self.node("ShaderNodeOutputMaterial")
        shader = p.outputs[0]
        if translucent is not None:
            tr = self.node("ShaderNodeBsdfTranslucent")
            self.put(tr.inputs[0], translucent)
            mx = self.node("ShaderNodeMixShader")
            mx.inputs[0].default_value = 0.35
            self.t.links.new(shader, mx.inputs[1])
            self.t.links.new(tr.outputs[0], mx.inputs[2])
            shader = mx.outputs[0]
        if (
            mean is not None
        ):  # bounced light only needs the mean colour; the costly pattern is worked out for what the camera sees
            d = self.node("ShaderNodeBsdfDiffuse")
            self.put(d.inputs[0], mean)
            lp = self.node("ShaderNodeLightPath")
            mx = self.node("ShaderNodeMixShader")
            self.t.links.new(lp.outputs["Is Camera Ray"], mx.inputs[0])
            self.t.links.new(d.outputs[0], mx.inputs[1])
            self.t.links.new(shader, mx.inputs[2])
            shader = mx.outputs[0]
        self.t.links.new(shader, out.inputs[0])
        return self.mat
