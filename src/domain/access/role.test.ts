import { expect, test } from 'vitest';
import { mayGrant } from './role.ts';

test.each([
  ['gives what is held', [5, 6, 105], [], [5], true],
  ['takes away what is held', [5, 6, 105], [5, 6], [], true],
  ['gives more than is held', [5, 105], [], [5, 6], false],
  ['touches who can do more', [5, 105], [5, 103], [5], false],
  ['raises itself', [105], [105], [103, 105], false],
  ['changes nothing', [105], [105], [105], true],
])('%s', (_name, own, before, after, expected) => {
  expect(mayGrant(own, { before, after })).toBe(expected);
});
