"""Camera, light, and the render in two halves of different seeds."""

import math
import os

import bpy
import numpy as np
from mathutils import Matrix, Vector

from denoise import clean

SENSOR = 36
HALVES = (1, 2)
PASSES = {"image": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth"}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True


def camera(at, target, lens=40, fstop=8.0, focus=None):
    """Held level, so verticals stay vertical; framed by shifting the lens as a view camera does."""
    at, target = Vector(at), Vector(target)
    data = bpy.data.cameras.new("camera")
    ob = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    way = target - at
    flat = math.hypot(way.x, way.y)
    turn = Matrix.Rotation(-math.atan2(way.x, way.y), 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "X")
    ob.matrix_world = Matrix.Translation(at) @ turn
    data.lens, data.sensor_width = lens, SENSOR
    data.shift_y = way.z / flat * lens / SENSOR
    data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus or flat, fstop


def sky(strength, elevation, rotation, whiteness=0.55):
    """A clear sky without its disc, mixed with white so that shade is not blue."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes.get("Background") or tree.nodes.new("ShaderNodeBackground")
    out = tree.nodes.get("World Output") or tree.nodes.new("ShaderNodeOutputWorld")
    air = tree.nodes.new("ShaderNodeTexSky")
    air.sky_type, air.sun_disc = "NISHITA", False
    air.sun_elevation, air.sun_rotation = math.radians(elevation), math.radians(rotation)
    air.dust_density, air.air_density, air.altitude = 3.0, 1.0, 400
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs[0].default_value, mix.inputs[2].default_value = whiteness, (4.0, 3.9, 3.75, 1)
    tree.links.new(air.outputs[0], mix.inputs[1])
    tree.links.new(mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    tree.links.new(background.outputs[0], out.inputs[0])


def sun(azimuth, elevation, strength, angle, colour):
    """Azimuth 0 is behind the camera, negative values are to its left (degrees)."""
    light = lamp("SUN", strength, colour)
    light.data.angle = math.radians(angle)
    a, e = math.radians(azimuth), math.radians(elevation)
    way = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    light.rotation_euler = way.to_track_quat("Z", "Y").to_euler()


def area(at, target, size, watts, colour):
    light = lamp("AREA", watts, colour)
    light.data.shape = "RECTANGLE"
    light.data.size, light.data.size_y = size
    light.location = at
    light.rotation_euler = (Vector(at) - Vector(target)).to_track_quat("Z", "Y").to_euler()


def lamp(kind, energy, colour):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = energy, colour
    ob = bpy.data.objects.new(kind.lower(), data)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def render(out, width, height, samples):
    """Writes OUT.png; the samples are shared by the two halves."""
    folder = out + ".halves"
    os.makedirs(folder, exist_ok=True)
    for half in HALVES:
        prepare(width, height, samples // len(HALVES), 11 + 7919 * (half - 1))
        write_passes(folder)
        bpy.context.scene.frame_set(half)
        bpy.ops.render.render()
    first, second = (load(f"{folder}/image_{half:04d}.exr") for half in HALVES)
    guides = [sum(load(f"{folder}/{name}_{half:04d}.exr") for half in HALVES) / 2 for name in ("albedo", "normal", "depth")]
    save(clean(first, second, *guides), out)


def prepare(width, height, samples, seed):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, seed
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4.0, 0.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    scene.view_layers[0].cycles.denoising_store_passes = True


def write_passes(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    for name, socket in PASSES.items():
        file = tree.nodes.new("CompositorNodeOutputFile")
        file.base_path = folder
        file.format.file_format, file.format.color_depth, file.format.exr_codec = "OPEN_EXR", "32", "ZIP"
        file.file_slots[0].path = name + "_"
        tree.links.new(layers.outputs[socket], file.inputs[0])


def load(path):
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3].copy()


def save(pixels, out):
    scene = bpy.context.scene
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("final", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    full = np.ones((height, width, 4), np.float32)
    full[:, :, :3] = pixels
    image.pixels.foreach_set(full.ravel())
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = "RGB", "8"
    image.save_render(out + ".png", scene=scene)
