import { expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { StagedChange } from '#contract/staged-change.ts';
import { noChoices } from './use-choices.ts';
import { toldValues } from './value-text.ts';

const order = { positions: [{ id: 71 }] } as unknown as Order;
const values = [
  { field: 'positions.71.configuration.length', before: 1000, after: 1300 },
  { field: 'positions.71.configuration.handles', before: 'none', after: 'ropes' },
  { field: 'positions.71.quantity', before: 5, after: 3 },
  { field: 'total', before: 10, after: 9 },
];
const difference = {
  lines: [
    {
      positionId: 71,
      details: [
        { label: 'Länge innen', before: '1000 mm', value: '1300 mm' },
        { label: 'Griffe', before: '', value: 'zwei Seilgriffe' },
      ],
    },
  ],
} as unknown as StagedChange['difference'];

it('says what of a configuration changes, as the customer reads it', () => {
  expect(toldValues({ values, difference }, order, noChoices).map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Pos 1 Länge innen', '1000 mm', '1300 mm'],
    ['Pos 1 Griffe', '–', 'zwei Seilgriffe'],
    ['Pos 1 Menge', '5', '3'],
  ]);
});
