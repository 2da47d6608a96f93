import { expect, test } from 'vitest';
import type { ModelContent } from '#contract/model-desk.ts';
import { evaluationOf, materialSheet } from './material-sheet.ts';
import { gridColumns, rowsOfSheet } from './sheet.ts';

const sheet = materialSheet({ wisa: 'Wisa-Platte', nail: 'Nagel' });
const content = (chf: unknown): ModelContent => ({
  document: { prices: { wisa: { unit: 'CM', chf } } },
  cost: null,
  examples: [],
});
const rowOf = (chf: unknown) => rowsOfSheet(sheet, { content: content(chf), stored: content(chf), evaluation: evaluationOf([]) })[0]!;
const columns = gridColumns(sheet, false);
const price = columns.find(({ key }) => key === 'chf')!;

test.each([
  [1650, "1'650.00"],
  [2.8, '2.80'],
  [0.006, '0.006'],
  ['viel', 'viel'],
  [undefined, ''],
])('a price of %s is shown as %s', (chf, text) => expect(price.cell?.(rowOf(chf))).toBe(text));

test('the field to type in has the number alone', () => expect(price.value?.(rowOf(1650))).toBe('1650'));

test('on a phone a material has its name, not its key', () => {
  const titles = columns.filter(({ phone }) => phone === 'title');
  expect(titles.map(({ value }) => value?.(rowOf(1)))).toEqual(['Wisa-Platte']);
});

test('a material without a name is called by its key', () => {
  const [title] = gridColumns(materialSheet({}), false).filter(({ phone }) => phone === 'title');
  const [row] = rowsOfSheet(materialSheet({}), { content: content(1), stored: content(1), evaluation: evaluationOf([]) });
  expect(title?.value?.(row!)).toBe('wisa');
});
