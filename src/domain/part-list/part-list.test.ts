import { describe, expect, it } from 'vitest';
import { inEveryLanguage } from '#domain/language/language.ts';
import type { PartLine } from './part-line.ts';
import { amountOf, isWoodKey, mergeLines, mergePartInfo, totalsOf } from './part-list.ts';

function line(change: Partial<PartLine> = {}): PartLine {
  const base = { count: 2, length: 1000, width: 100, height: 20 };
  return {
    articleName: { de: 'Brett', fr: 'Planche', en: 'Board' },
    articleNumber: 'BR',
    ...base,
    material: 'spruce',
    order: 1,
    remark: inEveryLanguage(''),
    remarkHash: '',
    partInfo: { key: 'BF', unit: 'CM', amount: 0.004, weight: 1.84, amountCubic: 0.004 },
    ...change,
  };
}

describe('part list', () => {
  it('merges lines of the same article, length, height, width and remark hash: counts add, remarks are joined by a newline', () => {
    const { lines, indexOf } = mergeLines([
      line({ remark: inEveryLanguage('links'), order: 5 }),
      line({ length: 500 }),
      line({ remark: inEveryLanguage('rechts'), order: 0 }),
    ]);
    expect(lines.map(({ count, length, remark, order }) => ({ count, length, remark: remark.de, order }))).toEqual([
      { count: 4, length: 1000, remark: 'links\nrechts', order: 0 },
      { count: 2, length: 500, remark: '', order: 1 },
    ]);
    expect(indexOf).toEqual([0, 1, 0]);
  });

  it('joins remarks in each language, and says the same one once', () => {
    const foam = { de: 'PE-Schaum 30 mm', fr: 'Mousse PE 30 mm', en: 'PE foam 30 mm' };
    const { lines } = mergeLines([line({ remark: foam }), line({ remark: foam }), line({ remark: inEveryLanguage('HT') })]);
    expect(lines.map(({ remark }) => remark)).toEqual([{ de: 'PE-Schaum 30 mm\nHT', fr: 'Mousse PE 30 mm\nHT', en: 'PE foam 30 mm\nHT' }]);
  });

  it.each([
    { height: 18 },
    { width: 99 },
    { length: 999 },
    { remarkHash: 'a' },
    { articleName: { de: 'Leiste', fr: 'Liteau', en: 'Cleat' } },
  ])('keeps lines apart that differ in %j', (change) => {
    expect(mergeLines([line(), line(change)]).lines).toHaveLength(2);
  });

  it('refuses to merge part infos with different keys', () => {
    const info = line().partInfo;
    expect(() => mergePartInfo(info, { ...info, key: 'KB' })).toThrow('different keys');
  });

  it('computes square and cubic metres from millimetres', () => {
    const size = { count: 2, length: 1000, width: 100, height: 20 };
    expect([amountOf('SM', size), amountOf('CM', size), amountOf('PC', size)]).toEqual([0.2, 0.004, 2]);
  });

  it.each([
    ['BF18', true],
    ['KB', true],
    ['PL', true],
    ['SK9', true],
    ['NG', false],
    ['XBF', false],
  ])('key %s is wood: %s', (key, wood) => {
    expect(isWoodKey(key)).toBe(wood);
  });

  it('totals weigh everything and count wood only', () => {
    const nails = line({ partInfo: { key: 'NG', unit: 'PC', amount: 78, weight: 0.351, amountCubic: 0 }, count: 78 });
    const totals = totalsOf([line(), nails]);
    expect(totals.parts).toBe(2);
    expect(totals.weight).toBeCloseTo(2.191, 9);
    expect(totals.woodVolume).toBe(0.004);
  });
});
