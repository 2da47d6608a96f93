/** A round as shown on the screen: stop and line of each box, what forbids it, and how full the truck is. */
import type { DayLine, DayStop, Round, TruckDay } from '#contract/truck-day.ts';
import { axlesOf } from '#domain/packing/axle-load.ts';
import type { Axles, AxleUses } from '#domain/packing/axle-load.ts';
import type { FoundFault } from '#domain/packing/check-load.ts';
import { axleUsesOfRound, faultsOfRound, roomOf } from '#domain/packing/round.ts';
import { driveTimes } from '#domain/shipping/drive-times.ts';
import type { DriveTimes } from '#domain/shipping/drive-times.ts';
import { groundSpaces } from '#domain/packing/stacks.ts';

export type DayTruck = TruckDay['trucks'][number];

export interface RoundView {
  readonly truck: DayTruck;
  /** In delivery order. */
  readonly stops: readonly DayStop[];
  readonly boxes: readonly { readonly line: DayLine; readonly stop: number }[];
  readonly faults: readonly FoundFault[];
  /** In kg. */
  readonly weight: number;
  /** mm of the floor, from the far wall. */
  readonly length: number;
  /** mm from the floor to the top of the highest box. */
  readonly height: number;
  /** Storage spaces taken on the floor, counted as for the delivery cost of a cart. */
  readonly spaces: number;
  readonly axles: Axles | null;
  /** Null: it is not known where the trucks start. */
  readonly times: DriveTimes | null;
  /** What they carry at the worst moment of the round; null: the truck's axles are not known. */
  readonly axleUses: AxleUses | null;
}

/** Null: the truck no longer exists. */
export function roundView(day: TruckDay, round: Round): RoundView | null {
  const truck = day.trucks.find(({ id }) => id === round.truckId);
  if (truck === undefined) return null;
  const stops = round.stops.flatMap((orderId) => day.stops.filter((stop) => stop.orderId === orderId));
  const lines = new Map(stops.flatMap(({ lines: own }, stop) => own.map((line) => [line.positionId, { line, stop }] as const)));
  const known = { ...round, boxes: round.boxes.filter(({ positionId }) => lines.has(positionId)) };
  const boxes = known.boxes.map(({ positionId }) => lines.get(positionId)!);
  return {
    truck,
    stops,
    boxes,
    faults: faultsOfRound(roomOf(truck), known, day.stops),
    axles: axlesOf(truck),
    axleUses: axleUsesOfRound(truck, known, day.stops),
    times: driveTimes(
      day.site,
      stops.map(({ place }) => place),
      day.driveRules,
    ),
    weight: boxes.reduce((sum, { line }) => sum + line.box.weight, 0) / 1000,
    spaces: known.boxes.reduce((sum, { at, size }) => (at[2] === 0 ? sum + groundSpaces(size) : sum), 0),
    height: known.boxes.reduce((most, { at, size }) => Math.max(most, at[2] + size[2]), 0),
    length: known.boxes.reduce((most, { at, size }) => Math.max(most, at[0] + size[0]), 0),
  };
}

/** With a real minus. */
export const metresText = (mm: number): string => (mm / 1000).toFixed(2).replace('-', '−');

/** `Holzkiste, Stopp 2`, `Palette mit Faltkarton, Stopp 1` */
export function boxName({ line, stop }: RoundView['boxes'][number]): string {
  return `${line.onPallet ? `Palette mit ${line.name}` : line.name}, Stopp ${stop + 1}`;
}
