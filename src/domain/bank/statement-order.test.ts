import { assert, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, plainDateOf } from '#domain/calendar/plain-date.ts';
import { rappen } from '#domain/money/money.ts';
import { seed } from '#test/depth.ts';
import { statementGaps } from './statement-order.ts';
import type { StatementEnds } from './statement-order.ts';

const first = plainDateOf('2026-11-02');

/** A daily statement of an account that grows by one franc a day. */
const ofDay = (index: number, over: Partial<StatementEnds> = {}): StatementEnds => ({
  name: `S${index}`,
  account: 'CH93',
  number: index,
  endsOn: addDays(first, index),
  opening: rappen(index * 100),
  closing: rappen(index * 100 + 100),
  ...over,
});
const keys = (ours: readonly StatementEnds[], all: readonly StatementEnds[]) =>
  statementGaps(ours, all).map(({ key, params }) => [key, params]);

describe('statements of an account', () => {
  it('follow each other, whatever file brought them first', () => {
    const all = [ofDay(3), ofDay(1), ofDay(2)];
    expect(keys(all, all)).toEqual([]);
  });

  it('leave one out', () => {
    expect(keys([ofDay(4)], [ofDay(1), ofDay(4)])).toEqual([['bankStatementMissing', { statement: 'S4', from: 2, to: 3, count: 2 }]]);
    expect(keys([ofDay(4)], [ofDay(1), ofDay(2), ofDay(3), ofDay(4)])).toEqual([]);
  });

  it('begin with another balance than the one before ended with', () => {
    const wrong = ofDay(2, { opening: rappen(250) });
    const params = { statement: 'S2', before: 'S1', opening: 'CHF 2.50', closing: 'CHF 2.00', difference: 'CHF 0.50' };
    expect(keys([wrong], [ofDay(1), wrong])).toEqual([['bankBalanceGap', params]]);
  });

  test.each([
    ['without numbers', ofDay(4, { number: null, opening: rappen(200) })],
    ['counted from 1 again in a new year', ofDay(60, { number: 1, opening: rappen(200) })],
    ['of another account', ofDay(4, { account: 'CH44' })],
  ])('%s miss nothing', (_what, next) => {
    expect(keys([next], [ofDay(1), next])).toEqual([]);
  });

  it('come twice in two forms of a file and are one', () => {
    const again = ofDay(2);
    expect(keys([again], [ofDay(1), ofDay(2), again])).toEqual([]);
  });

  it('miss exactly those days that nobody loaded', () => {
    assert(
      property(shuffledSubarray(Array.from({ length: 12 }, (_, index) => index)), (days) => {
        const all = days.map((day) => ofDay(day));
        const missing = statementGaps(all, all).reduce((sum, { params }) => sum + Number(params?.['count'] ?? 0), 0);
        const span = days.length === 0 ? 0 : Math.max(...days) - Math.min(...days) + 1;
        expect(missing).toBe(span - days.length);
      }),
      { seed },
    );
  });
});
