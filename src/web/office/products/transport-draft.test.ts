import { expect, test } from 'vitest';
import { emptyNeed, needDraftOf, needOf, needProblems } from './transport-draft.ts';

const need = { maxPackage: 0, minSp: 3.5, quantityForMinSp: 12 };

test('what is stored comes back as it was typed', () => {
  expect(needOf(needDraftOf(need))).toEqual(need);
  expect(needOf({ maxPackage: '', minSp: '3,5', quantityForMinSp: '12' })).toEqual(need);
});

test('nothing typed says nothing, and is not wrong', () => {
  expect([needOf(emptyNeed), needProblems(emptyNeed)]).toEqual([null, {}]);
});

test.each([
  [{ minSp: 'x' }, ['minSp']],
  [{ minSp: '1.005' }, ['minSp']],
  [{ quantityForMinSp: '0' }, ['quantityForMinSp']],
  [{ quantityForMinSp: '' }, ['quantityForMinSp']],
  [{ maxPackage: '-1', minSp: '' }, ['maxPackage', 'minSp']],
])('%j is wrong', (over, fields) => {
  const draft = { ...needDraftOf(need), ...over };
  expect(Object.keys(needProblems(draft))).toEqual(fields);
  expect(needOf(draft)).toBeNull();
});
