import { expect, test } from 'vitest';
import { linesOf, pairsOf, workbookOf, workbookText } from './workbook-text.ts';

test('lines of cells are read back as they were written, and a line without a cell says so by an empty one', () => {
  const pairs = [
    ['p:masse/length', 'Rechner!B3'],
    ['price', 'Stueckpreis'],
  ] as const;
  expect(pairsOf(`\n${linesOf(pairs)}\n  weight`)).toEqual([...pairs, ['weight', '']]);
});

test('what a form cannot show is left as it is', () => {
  expect(['{', 'null', '[]', '{"file":3,"inputs":[],"outputs":[]}', '{"file":"a.xlsx"}'].map(workbookOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a workbook keeps what the form does not show, and none is an empty text', () => {
  const info = { file: 'a.xlsx', inputs: [], outputs: [], geometry: { model: 'fefco-0201', with: { length: 'B3' } } };
  expect(workbookOf(JSON.stringify(info))).toEqual(info);
  expect(workbookText(workbookOf('')!)).toBe('');
});
