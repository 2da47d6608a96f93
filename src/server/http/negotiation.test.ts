import { expect, test } from 'vitest';
import { encodingFor, isKnown } from './negotiation.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.0', 'identity'],
  ['deflate', 'identity'],
  ['abr, x-gzip', 'identity'],
  [undefined, 'identity'],
])('%s takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['"b", "a"', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('%s names "a": %s', (asked, known) => {
  expect(isKnown(asked, '"a"')).toBe(known);
});
