/**
 * The product as a GLB file (binary glTF 2.0) for augmented reality and other programs: metres, y up, one plain node per part named by its component,
 * one material per shop material. Parts share one unit cube per material, scaled by the node, so files stay small.
 * The model's axes are left-handed seen as x right, y to the front, z up; glTF's are right-handed: (x, y, z) becomes (x, z, y).
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import { toneOf } from './material-tone.ts';

/** Corner and normal of the six faces of a cube from -0.5 to 0.5, counter-clockwise from outside. */
function cube(): { positions: Float32Array; normals: Float32Array; indices: Uint16Array } {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    for (const side of [-1, 1]) {
      const first = positions.length / 3;
      for (const [s, t] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const corner = [0, 0, 0];
        corner[axis] = side / 2;
        corner[(axis + 1) % 3] = (s * side) / 2;
        corner[(axis + 2) % 3] = t / 2;
        positions.push(...corner);
        normals.push(...[0, 1, 2].map((k) => (k === axis ? side : 0)));
      }
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
  }
  return { positions: Float32Array.from(positions), normals: Float32Array.from(normals), indices: Uint16Array.from(indices) };
}

export function glb(instances: readonly Instance[]): Uint8Array {
  const { positions, normals, indices } = cube();
  const materials = [...new Set(instances.map(({ material }) => material))];
  const views = [positions, normals, indices].map((array) => new Uint8Array(array.buffer));
  const offsets = views.map((_, i) => views.slice(0, i).reduce((sum, view) => sum + view.length, 0));
  const binary = new Uint8Array(views.reduce((sum, view) => sum + view.length, 0));
  views.forEach((view, i) => binary.set(view, offsets[i]));
  const scene = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: instances.map((_, index) => index) }],
    nodes: instances.map((instance) => node(instance, materials.indexOf(instance.material))),
    meshes: materials.map((name, material) => ({ name, primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material }] })),
    materials: materials.map(material),
    accessors: [
      { bufferView: 0, componentType: 5126, count: 24, type: 'VEC3', min: [-0.5, -0.5, -0.5], max: [0.5, 0.5, 0.5] },
      { bufferView: 1, componentType: 5126, count: 24, type: 'VEC3' },
      { bufferView: 2, componentType: 5123, count: 36, type: 'SCALAR' },
    ],
    bufferViews: views.map((view, i) => ({
      buffer: 0,
      byteOffset: offsets[i],
      byteLength: view.length,
      target: i === 2 ? 34_963 : 34_962,
    })),
    buffers: [{ byteLength: binary.length }],
  };
  return container(ascii(JSON.stringify(scene)), binary);
}

function node({ component, min, size, turn }: Instance, mesh: number): Record<string, unknown> {
  const [x, y, z] = [0, 1, 2].map((k) => metres(min[k]! + size[k]! / 2)) as [number, number, number];
  const placed = { name: component, mesh, translation: [x, z, y], scale: [metres(size[0]), metres(size[2]), metres(size[1])] };
  if (turn === undefined) return placed;
  // Swapping two axes mirrors the space, so the sense of a turn is reversed.
  const half = (-turn.degrees * Math.PI) / 360;
  const s = Number(Math.sin(half).toFixed(7));
  const rotation = { x: [s, 0, 0], y: [0, 0, s], z: [0, s, 0] }[turn.axis];
  return { ...placed, rotation: [...rotation, Number(Math.cos(half).toFixed(7))] };
}

function metres(lengthMm: number): number {
  return Math.round(lengthMm * 1000) / 1_000_000;
}

function material(id: string): Record<string, unknown> {
  const { left, opacity } = toneOf(id);
  const value = Number.parseInt(left.slice(1), 16);
  const linear = (shift: number): number => {
    const channel = ((value >> shift) & 255) / 255;
    return Number((channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4).toFixed(4));
  };
  const pbrMetallicRoughness = {
    baseColorFactor: [linear(16), linear(8), linear(0), opacity ?? 1],
    metallicFactor: id === 'steel' ? 0.8 : 0,
    roughnessFactor: 0.8,
  };
  return { name: id, pbrMetallicRoughness, ...(opacity === undefined ? {} : { alphaMode: 'BLEND' }) };
}

/** Component ids are plain ASCII by the model schema; anything else is escaped so that one character is one byte. */
function ascii(text: string): Uint8Array {
  const escaped = text.replace(/[\u0080-\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Uint8Array.from(escaped, (character) => character.charCodeAt(0));
}

function container(json: Uint8Array, binary: Uint8Array): Uint8Array {
  const [jsonLength, binaryLength] = [Math.ceil(json.length / 4) * 4, Math.ceil(binary.length / 4) * 4];
  const bytes = new Uint8Array(12 + 8 + jsonLength + 8 + binaryLength);
  const words = new DataView(bytes.buffer);
  const header = [0x46546c67, 2, bytes.length, jsonLength, 0x4e4f534a];
  header.forEach((word, i) => words.setUint32(i * 4, word, true));
  bytes.fill(0x20, 20, 20 + jsonLength);
  bytes.set(json, 20);
  words.setUint32(20 + jsonLength, binaryLength, true);
  words.setUint32(24 + jsonLength, 0x004e4942, true);
  bytes.set(binary, 28 + jsonLength);
  return bytes;
}
