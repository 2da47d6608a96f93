import { expect, test } from 'vitest';
import { groupedNumber } from './grouped-number.ts';

test.each([
  ['100000', "100'000"],
  ["100'000", "100'000"],
  ['100 000', "100'000"],
  ["1'00000.5", "100'000.5"],
  ['1234.50', "1'234.50"],
  ['-1500', "-1'500"],
  ['999', '999'],
  ['0.5', '0.5'],
  ['1234,5', "1'234,5"],
  ['', ''],
  ['viel', 'viel'],
  ['10-20', '10-20'],
  ['14.00', '14.00'],
])('%s stands in its field as %s', (text, grouped) => {
  expect(groupedNumber(text)).toBe(grouped);
});
