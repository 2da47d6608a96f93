import { expect, test } from 'vitest';
import { plainView } from '../grid/rules/grid-view.ts';
import type { Column } from '../grid/rules/column.ts';
import { wireQuery } from './wire-query.ts';

const columns: Column<{ id: number }>[] = [
  { key: 'total', head: 'Total', kind: 'money', width: 80 },
  { key: 'count', head: 'Positionen', kind: 'number', width: 80 },
];

test('money is asked for in francs, numbers as they are', () => {
  const filters = {
    total: { kind: 'range', from: '10050', to: null },
    count: { kind: 'range', from: '2', to: '5' },
  } as const;
  expect(wireQuery({ ...plainView, filters }, columns).filter).toEqual(['total:100.5..', 'count:2..5']);
});

test('what says nothing is left out', () => {
  expect(wireQuery({ ...plainView, search: '  ' }, columns)).toEqual({});
  expect(wireQuery({ ...plainView, search: ' aare ', sort: [{ column: 'total', descending: true }] }, columns)).toEqual({
    search: 'aare',
    sort: '-total',
  });
});
