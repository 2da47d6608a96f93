/**
 * Placement of a part in the 3D scene. The scene's axes are x = length, y = up, z = width towards the viewer, so that the initial view equals the isometric
 * drawing; lengths stay in millimetres. Independent of three.js.
 */
import type { Axis, Instance, Vec3 } from '#domain/configurator/evaluation.ts';

export interface PartPlace {
  centre: Vec3;
  /** Edge lengths along the scene's axes. */
  size: Vec3;
  turn: { axis: 0 | 1 | 2; radians: number } | null;
  /** Scene axis along which the grain runs. */
  grain: 0 | 1 | 2;
  /** 0…1, from the part's position: the same board keeps its look. */
  seed: number;
}

/** Model axes (z up) to scene axes (y up). */
export function toScene([x, y, z]: Vec3): Vec3 {
  return [x, z, y];
}

const sceneAxis: Readonly<Record<Axis, 0 | 1 | 2>> = { x: 0, y: 2, z: 1 };

export function seedOf({ min, size }: Pick<Instance, 'min' | 'size'>): number {
  const place = min[0] * 12.9898 + min[1] * 78.233 + min[2] * 37.719 + size[0] * 0.71 + size[1] * 1.37;
  const hashed = Math.sin(place) * 43_758.5453;
  return hashed - Math.floor(hashed);
}

export function partPlace(instance: Instance, explodeMm: number): PartPlace {
  const { min, size, explode, turn } = instance;
  const centre: Vec3 = [
    min[0] + size[0] / 2 + explode[0] * explodeMm,
    min[1] + size[1] / 2 + explode[1] * explodeMm,
    min[2] + size[2] / 2 + explode[2] * explodeMm,
  ];
  // Swapping two axes mirrors the space, so every turn changes its direction.
  return {
    centre: toScene(centre),
    size: toScene(size),
    turn: turn === undefined ? null : { axis: sceneAxis[turn.axis], radians: (-turn.degrees * Math.PI) / 180 },
    grain: sceneAxis[instance.grain],
    seed: seedOf(instance),
  };
}
