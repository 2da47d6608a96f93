import { describe, expect, it } from 'vitest';
import { changedFields, mergeFields } from './merge-fields.ts';

describe('mergeFields', () => {
  const before = { price: '10', quantity: '2', comment: '' };

  it('keeps what one side changed alone', () => {
    const merge = mergeFields(before, { ...before, price: '12' }, { ...before, quantity: '3' });
    expect(merge).toEqual({ fields: { price: '12', quantity: '3', comment: '' }, contradictions: [] });
  });
  it('takes the same change of both sides without a question', () => {
    expect(mergeFields(before, { ...before, price: '12' }, { ...before, price: '12' }).contradictions).toEqual([]);
  });
  it('asks about what both changed differently', () => {
    const merge = mergeFields(before, { ...before, price: '12' }, { ...before, price: '11' });
    expect(merge.contradictions).toEqual([{ field: 'price', before: '10', theirs: '12', mine: '11' }]);
    expect(merge.fields['price']).toBe('12');
  });
  it('leaves out what I took away, unless the other changed it', () => {
    expect(mergeFields(before, { ...before, price: '12' }, { price: '10' })).toEqual({ fields: { price: '12' }, contradictions: [] });
    expect(mergeFields(before, { ...before, comment: 'eilig' }, { price: '10' }).fields).toEqual({ price: '10', comment: 'eilig' });
  });
  it('names a value whose part the other took away', () => {
    expect(mergeFields({ 'price 7': '10' }, {}, { 'price 7': '11' }).contradictions).toEqual([
      { field: 'price 7', before: '10', theirs: null, mine: '11' },
    ]);
  });
  it('keeps parts that only one side added', () => {
    expect(mergeFields({}, { 'price 8': '5' }, { 'price -1': '6' }).fields).toEqual({ 'price 8': '5', 'price -1': '6' });
  });
});

describe('changedFields', () => {
  it('names fields that differ, came or went', () => {
    expect(changedFields({ a: '1', b: '2' }, { a: '1', b: '3', c: '4' })).toEqual(['b', 'c']);
    expect(changedFields({ a: '1' }, {})).toEqual(['a']);
    expect(changedFields({}, { name: 'Montage', remark: '' })).toEqual(['name']);
    expect(changedFields({ a: { de: 'Kiste' }, b: [1] }, { a: { de: 'Kisten' }, b: [1] })).toEqual(['a']);
  });
});
