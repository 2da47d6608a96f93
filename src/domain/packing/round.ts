/** A truck's round as it is saved and shown: stops in their order and boxes by order line; converted to and from the packing's own form. */
import { axlesOf, axleUses } from './axle-load.ts';
import type { AxleFacts, AxleUses } from './axle-load.ts';
import type { BoxKind, Room, Triple } from './box.ts';
import { gramsPerMm2, topUp } from './box.ts';
import type { FoundFault } from './check-load.ts';
import { faultsOfLoad } from './check-load.ts';
import type { LoadedBox } from './load.ts';

export interface RoundBox {
  readonly positionId: number;
  readonly at: Triple;
  readonly size: Triple;
}

export interface RoundOf {
  readonly truckId: number;
  /** Orders. */
  readonly stops: readonly number[];
  readonly boxes: readonly RoundBox[];
}

export interface GoodsLine {
  readonly positionId: number;
  readonly boxes: number;
  readonly box: { readonly size: Triple; readonly weight: number; readonly bears: number };
}

export interface GoodsStop {
  readonly orderId: number;
  readonly lines: readonly GoodsLine[];
}

export function kindOfLine({ boxes, box }: GoodsLine): BoxKind {
  return { size: box.size, quantity: boxes, weightG: box.weight, upright: topUp, bearing: box.bears * gramsPerMm2 };
}

export function roomOf(truck: AxleFacts & { length: number; width: number; height: number; payload: number }): Room {
  const axles = axlesOf(truck);
  return { size: [truck.length, truck.width, truck.height], payloadG: truck.payload * 1000, ...(axles === null ? {} : { axles }) };
}

/** For each line its order and its goods. */
export function linesById(stops: readonly GoodsStop[]): ReadonlyMap<number, { orderId: number; line: GoodsLine }> {
  return new Map(stops.flatMap(({ orderId, lines }) => lines.map((line) => [line.positionId, { orderId, line }] as const)));
}

/** The faults of a round. Boxes of lines that are not among the stops count as `outside`. */
export function faultsOfRound(room: Room, round: RoundOf, stops: readonly GoodsStop[]): FoundFault[] {
  const lines = linesById(stops);
  const boxes = loadedBoxes(round, lines);
  const strange = boxes.flatMap(({ stop }, box) => (stop < 0 ? [{ fault: 'outside', box, other: null } as const] : []));
  if (strange.length > 0) return strange;
  return faultsOfLoad(room, boxes, ({ kind }) => kindOfLine(lines.get(kind)!.line));
}

/** What the axles carry at the worst moment of a round; null: they are not known. */
export function axleUsesOfRound(truck: AxleFacts, round: RoundOf, stops: readonly GoodsStop[]): AxleUses | null {
  const axles = axlesOf(truck);
  const lines = linesById(stops);
  const boxes = loadedBoxes(round, lines).filter(({ stop }) => stop >= 0);
  return axles === null ? null : axleUses(axles, boxes, ({ kind }) => lines.get(kind)!.line.box.weight / 1000);
}

/** With the id of the line as their kind; a box of no stop of the round has the stop -1. */
function loadedBoxes(round: RoundOf, lines: ReturnType<typeof linesById>): LoadedBox[] {
  return round.boxes.map(({ positionId, at, size }) => ({
    kind: positionId,
    at,
    size,
    stop: round.stops.indexOf(lines.get(positionId)?.orderId ?? -1),
  }));
}

/** Boxes of each line that are in no round. */
export function unloaded(
  rounds: readonly RoundOf[],
  stops: readonly GoodsStop[],
): { orderId: number; positionId: number; boxes: number }[] {
  const placed = new Map<number, number>();
  for (const { boxes } of rounds) for (const { positionId } of boxes) placed.set(positionId, (placed.get(positionId) ?? 0) + 1);
  return stops.flatMap(({ orderId, lines }) =>
    lines
      .map(({ positionId, boxes }) => ({ orderId, positionId, boxes: boxes - (placed.get(positionId) ?? 0) }))
      .filter(({ boxes }) => boxes > 0),
  );
}

/** A saved plan without goods that have since left or moved to another day. */
export function stillDue(rounds: readonly RoundOf[], stops: readonly GoodsStop[]): RoundOf[] {
  const lines = linesById(stops);
  const left = new Map(stops.flatMap((stop) => stop.lines.map(({ positionId, boxes }) => [positionId, boxes] as const)));
  return rounds.map(({ truckId, stops: orders, boxes }) => ({
    truckId,
    stops: orders.filter((orderId) => stops.some((stop) => stop.orderId === orderId)),
    boxes: boxes.filter(({ positionId }) => {
      const count = left.get(positionId) ?? 0;
      left.set(positionId, count - 1);
      return lines.has(positionId) && count > 0;
    }),
  }));
}
