import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText, filterTexts, parseFilter, parseFilters } from './filter-text.ts';
import { isEmptyFilter, wholeList, withFilter, type ColumnFilter } from './list-view.ts';
import { parseSort, sortText } from './sort-text.ts';

const column = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{0,20}$/);
const value = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => text.isWellFormed());
const end = fc.option(value.filter((text) => text !== ''));
const filter: fc.Arbitrary<ColumnFilter> = fc
  .oneof(
    value.filter((text) => text !== '').map((text) => ({ kind: 'text', text }) as const),
    fc.array(value, { minLength: 1, maxLength: 8 }).map((values) => ({ kind: 'values', values }) as const),
    fc.tuple(end, end).map(([from, to]) => ({ kind: 'range', from, to }) as const),
  )
  .filter((any) => any.kind !== 'range' || !isEmptyFilter(any));

describe('the order as text', () => {
  it('names columns, the first deciding, a minus for the largest first', () => {
    expect(parseSort('-total,number')).toEqual({
      ok: true,
      value: [
        { column: 'total', descending: true },
        { column: 'number', descending: false },
      ],
    });
    expect(parseSort('')).toEqual({ ok: true, value: [] });
  });

  it.each(['total,total', '-total,total', ',', 'a,', '--a', 'a;b', "a'", 'a b', 'a,b,c,d,e,f', `a${'b'.repeat(64)}`])(
    'refuses %s',
    (text) => {
      expect(parseSort(text)).toMatchObject({ ok: false, refusal: { key: 'sortInvalid', field: 'sort' } });
    },
  );

  it('comes back from its text', () => {
    const sorts = fc.uniqueArray(fc.record({ column, descending: fc.boolean() }), { selector: (sort) => sort.column, maxLength: 5 });
    fc.assert(
      fc.property(sorts, (sort) => {
        expect(parseSort(sortText(sort))).toEqual({ ok: true, value: sort });
      }),
    );
  });
});

describe('a filter as text', () => {
  it.each<[string, string, ColumnFilter]>([
    ['number~2026', 'number', { kind: 'text', text: '2026' }],
    ['state:1|3', 'state', { kind: 'values', values: ['1', '3'] }],
    ['state:', 'state', { kind: 'values', values: [''] }],
    ['total:100..200', 'total', { kind: 'range', from: '100', to: '200' }],
    ['total:12.5..', 'total', { kind: 'range', from: '12.5', to: null }],
    ['date:..2026-11-26', 'date', { kind: 'range', from: null, to: '2026-11-26' }],
    ['name:a%7Cb|50%25', 'name', { kind: 'values', values: ['a|b', '50%'] }],
    ['name~10:30', 'name', { kind: 'text', text: '10:30' }],
  ])('%s', (text, key, wanted) => {
    expect(parseFilter(text)).toEqual({ ok: true, value: { column: key, filter: wanted } });
    expect(filterText(key, wanted)).toBe(text);
  });

  it.each([
    '',
    'total',
    '~a',
    ':1',
    'total:..',
    'total:1..2..3',
    'name~',
    'name~%',
    'a b~c',
    `name~${'x'.repeat(201)}`,
    `a:${'1|'.repeat(200)}`,
  ])('refuses %s', (text) => {
    expect(parseFilter(text)).toMatchObject({ ok: false, refusal: { key: 'filterInvalid', field: 'filter' } });
  });

  it('comes back from its text, whatever the values hold', () => {
    fc.assert(
      fc.property(column, filter, (key, wanted) => {
        expect(parseFilter(filterText(key, wanted))).toEqual({ ok: true, value: { column: key, filter: wanted } });
      }),
      { numRuns: 500 },
    );
  });

  it('never throws at foreign text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseFilter(text)).toHaveProperty('ok');
      }),
    );
  });

  it('stands once per column', () => {
    const filters = { state: { kind: 'values', values: ['1'] }, total: { kind: 'range', from: '5', to: null } } as const;
    expect(parseFilters(filterTexts(filters))).toEqual({ ok: true, value: filters });
    expect(parseFilters(['state:1', 'state:2'])).toMatchObject({ ok: false, refusal: { key: 'filterInvalid' } });
  });
});

describe('the filters of a view', () => {
  it('change column by column, and an empty one goes', () => {
    const filtered = withFilter(wholeList, 'state', { kind: 'values', values: ['1'] });
    expect(filtered.filters).toEqual({ state: { kind: 'values', values: ['1'] } });
    expect(withFilter(filtered, 'name', { kind: 'text', text: '  ' })).toEqual(filtered);
    expect(withFilter(filtered, 'state', { kind: 'values', values: [] })).toEqual(wholeList);
    expect(withFilter(filtered, 'state', null)).toEqual(wholeList);
  });
});
