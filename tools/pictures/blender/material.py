"""The materials of the series by name; each is made once, when a scene first uses it."""

from surface import carton, concrete, fabric, glass, leaf, opal, picture, plain, plaster, soil
from wood import wood

WOODS = {
    "pallet": dict(early="#dabf9f", late="#a1754f", rough=0.72, saw=0.25, vary=0.20, contrast=1.1, knots=0.5),
    "pallet-old": dict(
        early="#c3b094", late="#8f7456", rough=0.8, saw=0.3, vary=0.24, contrast=0.7, knots=0.5, grey=("#9b9388", 0.55)
    ),
    "pallet-planed": dict(early="#dfc3a0", late="#a97a51", rough=0.6, vary=0.15, contrast=1.05),
    "oiled": dict(early="#cba781", late="#8c5c38", rough=0.46, vary=0.17, contrast=1.1, knot="#58331a", spec=0.45),
    "white": dict(early="#ebe8e0", late="#d9d3c6", rough=0.5, vary=0.03, contrast=0.6, knot="#cfc6b6"),
    "anthracite": dict(early="#4a4b4c", late="#38393a", rough=0.5, vary=0.10, contrast=0.7, knot="#2b2b2b"),
    "spruce": dict(early="#e3c6a3", late="#ad7c54", rough=0.6, vary=0.13, ring=0.0046, knots=0.5),
    "larch": dict(early="#cba484", late="#92603f", rough=0.6, vary=0.15, ring=0.0034, knots=0.4),
    "squared-timber": dict(early="#dcc09c", late="#ac845f", rough=0.75, saw=0.55, vary=0.14, contrast=0.7, ring=0.005),
    "plywood": dict(early="#e0c4a0", late="#c79e74", rough=0.55, vary=0.08, contrast=0.55, ring=0.016, knots=0.12),
    "oak": dict(
        early="#b29472", late="#8c6e4c", rough=0.42, vary=0.07, contrast=0.7, knots=0.10, ring=0.0035, spec=0.4, hue=0.005
    ),
}
FABRICS = {
    "cushion-natural": dict(colour="#ddd2bf"),
    "cushion-green": dict(colour="#7f9a84"),
    "cushion-grey": dict(colour="#9b9a96"),
    "piping-natural": dict(colour="#d3c7b1"),
    "piping-green": dict(colour="#748f79"),
    "piping-grey": dict(colour="#8c8b87"),
    "coral": dict(colour="#d9694a"),
    "forest": dict(colour="#3c5c4a"),
    "sand": dict(colour="#b99f78"),
    "linen": dict(colour="#ece7dc", sheen=0.25),
    "linen-grey": dict(colour="#b9b6ae"),
    "mattress": dict(colour="#efece6", dark=0.93),
    "strap": dict(colour="#c9562f", dark=0.9),
}
PLASTERS = {
    "wall": ("#e9e2d5", 0.0022),
    "wall-sage": ("#c3cdbc", 0.0014),
    "wall-grey": ("#dcdbd6", 0.0022),
    "wall-clay": ("#d9c4b2", 0.0014),
}
CONCRETES = {
    "slab": ("#b9b3a8", 0.62),
    "hall-floor": ("#a8a59f", 0.5),
    "base": ("#8f8a82", 0.62),
    "terracotta": ("#c08362", 0.75),
    "pot-grey": ("#6d6f6c", 0.7),
}
LEAVES = {
    "leaf": ("#5d8a3e", "#b9cf8a", 0.25),
    "leaf-dark": ("#3f6b35", "#b9cf8a", 0.25),
    "leaf-olive": ("#76866a", "#9aa68d", 0.5),
    "leaf-red": ("#6e3a33", "#a9785f", 0.25),
    "leaf-grass": ("#8a9a5c", "#b5bd84", 0.25),
    "leaf-grey": ("#8fa08a", "#b7c2ae", 0.25),
}
# colour, roughness, metal, speck
PLAINS = {
    "steel": ("#8b8a86", 0.42, 0.9, 0.0),
    "galvanised": ("#a9adb0", 0.5, 0.85, 0.12),
    "rack-blue": ("#3d5f80", 0.45, 0.0, 0.0),
    "rack-beam": ("#d2643c", 0.45, 0.0, 0.0),
    "castor": ("#2b2a29", 0.55, 0.0, 0.0),
    "joint": ("#57524a", 0.9, 0.0, 0.0),
    "stem": ("#63773f", 0.6, 0.0, 0.0),
    "bark": ("#6b5a48", 0.85, 0.0, 0.3),
    "pebble-1": ("#b4aca0", 0.8, 0.0, 0.2),
    "pebble-2": ("#8e877c", 0.8, 0.0, 0.2),
    "pebble-3": ("#cbc3b5", 0.8, 0.0, 0.2),
    "machine": ("#7d868b", 0.38, 0.0, 0.0),
    "machine-dark": ("#2f3437", 0.45, 0.0, 0.0),
    "paint-coral": ("#e2623f", 0.45, 0.0, 0.0),
    "wood-wool": ("#dcc79c", 0.8, 0.0, 0.0),
    "ink": ("#1d1b19", 0.8, 0.0, 0.0),
    "ceramic": ("#e9e4da", 0.25, 0.0, 0.0),
    "paper": ("#f1ede4", 0.8, 0.0, 0.0),
    "tape": ("#8d7250", 0.25, 0.0, 0.0),
    "bottle-green": ("#2c4632", 0.12, 0.0, 0.0),
    "bottle-brown": ("#46301f", 0.12, 0.0, 0.0),
}

_made = {}
_strands = []


def strand_picture(path):
    """Sets the tile for oriented strand board, before a scene first uses it."""
    _strands[:] = [path]


def mat(name):
    if name not in _made:
        _made[name] = _make(name)
    return _made[name]


def _make(name):
    if name in WOODS:
        return wood(name, **WOODS[name])
    if name in FABRICS:
        return fabric(name, **FABRICS[name])
    if name in PLASTERS:
        return plaster(name, *PLASTERS[name])
    if name in CONCRETES:
        colour, rough = CONCRETES[name]
        return concrete(name, colour, rough=rough)
    if name in LEAVES:
        colour, vein, vary = LEAVES[name]
        return leaf(name, colour, vein, vary=vary)
    if name in PLAINS:
        colour, rough, metal, speck = PLAINS[name]
        return plain(name, colour, rough, metal, speck=speck)
    if name == "osb":
        return picture(name, _strands[0], 1.2)
    return {"soil": soil, "carton": carton, "glass": glass, "opal": opal}[name](name)
