import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, changeText, percentText, shareOf } from './share.ts';

test('shares of something', () => {
  expect([shareOf(22, 36), shareOf(0, 0)]).toEqual([22 / 36, null]);
  expect([percentText(22 / 36), percentText(27 / 28, 1), percentText(1, 1), percentText(-0.1, 1)]).toEqual([
    '61 %',
    '96.4 %',
    '100 %',
    '−10.0 %',
  ]);
});

test('a miss of one in thousands is still seen', () => {
  expect([percentText(9999 / 10_000), percentText(9999 / 10_000, 1)]).toEqual(['99 %', '99.9 %']);
});

test('changes say their direction', () => {
  expect([changeOf(107.2, 100), changeOf(5, 0)].map((change) => change === null)).toEqual([false, true]);
  expect([changeText(0.072), changeText(-0.03), changeText(0), changeText(-0.0001)]).toEqual(['+ 7.2 %', '− 3.0 %', '± 0.0 %', '± 0.0 %']);
});

test('a part and its rest are the whole', () => {
  assert(
    property(nat(10_000), nat(10_000), (part, rest) => {
      const shares = [shareOf(part, part + rest), shareOf(rest, part + rest)];
      if (part + rest === 0) expect(shares).toEqual([null, null]);
      else expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1, 10);
    }),
  );
});
