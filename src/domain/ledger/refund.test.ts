import { expect, test } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { takenFrom } from './refund.ts';

const place = (invoiceId: number, amount: number) => ({ target: { invoiceId }, amount: rappen(amount) });

test('places are used up in order, and the last one takes the rest', () => {
  expect(takenFrom(rappen(70), [place(1, 30), place(2, 20), place(3, 5)])).toEqual([place(1, 30), place(2, 20), place(3, 20)]);
});

test('what stands at two places is taken from once, with both amounts', () => {
  expect(takenFrom(rappen(60), [place(1, 30), place(2, 10), place(1, 90)])).toEqual([place(1, 50), place(2, 10)]);
});
