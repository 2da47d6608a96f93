import { expect, it } from 'vitest';
import { firstFilter } from './import-filter.ts';

const none = { new: 0, changed: 0, same: 0, faulty: 0 };

it.each([
  [{ ...none, faulty: 2, changed: 5, same: 9 }, { state: 'faulty' }],
  [{ ...none, changed: 5, new: 2, same: 90 }, { state: 'changed' }],
  [{ ...none, new: 2, same: 90 }, { state: 'new' }],
  [{ ...none, changed: 5, new: 2 }, {}],
  [{ ...none, same: 90 }, {}],
] as const)('the rows of %j begin with %j', (counts, filter) => {
  expect(firstFilter({ counts, state: 'DRY' })).toEqual(filter);
});

it('a stored import with rows left out begins with what it has changed', () => {
  expect(firstFilter({ counts: { ...none, faulty: 2, changed: 5, same: 9 }, state: 'APPLIED' })).toEqual({ state: 'changed' });
});
