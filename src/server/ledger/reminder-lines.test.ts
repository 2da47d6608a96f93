import { expect, it } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { reminderWords } from '#server/words/reminder-words.ts';
import { reminderLines } from './reminder-lines.ts';

const invoice = { formatted_id: 'R2026-00031', issued_on: '2026-10-01', total_amount: 154_127 };
const words = reminderWords.de;
const named = 'Rechnung R2026-00031 vom 01.10.2026';

it.each([
  ['nothing paid yet', { open_amount: 154_127, fee_amount: 0 }, 0, [[named, 154_127]]],
  [
    'a part paid, a fee before',
    { open_amount: 95_476, fee_amount: 3000 },
    3000,
    [
      [named, 154_127],
      [words.paidSoFar, -61_651],
      [words.earlierFees, 3000],
      [words.fee, 3000],
    ],
  ],
])('names the invoice by its own amount: %s', (_, owed, fee, expected) => {
  const lines = reminderLines({ ...invoice, ...owed }, rappen(fee), words);
  expect(lines).toEqual(expected);
  expect(lines.reduce((sum, [, amount]) => sum + amount, 0)).toBe(owed.open_amount + fee);
});
