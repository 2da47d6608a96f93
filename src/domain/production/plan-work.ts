/**
 * The work orders of an order, from its lines and its previous work orders. Nothing is entered twice: more pieces, fewer,
 * another day, a cancelled line or order update the work orders, and finished work stays finished. A line that takes longer
 * than a day is made in several batches. It knows no table and no clock.
 */
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addWorkingDays, subtractWorkingDays } from '#domain/calendar/working-day.ts';
import { shareOut } from './share-out.ts';
import type { Goods } from './station.ts';

/** A line that is made in the workshop. */
export interface MadeLine {
  positionId: number;
  quantity: number;
  quantityDelivered: number;
  /** For all pieces. */
  minutes: number;
  litres: number;
  goods: Goods;
}

export const workStates = ['OPEN', 'DONE', 'CANCELED'] as const;
export type WorkState = (typeof workStates)[number];

export interface Batch {
  /** Null: a new one. */
  id: number | null;
  positionId: number;
  quantity: number;
  minutes: number;
  /** Of wood. */
  litres: number;
  goods: Goods;
  day: PlainDate;
  state: WorkState;
  begun: boolean;
}

export interface WorkFacts {
  /** Lines to be made: none if the order is cancelled or no longer confirmed. */
  lines: readonly MadeLine[];
  batches: readonly Batch[];
  /** Day by which the work must be finished; null: nothing is promised. */
  finishDay: PlainDate | null;
  /** True: the day differs from the one the batches were planned for. */
  dayChanged: boolean;
  today: PlainDate;
  /** Minutes of a usual day; the limit of a batch. */
  dayMinutes: number;
  overrides: HolidayOverrides;
}

/** All batches as they should be, cancelled ones too; those of current lines with the lines' current data. */
export function planWork(facts: WorkFacts): Batch[] {
  const { lines, batches, finishDay } = facts;
  const wanted = finishDay === null ? [] : lines;
  const gone = batches
    .filter(({ positionId, state }) => state !== 'CANCELED' && !wanted.some((line) => line.positionId === positionId))
    .map((batch): Batch => (batch.state === 'DONE' ? batch : { ...batch, state: 'CANCELED' }));
  const canceled = batches.filter(({ state }) => state === 'CANCELED');
  const kept = wanted.flatMap((line) => batchesOf(line, batches, finishDay!, facts));
  return [...kept, ...gone, ...canceled];
}

function batchesOf(line: MadeLine, batches: readonly Batch[], finishDay: PlainDate, facts: WorkFacts): Batch[] {
  const before = batches.filter(({ positionId, state }) => positionId === line.positionId && state !== 'CANCELED');
  const fitted = withDelivered(fitQuantity(line, before, finishDay, facts), line.quantityDelivered);
  const placed = facts.dayChanged ? replanned(line, fitted, finishDay, facts) : fitted;
  const live = placed.filter(({ state }) => state !== 'CANCELED');
  const weights = live.map(({ quantity }) => quantity);
  const [minutes, litres] = [shareOut(line.minutes, weights), shareOut(line.litres, weights)];
  const shared = live.map((batch, index) => ({ ...batch, goods: line.goods, minutes: minutes[index]!, litres: litres[index]! }));
  return [...shared, ...placed.filter(({ state }) => state === 'CANCELED')];
}

const sumOf = (batches: readonly Batch[]): number => batches.reduce((sum, { quantity }) => sum + quantity, 0);

/** Adjusts the batches to the wanted number of pieces: more are added to work not begun, fewer are removed from it first. Finished pieces are never removed. */
function fitQuantity(line: MadeLine, before: readonly Batch[], finishDay: PlainDate, facts: WorkFacts): Batch[] {
  const more = line.quantity - sumOf(before);
  if (more > 0) {
    const open = before.findLast(({ state, begun }) => state === 'OPEN' && !begun);
    if (open === undefined || open.quantity + more > largestBatch(line, facts))
      return [...before, ...newBatches(line, more, finishDay, facts)];
    return before.map((batch) => (batch === open ? { ...batch, quantity: batch.quantity + more } : batch));
  }
  let less = -more;
  const order = before.toSorted((a, b) => Number(a.begun) - Number(b.begun) || (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const left = new Map(before.map((batch) => [batch, batch.quantity]));
  for (const batch of order.filter(({ state }) => state === 'OPEN')) {
    const taken = Math.min(less, batch.quantity);
    left.set(batch, batch.quantity - taken);
    less -= taken;
  }
  return before.map((batch) => {
    const quantity = left.get(batch)!;
    return quantity === 0 ? { ...batch, state: 'CANCELED' } : { ...batch, quantity };
  });
}

/** Pieces that fit into a day, at least one. */
function largestBatch({ minutes, quantity }: MadeLine, { dayMinutes }: Pick<WorkFacts, 'dayMinutes'>): number {
  return dayMinutes <= 0 ? quantity : Math.max(1, Math.floor((dayMinutes * quantity) / minutes));
}

function newBatches(line: MadeLine, quantity: number, finishDay: PlainDate, { dayMinutes, today, overrides }: WorkFacts): Batch[] {
  const count = Math.ceil(quantity / largestBatch(line, { dayMinutes }));
  const pieces = shareOut(
    quantity,
    Array.from({ length: count }, () => 1),
  );
  const days = daysBack(
    finishDay,
    pieces.map((each) => minutesOf(line, each)),
    { dayMinutes, today, overrides },
  );
  return pieces.map((each, index) => ({
    id: null,
    positionId: line.positionId,
    quantity: each,
    minutes: 0,
    litres: 0,
    goods: line.goods,
    day: days[index]!,
    state: 'OPEN',
    begun: false,
  }));
}

const minutesOf = ({ minutes, quantity }: MadeLine, pieces: number): number => (minutes * pieces) / quantity;

/**
 * Days for batches of these durations: the last ends on the given day, earlier ones share it while they fit into a day,
 * else take previous working days; none before today.
 */
function daysBack(
  last: PlainDate,
  minutes: readonly number[],
  { dayMinutes, today, overrides }: Pick<WorkFacts, 'dayMinutes' | 'today' | 'overrides'>,
): PlainDate[] {
  const first = addWorkingDays(today, 0, overrides);
  let day = last < first ? first : last;
  let taken = 0;
  return minutes
    .toReversed()
    .map((each) => {
      const isFull = taken > 0 && taken + each > dayMinutes;
      if (isFull && day > first) {
        day = subtractWorkingDays(day, 1, overrides);
        taken = 0;
      }
      taken += each;
      return day;
    })
    .toReversed();
}

function replanned(line: MadeLine, batches: readonly Batch[], finishDay: PlainDate, facts: WorkFacts): Batch[] {
  const open = batches.filter(({ state }) => state === 'OPEN').toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const days = daysBack(
    finishDay,
    open.map(({ quantity }) => minutesOf(line, quantity)),
    facts,
  );
  return batches.map((batch) => {
    const place = open.indexOf(batch);
    return place < 0 ? batch : { ...batch, day: days[place]! };
  });
}

/** Delivered pieces were made, booked or not; the rest of a partly delivered batch is still to be made. */
function withDelivered(batches: readonly Batch[], delivered: number): Batch[] {
  let left = delivered - sumOf(batches.filter(({ state }) => state === 'DONE'));
  const open = batches
    .filter(({ state }) => state === 'OPEN')
    .toSorted((a, b) => Number(b.begun) - Number(a.begun) || (a.day < b.day ? -1 : 1));
  const gone = new Map<Batch, number>();
  for (const batch of open) {
    const taken = Math.min(Math.max(0, left), batch.quantity);
    left -= taken;
    gone.set(batch, taken);
  }
  return batches.flatMap((batch): Batch[] => {
    const taken = gone.get(batch) ?? 0;
    if (taken === 0) return [batch];
    if (taken === batch.quantity) return [{ ...batch, state: 'DONE' }];
    return [
      { ...batch, quantity: batch.quantity - taken },
      { ...batch, id: null, quantity: taken, state: 'DONE' },
    ];
  });
}
