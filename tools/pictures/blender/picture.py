"""Makes one picture: blender -b --factory-startup -t 2 -P picture.py -- JOB.json (written by make.ts)."""

import json
import os
import random
import sys
from itertools import product as product_of

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from goods import GOODS, marking_font  # noqa: E402
from household import HOUSEHOLD  # noqa: E402
from material import strand_picture  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402
from mesh import move, new_objects, placement  # noqa: E402
from product import product  # noqa: E402
from strand_board import write_strand_tile  # noqa: E402
from studio import camera, render, reset  # noqa: E402
from surroundings import PLACES  # noqa: E402

PROPS = {**GOODS, **HOUSEHOLD}


def copies(item):
    """One product, or a stack or rows of it: each slightly out of line, some of them old."""
    repeat = item.get("repeat")
    if repeat is None:
        yield item
        return
    rnd = random.Random(item["seed"])
    frame = placement(item["at"], item.get("yaw", 0))
    loose, turn = repeat.get("loose", 0), repeat.get("turn", 0)
    for n, index in enumerate(product_of(*(range(count) for count in repeat["count"]))):
        off = [i * step for i, step in zip(index, repeat["step"])]
        at = frame @ Vector((off[0] + rnd.gauss(0, loose), off[1] + rnd.gauss(0, loose), off[2]))
        worn = {"finish": {"pallet": "pallet-old"}} if rnd.random() < repeat.get("worn", 0) else {}
        yield {**item, "at": at, "yaw": item.get("yaw", 0) + rnd.gauss(0, turn), "seed": item["seed"] * 100 + n, **worn}


def stand(products):
    """Returns the frame of each named product."""
    frames = {}
    for item in (copy for item in products for copy in copies(item)):
        kind = {
            key: item[key] for key in ("yaw", "tilt", "hide", "only", "finish", "cloth", "bevel", "jitter", "slip") if key in item
        }
        frame = product(item["glb"], item["at"], item["seed"], **kind)
        if "name" in item:
            frames[item["name"]] = frame
    return frames


def add(prop, frames):
    """A prop stands on the ground, or on the named product in its frame."""
    shape = {key: value for key, value in prop.items() if key not in ("kind", "at", "yaw", "tilt", "roll", "seed", "on")}
    rnd = random.Random(prop["seed"])
    objects = new_objects(lambda: PROPS[prop["kind"]](rnd, **shape))
    place = placement(prop["at"], prop.get("yaw", 0), prop.get("tilt", 0), prop.get("roll", 0))
    move(objects, frames.get(prop.get("on"), Matrix.Identity(4)) @ place)
    for ob in objects:
        ob.name = f"{prop['seed']}-{prop['kind']}-{ob.name}"


def main(path):
    with open(path) as file:
        job = json.load(file)
    reset()
    marking_font(job["font"])
    strand_picture(job["strands"])
    if not os.path.exists(job["strands"]):
        write_strand_tile(job["strands"])
    scene = job["scene"]
    kind, *_ = scene["set"].keys()
    PLACES[kind](**scene["set"][kind])
    frames = stand(scene["products"])
    for prop in scene["props"]:
        add(prop, frames)
    camera(**scene["camera"])
    render(job["out"], job["width"], job["height"], job["samples"])


main(sys.argv[sys.argv.index("--") + 1])
