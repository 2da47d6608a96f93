import { expect, test } from 'vitest';
import { articleIndex } from '#domain/quick-order/article-index.ts';
import { changed, filled, meaningOf, padded, withLines, without, withRefused } from './quick-rows.ts';

const index = articleIndex([
  { id: 1, articleNumber: 'HK_0001', name: 'Holzkiste', externalProductId: '' },
  { id: 3, articleNumber: 'EP_0001', name: 'EUR-Palette', externalProductId: 'AP-1' },
]);
const [crate, pallet] = index.articles;
const row = (id: number, article: string, quantity = '', remark = '') => ({ id, article, quantity, remark });

test('a table begins with five empty rows and always ends with one', () => {
  expect(padded([])).toHaveLength(5);
  let rows = padded([]);
  for (const { id } of rows) rows = changed(rows, id, { article: 'HK_0001' });
  expect(rows).toHaveLength(6);
  expect(filled(rows)).toHaveLength(5);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
  expect(without(rows, [1, 2, 3])).toHaveLength(5);
});

test('a row means an article and a quantity, or says what is missing', () => {
  expect(meaningOf(row(1, 'ap-1', '4'), index)).toMatchObject({
    article: pallet,
    quantity: 4,
    articleProblem: null,
    quantityProblem: null,
  });
  expect(meaningOf(row(1, 'HK_0001'), index)).toMatchObject({ article: crate, quantityProblem: { key: 'quantityMissing' } });
  expect(meaningOf(row(1, '', '4'), index)).toMatchObject({ articleProblem: { key: 'articleMissing' } });
  expect(meaningOf(row(1, ' '), index).isEmpty).toBe(true);
});

test('lines of a table come below what is there, and add up with it', () => {
  const rows = padded([row(1, 'EP_0001', '10', 'Halle 1'), row(2, 'HK_0001', 'viele')]);
  const lines = [pallet!, crate!].map((article) => ({ article, quantity: 5, remark: 'neu', rows: [1] }));
  expect(filled(withLines(rows, lines, index))).toEqual([
    row(1, 'EP_0001', '15', 'Halle 1'),
    row(2, 'HK_0001', 'viele'),
    row(3, 'HK_0001', '5', 'neu'),
  ]);
});

test('refused rows can be corrected', () => {
  const refused = [{ row: 7, article: 'XX', quantity: '1.5', remark: 'a', refusal: { key: 'articleUnknown', params: {} } }];
  expect(filled(withRefused([row(4, 'HK_0001', '1')], refused))).toEqual([row(4, 'HK_0001', '1'), row(5, 'XX', '1.5', 'a')]);
});
