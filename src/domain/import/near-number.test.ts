import { assert, integer, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { depth, seed } from '#test/depth.ts';
import { nearNumbers } from './near-number.ts';

it.each([
  ['neighbours that changed places', 'A2026-01189'],
  ['a wrong digit', 'A2026-11198'],
  ['a forgotten digit', 'A2026-0119'],
  ['a digit too many', 'A2026-011988'],
  ['small letters', 'a2026-01198'],
])('finds the number behind %s', (_, written) => expect(nearNumbers(written)).toContain('A2026-01198'));

it('puts exchanged digits before wrong ones, and never proposes what was written', () => {
  const near = nearNumbers('A2026-01189');
  expect(near.indexOf('A2026-01198')).toBeLessThan(near.indexOf('A2026-01180'));
  expect(near).not.toContain('A2026-01189');
});

it('finds every number with one digit typed wrong', () => {
  assert(
    property(integer({ min: 1, max: 99_999 }), nat(4), nat(9), (counter, place, digit) => {
      const right = `A2026-${String(counter).padStart(5, '0')}`;
      const wrong = right.slice(0, 6 + place) + String(digit) + right.slice(7 + place);
      if (wrong !== right) expect(nearNumbers(wrong)).toContain(right);
    }),
    { numRuns: depth(100, 2000), seed },
  );
});

it('makes nothing of an empty text or a long one', () => {
  expect(nearNumbers(' ')).toEqual([]);
  expect(nearNumbers('1'.repeat(500))).toEqual([]);
});
