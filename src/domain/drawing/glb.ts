/**
 * The product as a GLB file (binary glTF 2.0) for augmented reality and other programs: metres, y up, one plain node per part named by its component,
 * one material per shop material. Parts share one unit cube per material, scaled by the node, so files stay small.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import { withCastors } from './castor-parts.ts';
import { cubePlace, surfaceColour, unitCube } from './unit-cube.ts';

export interface GlbOrigin {
  /** Address that opens the configuration. */
  link: string;
  name: string;
}

export function glb(product: readonly Instance[], origin?: GlbOrigin): Uint8Array {
  return glbOfBoxes(withCastors(product), origin);
}

/** Each part as its bounding box, castors too: for callers that build castors themselves. */
export function glbOfBoxes(instances: readonly Instance[], origin?: GlbOrigin): Uint8Array {
  const { positions, normals, indices } = unitCube();
  const materials = [...new Set(instances.map(({ material }) => material))];
  const views = [positions, normals, indices].map((array) => new Uint8Array(array.buffer));
  const offsets = views.map((_, i) => views.slice(0, i).reduce((sum, view) => sum + view.length, 0));
  const binary = new Uint8Array(views.reduce((sum, view) => sum + view.length, 0));
  views.forEach((view, i) => binary.set(view, offsets[i]));
  const scene = {
    asset: { version: '2.0', generator: 'Kistenwerk', ...(origin === undefined ? {} : { extras: { ...origin } }) },
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

function node(instance: Instance, mesh: number): Record<string, unknown> {
  const { translation, scale, rotation } = cubePlace(instance);
  return { name: instance.component, mesh, translation, scale, ...(rotation === null ? {} : { rotation }) };
}

function material(id: string): Record<string, unknown> {
  const { rgb, opacity } = surfaceColour(id);
  const pbrMetallicRoughness = {
    baseColorFactor: [...rgb, opacity ?? 1],
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
