import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { noOverrides } from '#domain/calendar/holiday.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { isWorkingDay } from '#domain/calendar/working-day.ts';
import { depth, seed } from '#test/depth.ts';
import { finishDayFor } from './day-load.ts';
import type { Batch, MadeLine, WorkFacts } from './plan-work.ts';
import { planWork } from './plan-work.ts';

const today = plainDate(2026, 11, 23);
const friday = plainDate(2026, 11, 27);
const facts: Omit<WorkFacts, 'lines' | 'batches'> = {
  finishDay: friday,
  dayChanged: false,
  today,
  dayMinutes: 2400,
  overrides: noOverrides,
};
const line: MadeLine = { positionId: 1, quantity: 10, quantityDelivered: 0, minutes: 300, litres: 95, goods: 'TIMBER' };

/** As read again after storing. */
function stored(batches: readonly Batch[]): Batch[] {
  const last = Math.max(0, ...batches.map(({ id }) => id ?? 0));
  let next = last;
  return batches.map((batch) => ({ ...batch, id: batch.id ?? (next += 1) }));
}

const live = (batches: readonly Batch[]): Batch[] => batches.filter(({ state }) => state !== 'CANCELED');
const piecesOf = (batches: readonly Batch[], positionId: number): number =>
  live(batches)
    .filter((batch) => batch.positionId === positionId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

test('a line that fits into a day is one work order on the day of finishing', () => {
  expect(planWork({ ...facts, lines: [line], batches: [] })).toEqual([
    { id: null, positionId: 1, quantity: 10, minutes: 300, litres: 95, goods: 'TIMBER', day: friday, state: 'OPEN', begun: false },
  ]);
});

test('a line longer than a day is made in batches on the days before, none before today', () => {
  const days = (minutes: number) =>
    planWork({ ...facts, lines: [{ ...line, quantity: 400, minutes }], batches: [] }).map(({ day, quantity }) => [day, quantity]);
  expect(days(6000)).toEqual([
    [addDays(friday, -2), 133],
    [addDays(friday, -1), 134],
    [friday, 133],
  ]);
  expect(days(16_000).map(([day]) => day)).toEqual([today, today, today, ...[1, 2, 3, 4].map((days) => addDays(today, days))]);
});

test('more pieces go to what has not begun, else they are a batch; fewer are taken from what has not begun', () => {
  const open = stored(planWork({ ...facts, lines: [line], batches: [] }));
  expect(planWork({ ...facts, lines: [{ ...line, quantity: 14, minutes: 420 }], batches: open })).toEqual([
    { ...open[0]!, quantity: 14, minutes: 420 },
  ]);
  const first = stored(planWork({ ...facts, lines: [line], batches: [] })).map((batch) => ({ ...batch, begun: true }));
  const more = stored(planWork({ ...facts, lines: [{ ...line, quantity: 14, minutes: 420 }], batches: first }));
  expect(more.map(({ quantity, minutes }) => [quantity, minutes])).toEqual([
    [10, 300],
    [4, 120],
  ]);
  const fewer = planWork({ ...facts, lines: [{ ...line, quantity: 11, minutes: 330 }], batches: more });
  expect(fewer.map(({ quantity, state }) => [quantity, state])).toEqual([
    [10, 'OPEN'],
    [1, 'OPEN'],
  ]);
});

test('a cancelled order cancels what is open, what is ready stays ready', () => {
  const batches = stored(planWork({ ...facts, lines: [{ ...line, quantity: 400, minutes: 6000 }], batches: [] }));
  const [first, ...others] = batches;
  const after = planWork({ ...facts, lines: [], batches: [{ ...first!, state: 'DONE', begun: true }, ...others] });
  expect(after.map(({ state }) => state)).toEqual(['DONE', 'CANCELED', 'CANCELED']);
  expect(planWork({ ...facts, finishDay: null, lines: [line], batches }).every(({ state }) => state === 'CANCELED')).toBe(true);
});

test('another promised day plans what is open anew; the same one leaves days that were moved by hand', () => {
  const [batch] = stored(planWork({ ...facts, lines: [line], batches: [] }));
  const moved = { ...batch!, day: addDays(friday, -1) };
  expect(planWork({ ...facts, lines: [line], batches: [moved] })).toEqual([moved]);
  const later = plainDate(2026, 12, 2);
  expect(planWork({ ...facts, finishDay: later, dayChanged: true, lines: [line], batches: [moved] })[0]?.day).toBe(later);
  expect(planWork({ ...facts, finishDay: addDays(today, -5), dayChanged: true, lines: [line], batches: [moved] })[0]?.day).toBe(today);
});

test('what has left was made, booked or not', () => {
  const batches = stored(planWork({ ...facts, lines: [{ ...line, quantity: 400, minutes: 6000 }], batches: [] }));
  const states = (quantityDelivered: number) =>
    planWork({ ...facts, lines: [{ ...line, quantity: 400, minutes: 6000, quantityDelivered }], batches }).map(
      ({ quantity, state }) => `${quantity} ${state}`,
    );
  expect(states(133)).toEqual(['133 DONE', '134 OPEN', '133 OPEN']);
  expect(states(400)).toEqual(['133 DONE', '134 DONE', '133 DONE']);
  // A partly delivered batch: the rest is still to be made.
  expect(states(150)).toEqual(['133 DONE', '117 OPEN', '17 DONE', '133 OPEN']);
});

const orderLines = array(
  record({
    positionId: integer({ min: 1, max: 4 }),
    quantity: integer({ min: 1, max: 500 }),
    perPiece: integer({ min: 1, max: 400 }),
    litres: integer({ min: 0, max: 9000 }),
    begins: boolean(),
    ends: boolean(),
    goods: constantFrom('TIMBER' as const, 'SHEET' as const),
  }),
  { maxLength: 4 },
);

test('whatever an order goes through, no piece is lost, none is planned twice, and times add up', () => {
  assert(
    property(
      array(orderLines, { minLength: 1, maxLength: 6 }),
      array(integer({ min: -3, max: 40 }), { minLength: 6, maxLength: 6 }),
      (rounds, days) => {
        let batches: Batch[] = [];
        for (const [index, round] of rounds.entries()) {
          const unique = round.filter(({ positionId }, at) => round.findIndex((each) => each.positionId === positionId) === at);
          const wanted = unique.map(({ positionId, quantity, perPiece, litres, goods }): MadeLine => ({
            positionId,
            quantity,
            litres,
            goods,
            minutes: perPiece * quantity,
            quantityDelivered: 0,
          }));
          const before = batches;
          const after = planWork({
            ...facts,
            finishDay: finishDayFor(addDays(today, days[index] ?? 0), 1, noOverrides),
            dayChanged: index > 0,
            lines: wanted,
            batches,
          });
          for (const each of wanted) {
            const mine = live(after).filter(({ positionId }) => positionId === each.positionId);
            const ready = piecesOf(
              before.filter(({ state }) => state === 'DONE'),
              each.positionId,
            );
            expect(piecesOf(after, each.positionId)).toBe(Math.max(each.quantity, ready));
            expect(mine.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(each.minutes);
            expect(mine.reduce((sum, { litres }) => sum + litres, 0)).toBe(each.litres);
            for (const { day, state } of mine.filter((batch) => batch.state === 'OPEN' && batch.id === null)) {
              expect(state).toBe('OPEN');
              expect(day >= today).toBe(true);
              expect(isWorkingDay(day, noOverrides)).toBe(true);
            }
          }
          // All previous batches still exist, and finished ones stay finished.
          for (const batch of before) {
            const now = after.find(({ id }) => id === batch.id);
            expect(now).toBeDefined();
            if (batch.state !== 'OPEN') expect(now?.state).toBe(batch.state);
          }
          batches = stored(after).map((batch) => {
            const line = unique.find(({ positionId }) => positionId === batch.positionId);
            const begun = batch.begun || line?.begins === true;
            return batch.state === 'OPEN' && begun && line?.ends === true ? { ...batch, begun, state: 'DONE' } : { ...batch, begun };
          });
        }
      },
    ),
    { numRuns: depth(150, 3000), seed },
  );
});
