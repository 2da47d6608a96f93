/**
 * Boards in a 3D file: a unit cube of one of the shop's materials, scaled but not turned, is drawn like the
 * same board of a product model, with grain and edges. The scene is in millimetres with y up.
 */
import { Quaternion, Vector3 } from 'three';
import type { Mesh } from 'three';
import type { Axis, Instance } from '#domain/configurator/evaluation.ts';
import { materialOf } from '#domain/material/material.ts';

const axes: readonly Axis[] = ['x', 'z', 'y'];

function isUnitCube({ geometry }: Mesh): boolean {
  geometry.computeBoundingBox();
  const { boundingBox, index } = geometry;
  const corners = boundingBox === null ? [] : [...boundingBox.max.toArray(), ...boundingBox.min.toArray().map((value) => -value)];
  return index?.count === 36 && corners.length === 6 && corners.every((value) => Math.abs(value - 0.5) < 1e-6);
}

/** The mesh as a board of that material, placed as in the scene; null: not a board. */
export function boardOf(mesh: Mesh, material: string): Instance | null {
  if (materialOf(material) === undefined || !isUnitCube(mesh)) return null;
  const [place, turn, scale] = [new Vector3(), new Quaternion(), new Vector3()];
  mesh.matrixWorld.decompose(place, turn, scale);
  if (Math.abs(Math.abs(turn.w) - 1) > 1e-6) return null;
  const [size, centre] = [scale.toArray(), place.toArray()];
  const low = centre.map((value, axis) => value - (size[axis] ?? 0) / 2);
  const longest = size.indexOf(Math.max(...size));
  return {
    component: mesh.name,
    group: mesh.name,
    min: [low[0] ?? 0, low[2] ?? 0, low[1] ?? 0],
    size: [size[0], size[2], size[1]],
    grain: axes[longest] ?? 'x',
    material,
    line: -1,
    explode: [0, 0, 0],
  };
}
