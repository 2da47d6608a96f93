import { describe, expect, it } from 'vitest';
import { nextArticleNumberOf, seriesOf } from './article-number.ts';

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
