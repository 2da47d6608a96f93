import { expect, test } from 'vitest';
import { isDetailEditable } from './detail.ts';

test.each([
  ['kommentar', 6, true],
  ['rechnungskommentar', 6, true],
  ['insuranceRate', 6, true],
  ['zubehoer', 12, true],
  ['laenge', 2, false],
  ['preis', 1, false],
])('%s of type %d can be edited: %s', (name, typeId, editable) => {
  expect(isDetailEditable({ name, typeId })).toBe(editable);
});
