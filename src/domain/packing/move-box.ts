/** Moves a box of a round by hand: along the floor or onto other boxes, turned on its base, or to a free place. Lengths in mm. */
import type { Triple } from './box.ts';
import type { RoundBox } from './round.ts';

interface Floor {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Grid of the places that are tried when looking for a free one. */
const grid = 50;

/** Moved by this distance, kept within the floor of the truck; it rests on whatever is below. */
export function moved(boxes: readonly RoundBox[], index: number, [dx, dy]: readonly [number, number], floor: Floor): RoundBox[] {
  const box = boxes[index]!;
  const x = clamp(box.at[0] + dx, floor.length - box.size[0]);
  const y = clamp(box.at[1] + dy, floor.width - box.size[1]);
  return settled(boxes, index, { ...box, at: [x, y, box.at[2]] });
}

/** Swaps length and width at the same corner. */
export function turned(boxes: readonly RoundBox[], index: number, floor: Floor): RoundBox[] {
  const box = boxes[index]!;
  const size: Triple = [box.size[1], box.size[0], box.size[2]];
  const at: Triple = [clamp(box.at[0], floor.length - size[0]), clamp(box.at[1], floor.width - size[1]), box.at[2]];
  return settled(boxes, index, { ...box, at, size });
}

/** Moves it to the nearest free place on the floor; null: there is none. */
export function onFloor(boxes: readonly RoundBox[], index: number, floor: Floor): RoundBox[] | null {
  const box = boxes[index]!;
  const others = boxes.filter((_, other) => other !== index);
  const place = freePlace(others, box.size, box.at, floor);
  return place === null ? null : boxes.with(index, { ...box, at: place });
}

/** Adds a box on the free floor, as near to the doors as possible; null: there is no room. */
export function added(boxes: readonly RoundBox[], box: Omit<RoundBox, 'at'>, floor: Floor): RoundBox[] | null {
  const place = freePlace(boxes, box.size, [floor.length, 0, 0], floor);
  return place === null ? null : [...boxes, { ...box, at: place }];
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** Sets it down on the highest box below, as a forklift would. */
function settled(boxes: readonly RoundBox[], index: number, box: RoundBox): RoundBox[] {
  const below = boxes.filter((other, otherIndex) => otherIndex !== index && sharesGround(other, box.at, box.size));
  const z = below.reduce((top, { at, size }) => Math.max(top, at[2] + size[2]), 0);
  return boxes.with(index, { ...box, at: [box.at[0], box.at[1], z] });
}

function freePlace(boxes: readonly RoundBox[], size: Triple, near: Triple, floor: Floor): Triple | null {
  if (size[2] > floor.height) return null;
  let best: Triple | null = null;
  let least = Infinity;
  for (let x = 0; x <= floor.length - size[0]; x += grid) {
    for (let y = 0; y <= floor.width - size[1]; y += grid) {
      const distance = Math.abs(x - near[0]) + Math.abs(y - near[1]);
      if (distance >= least || boxes.some((box) => sharesGround(box, [x, y, 0], size))) continue;
      [best, least] = [[x, y, 0], distance];
    }
  }
  return best;
}

function sharesGround({ at, size }: RoundBox, place: Triple, own: Triple): boolean {
  return at[0] < place[0] + own[0] && place[0] < at[0] + size[0] && at[1] < place[1] + own[1] && place[1] < at[1] + size[1];
}
