/** The packed goods inside a crate: a box with the inner dimensions, standing on the floor. A crate is recognised by floor, front and lid. */
import type { Evaluation, Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { boundingBox } from '#domain/configurator/placement.ts';

/** Groups that are removed to show the inside. */
export const openGroups: readonly string[] = ['lid', 'front'];

/** Keeps it out of the plane of the surrounding boards. */
const clearanceMm = 1;

export interface GoodsBox {
  min: Vec3;
  size: Vec3;
}

function reachesInto({ min, size }: GoodsBox, part: Instance): boolean {
  return [0, 1, 2].every((axis) => {
    const [low = 0, length = 0, partLow = 0, partLength = 0] = [min[axis], size[axis], part.min[axis], part.size[axis]];
    return low < partLow + partLength && partLow < low + length;
  });
}

/** Null: not a crate, or its inside is not empty. */
export function goodsBox({ instances, values, outputs }: Pick<Evaluation, 'instances' | 'values' | 'outputs'>): GoodsBox | null {
  const { length, width } = values;
  // Beams under a lid leave less than the inner height.
  const height = outputs['clearHeight']?.value ?? values['height'];
  if (typeof length !== 'number' || typeof width !== 'number' || typeof height !== 'number') return null;
  const groups = new Set(instances.map(({ group }) => group));
  if (!['floor', ...openGroups].every((group) => groups.has(group))) return null;
  const floor = boundingBox(instances.filter(({ group }) => group === 'floor'));
  const all = boundingBox(instances);
  const size: Vec3 = [length - 2 * clearanceMm, width - 2 * clearanceMm, height - 2 * clearanceMm];
  const middle = (axis: 0 | 1): number => all.min[axis] + (all.size[axis] - size[axis]) / 2;
  const box: GoodsBox = { min: [middle(0), middle(1), floor.min[2] + floor.size[2] + clearanceMm], size };
  const straight = instances.filter(({ turn }) => turn === undefined);
  return size.some((side) => side <= 0) || straight.some((part) => reachesInto(box, part)) ? null : box;
}

/** Parts for the 3D view: with goods, the remaining parts plus the goods. */
export function partsInSpace(instances: readonly Instance[], goods: GoodsBox | null): readonly Instance[] {
  if (goods === null) return instances;
  const good: Instance = { ...goods, component: 'goods', group: 'goods', grain: 'x', material: 'goods', line: -1, explode: [0, 0, 0] };
  return [...instances.filter(({ group }) => !openGroups.includes(group)), good];
}
