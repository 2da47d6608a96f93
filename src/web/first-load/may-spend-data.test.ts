import { expect, it } from 'vitest';
import { isSparing } from './may-spend-data.ts';

it.each([
  [undefined, false],
  [{ saveData: true }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g', saveData: false }, false],
])('takes %o as sparing: %o', (connection, sparing) => {
  expect(isSparing(connection)).toBe(sparing);
});
