/**
 * Common to the 3D files: a cube with edges of one metre from which every part is scaled, the place of a part, and the colour of a material. Metres, y up.
 * The model's axes are left-handed seen as x right, y to the front, z up; those of the files are right-handed: (x, y, z) becomes (x, z, y).
 */
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { toneOf } from './material-tone.ts';

export interface Cube {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint16Array;
}

/** Corner and normal of the six faces of a cube from -0.5 to 0.5, counter-clockwise from outside. */
export function unitCube(): Cube {
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

export interface CubePlace {
  translation: Vec3;
  scale: Vec3;
  /** Quaternion x, y, z, w; null: not turned. */
  rotation: readonly [number, number, number, number] | null;
}

export function metres(lengthMm: number): number {
  return Math.round(lengthMm * 1000) / 1_000_000;
}

/** Centre, size and turn of a part as a scaled unit cube. */
export function cubePlace({ min, size, turn }: Pick<Instance, 'min' | 'size' | 'turn'>): CubePlace {
  const translation: Vec3 = [metres(min[0] + size[0] / 2), metres(min[2] + size[2] / 2), metres(min[1] + size[1] / 2)];
  const scale: Vec3 = [metres(size[0]), metres(size[2]), metres(size[1])];
  if (turn === undefined) return { translation, scale, rotation: null };
  // Swapping two axes mirrors the space, so the sense of a turn is reversed.
  const half = (-turn.degrees * Math.PI) / 360;
  const s = Number(Math.sin(half).toFixed(7));
  const w = Number(Math.cos(half).toFixed(7));
  const along = { x: [s, 0, 0], y: [0, 0, s], z: [0, s, 0] } as const;
  const [x, y, z] = along[turn.axis];
  return { translation, scale, rotation: [x, y, z, w] };
}

export interface SurfaceColour {
  /** Linear red, green and blue, 0…1. */
  rgb: Vec3;
  opacity: number | undefined;
}

/** The colour of a material's long side in the drawing. */
export function surfaceColour(material: string): SurfaceColour {
  const { left, opacity } = toneOf(material);
  const value = Number.parseInt(left.slice(1), 16);
  const linear = (shift: number): number => {
    const channel = ((value >> shift) & 255) / 255;
    return Number((channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4).toFixed(4));
  };
  return { rgb: [linear(16), linear(8), linear(0)], opacity };
}
