import { describe, expect, it } from 'vitest';
import { isArticleNumber, meantNumber, nextArticleNumberOf, numberKey, seriesOf } from './article-number.ts';

describe('the series of a product type', () => {
  it.each([
    ['Holzkiste', 'Holzkiste'],
    ['Palette, 2 Wege', 'Palette-2-Wege'],
    ['Käfig_0007', 'Käfig-0007'],
    ['../..?a=b', 'a-b'],
    ['  ', ''],
  ])('of %j is %j', (typeName, series) => {
    expect(seriesOf(typeName)).toBe(series);
  });

  it('starts with _0001', () => {
    expect(nextArticleNumberOf(seriesOf('Holzkiste'), [])).toBe('Holzkiste_0001');
  });
});

it.each([
  ['HK_0001', true],
  ['HK-2.neu', true],
  ['Ä1', true],
  ['HK 1', false],
  ['HK_', false],
  ['_HK', false],
  ['A'.repeat(80), true],
  ['A'.repeat(81), false],
  ['', false],
])('%s as an article number: %s', (text, is) => {
  expect(isArticleNumber(text)).toBe(is);
});

it.each([
  [' HK_0001\u00A0', 'HK_0001'],
  ['«HK _0001»,', 'HK_0001'],
  ['HK\u00AD_0001\u200B\0', 'HK_0001'],
  ['A\u0308_1', '\u00C4_1'],
  ['HK-2.neu+', 'HK-2.neu'],
  ['_.', ''],
])('%j in an address is meant as %s', (written, meant) => {
  expect(meantNumber(written)).toBe(meant);
});

it.each([
  ['ZZ_0003', 'zz_0003'],
  ['Ä_1', 'ä_1'],
  ['İ_1', 'I_1'],
  ['ΑΣ', 'ασ'],
])('%s is the same number as %s', (one, other) => {
  expect(numberKey(one)).toBe(numberKey(other));
});
