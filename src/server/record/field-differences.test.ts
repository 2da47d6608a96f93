import { describe, expect, test } from 'vitest';
import { fieldDifferences } from './field-differences.ts';

describe('differences of a record', () => {
  test('are named by their path, members of lists by their ids', () => {
    const before = {
      comment: '',
      address: { city: 'Bern', zip: '3000' },
      positions: [
        { id: 7, quantity: 1 },
        { id: 8, quantity: 2 },
      ],
    };
    const after = {
      comment: 'Tor 3',
      address: { city: 'Thun', zip: '3000' },
      positions: [
        { id: 8, quantity: 3 },
        { id: 9, quantity: 1 },
      ],
    };
    expect(fieldDifferences(before, after)).toEqual([
      { field: 'comment', before: '', after: 'Tor 3' },
      { field: 'address.city', before: 'Bern', after: 'Thun' },
      { field: 'positions.7.id', before: 7, after: null },
      { field: 'positions.7.quantity', before: 1, after: null },
      { field: 'positions.8.quantity', before: 2, after: 3 },
      { field: 'positions.9.id', before: null, after: 9 },
      { field: 'positions.9.quantity', before: null, after: 1 },
    ]);
  });

  test('are none between equals, and an address that comes or goes is told by its fields', () => {
    expect(fieldDifferences({ a: [1, { b: null }] }, { a: [1, {}] })).toEqual([]);
    expect(fieldDifferences({ address: null }, { address: { city: 'Chur' } })).toEqual([
      { field: 'address.city', before: null, after: 'Chur' },
    ]);
  });
});
