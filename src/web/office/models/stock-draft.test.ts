import { describe, expect, it } from 'vitest';
import { sampleStock } from '#domain/cut-plan/stock.test-data.ts';
import { mergeFields } from '../record/merge-fields.ts';
import { draftOf, problemsOf, rowsOf, stockOf, withoutRow, withRow } from './stock-draft.ts';

const key = ({ key: name }: { key: string }): string => name;

describe('the timber store as a draft', () => {
  it('says what it was made of', () => {
    expect(stockOf(draftOf(sampleStock))).toEqual(sampleStock);
    expect(problemsOf(draftOf(sampleStock), key)).toEqual({});
  });

  it('loses and gets rows', () => {
    const draft = withRow(withoutRow(draftOf(sampleStock), 'bars.18x60'), 'bars', 1);
    expect(rowsOf(draft, 'bars').slice(0, 1)).toEqual(['bars.18x80']);
    expect(rowsOf(draft, 'bars').at(-1)).toBe('bars.new1');
  });

  it('marks what does not read at its field, and what does not fit when all reads', () => {
    const draft = { ...withRow(draftOf(sampleStock), 'bars', 1), kerfMm: '4.25', 'bars.18x60.lengths': '2000, viel' };
    expect(Object.keys(problemsOf(draft, key))).toEqual([
      'kerfMm',
      'bars.18x60.lengths',
      ...['thicknessMm', 'widthMm', 'lengths'].map((field) => `bars.new1.${field}`),
    ]);
    const twice = { ...draftOf(sampleStock), 'bars.18x80.widthMm': '60', 'bars.18x100.lengths': '90' };
    expect(problemsOf(twice, key)).toEqual({ 'bars.18x80.thicknessMm': 'stockTwice', 'bars.18x100.lengths': 'stockLengthTooShort' });
  });

  it('merges with another section of somebody else', () => {
    const before = draftOf(sampleStock);
    const theirs = withoutRow(before, 'bars.100x100');
    const mine = { ...before, 'bars.18x60.lengths': '6000' };
    const { fields, contradictions } = mergeFields(before, theirs, mine);
    expect(contradictions).toEqual([]);
    const bars = stockOf(fields).bars.map(({ thicknessMm, lengthsMm }) => [thicknessMm, lengthsMm.length]);
    expect([bars[0], bars.length]).toEqual([[18, 1], sampleStock.bars.length - 1]);
  });
});
