import { expect, it } from 'vitest';
import { historyLine } from './product-history.ts';

const entry = { id: 1, version: 2, at: '2026-12-01T08:00:00.000Z', who: 'Nadia Imhof' };
const goods = (...quantities: number[]) => JSON.stringify(quantities.map((quantity, index) => ({ productId: 43 + index, quantity })));

it.each([
  ['values.8', null, goods(25, 1), 'Eigenschaft Inhalt: 25 × #43, 1 × #44'],
  ['values.8', goods(25), '', 'Eigenschaft Inhalt: 25 × #43 → leer'],
  ['values.8', 'Fichte', '[1]', 'Eigenschaft Inhalt: Fichte → [1]'],
])('says %s from %j to %j as %s', (field, before, after, what) => {
  expect(historyLine({ ...entry, field, before, after }, () => 'Inhalt')).toMatchObject({ what });
});
