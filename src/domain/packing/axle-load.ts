/** What each of a truck's two axles carries, by the law of the lever; of an articulated truck they are the king pin and the axles of the trailer. */
import type { PlacedBox } from './box.ts';
import type { LoadedBox } from './load.ts';

export interface Axle {
  /** mm from the far wall of the loading space; negative: in front of it. */
  readonly atMm: number;
  /** kg with the driver aboard and nothing loaded. */
  readonly emptyKg: number;
  readonly mostKg: number;
}

export interface Axles {
  readonly front: Axle;
  readonly rear: Axle;
}

export interface AxleUse {
  readonly kg: number;
  readonly mostKg: number;
  /** Stops that are unloaded when the axle carries this, its most of the whole round. */
  readonly afterStops: number;
}

export type AxleUses = Readonly<Record<keyof Axles, AxleUse>>;

/** As stored with a truck; null: not known. */
export interface AxleFacts {
  readonly frontAxle: number | null;
  readonly frontAxleEmpty: number | null;
  readonly frontAxleMost: number | null;
  readonly rearAxle: number | null;
  readonly rearAxleEmpty: number | null;
  readonly rearAxleMost: number | null;
}

export const axlesUnknown: AxleFacts = {
  frontAxle: null,
  frontAxleEmpty: null,
  frontAxleMost: null,
  rearAxle: null,
  rearAxleEmpty: null,
  rearAxleMost: null,
};

const axleOf = (atMm: number | null, emptyKg: number | null, mostKg: number | null): Axle | null =>
  atMm === null || emptyKg === null || mostKg === null ? null : { atMm, emptyKg, mostKg };

/** Null unless everything is known of both, the rear one is behind the front one and each may carry more than the empty truck. */
export function axlesOf(truck: AxleFacts): Axles | null {
  const front = axleOf(truck.frontAxle, truck.frontAxleEmpty, truck.frontAxleMost);
  const rear = axleOf(truck.rearAxle, truck.rearAxleEmpty, truck.rearAxleMost);
  if (front === null || rear === null || rear.atMm <= front.atMm) return null;
  return front.mostKg > front.emptyKg && rear.mostKg > rear.emptyKg ? { front, rear } : null;
}

export type AxlesGiven = { readonly [Key in keyof AxleFacts]?: number | null | undefined };

/** The axles of a truck are given as a whole or not at all: half of them judges no load. */
export function areAxlesClear(truck: AxlesGiven): boolean {
  const given = Object.keys(axlesUnknown).map((key) => truck[key as keyof AxleFacts]);
  if (given.every((value) => value === undefined) || given.every((value) => value === null)) return true;
  return !given.includes(undefined) && axlesOf({ ...axlesUnknown, ...(truck as AxleFacts) }) !== null;
}

export const axleNames = ['front', 'rear'] as const satisfies readonly (keyof Axles)[];

/** Goods behind the rear axle lift the front one, so that an axle may carry its most only when some stops are unloaded. */
export function axleUses(axles: Axles, boxes: readonly LoadedBox[], weightKgOf: (box: LoadedBox) => number): AxleUses {
  const stops = boxes.reduce((most, { stop }) => Math.max(most, stop), 0) + 1;
  const moments = Array.from({ length: stops }, (_, unloaded) =>
    loadsOf(
      axles,
      boxes.filter(({ stop }) => stop >= unloaded),
      weightKgOf,
    ),
  );
  const worst = (name: keyof Axles): AxleUse => {
    const afterStops = moments.reduce((most, loads, index) => (loads[name] > moments[most]![name] ? index : most), 0);
    return { kg: moments[afterStops]![name], mostKg: axles[name].mostKg, afterStops };
  };
  return { front: worst('front'), rear: worst('rear') };
}

export const isOverloaded = ({ kg, mostKg }: AxleUse): boolean => kg > mostKg + tolerance;

/** kg */
const tolerance = 1e-6;

function loadsOf({ front, rear }: Axles, boxes: readonly LoadedBox[], weightKgOf: (box: LoadedBox) => number): Record<keyof Axles, number> {
  const base = rear.atMm - front.atMm;
  let [onFront, onRear] = [front.emptyKg, rear.emptyKg];
  for (const box of boxes) {
    const share = (middleOf(box, 0) - front.atMm) / base;
    onRear += weightKgOf(box) * share;
    onFront += weightKgOf(box) * (1 - share);
  }
  return { front: onFront, rear: onRear };
}

type Placed = Pick<PlacedBox, 'at' | 'size'>;

const middleOf = ({ at, size }: Placed, axis: 0 | 1): number => at[axis] + size[axis] / 2;

/** The centre of gravity of these boxes from above, in mm from the far wall and across; null without a box. */
export function centreOf<Box extends Placed>(boxes: readonly Box[], weightOf: (box: Box) => number): [x: number, y: number] | null {
  const total = boxes.reduce((sum, box) => sum + weightOf(box), 0);
  if (total === 0) return null;
  const mean = (axis: 0 | 1): number => boxes.reduce((sum, box) => sum + weightOf(box) * middleOf(box, axis), 0) / total;
  return [mean(0), mean(1)];
}
