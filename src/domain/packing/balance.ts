/** Goods are packed from the far wall on, which may be too much for the front axle: then the whole load stands nearer to the doors. */
import { axleNames, axleUses, isOverloaded } from './axle-load.ts';
import type { Axles, AxleUses } from './axle-load.ts';
import type { Room } from './box.ts';
import type { Load, LoadedBox, StopGoods } from './load.ts';
import { loadTruck } from './load.ts';

/** mm */
const step = 50;

/** As `loadTruck`, moved towards the doors as little as the front axle asks for; where that does not help, nothing is moved. */
export function loadBalanced(room: Room, stops: readonly StopGoods[], tries: number): Load {
  const load = loadTruck(room, stops, tries);
  const { axles } = room;
  if (axles === undefined || load.boxes.length === 0 || holds(usesOf(axles, load, stops))) return load;
  for (let by = step; by <= room.size[0] - load.lengthMm; by += step) {
    const moved = movedBy(load, by);
    if (holds(usesOf(axles, moved, stops))) return moved;
  }
  return load;
}

/** Whether the axles carry a load at every moment of its round. */
export function axlesHold({ axles }: Room, load: Load, stops: readonly StopGoods[]): boolean {
  return axles === undefined || holds(usesOf(axles, load, stops));
}

const usesOf = (axles: Axles, { boxes }: Load, stops: readonly StopGoods[]): AxleUses =>
  axleUses(axles, boxes, ({ stop, kind }) => stops[stop]!.kinds[kind]!.weightG / 1000);

const holds = (uses: AxleUses): boolean => !axleNames.some((name) => isOverloaded(uses[name]));

function movedBy(load: Load, by: number): Load {
  const moved = ({ at: [x, y, z], ...box }: LoadedBox): LoadedBox => ({ ...box, at: [x + by, y, z] });
  return { ...load, boxes: load.boxes.map(moved), lengthMm: load.lengthMm + by };
}
