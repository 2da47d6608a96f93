import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Column, GridRow } from './column.ts';
import { boundOf } from './filter-range-text.ts';
import { commandOf, type KeyPress } from './grid-keys.ts';
import { at, moved, rangeOf, stepped } from './grid-state.ts';
import { plainView, queryOf, sameView, viewOf, withSort, type GridView } from './grid-view.ts';
import { readText, textOf } from './kind.ts';
import { placedColumns } from './layout.ts';
import { emptyWindow, missingPages, rowIn, withPage } from './row-window.ts';
import { allTicks, isTicked, noTicks, tickCount, withTicks } from './ticks.ts';
import { countWith, placeOf } from './tree.ts';

describe('the view in the address', () => {
  const view: GridView = {
    search: 'aare 12 & mehr',
    sort: [{ column: 'total', descending: true }],
    filters: { state: { kind: 'values', values: ['1', 'a|b'] }, total: { kind: 'range', from: '100', to: null } },
    columns: ['number', 'total'],
    widths: { number: 230 },
    density: 'luftig',
    name: 'Meine',
  };

  it('comes back from it, beside what else stands there', () => {
    const query = queryOf(view, plainView, new URLSearchParams('tab=x&search=alt'));
    expect(query.get('tab')).toBe('x');
    expect(query.getAll('filter')).toEqual(['state:1|a%7Cb', 'total:100..']);
    expect(viewOf(new URLSearchParams(String(query)))).toEqual(view);
  });

  it('leaves out what is as the list has it, and opens with whatever an old link still says', () => {
    expect(String(queryOf(plainView))).toBe('');
    expect(viewOf(new URLSearchParams('sort=;&filter=nichts&density=eng&widths=a.1,b.x&columns=,,'))).toEqual(plainView);
  });

  it('is the same whatever it is called', () => {
    expect(sameView(view, { ...view, name: null })).toBe(true);
    expect(sameView(view, { ...view, density: 'kompakt' })).toBe(false);
  });

  it('sorts by a head in turn', () => {
    const once = withSort(plainView, 'a', false);
    expect([once, withSort(once, 'a', false), withSort(withSort(once, 'a', false), 'a', false)].map(({ sort }) => sort)).toEqual([
      [{ column: 'a', descending: false }],
      [{ column: 'a', descending: true }],
      [],
    ]);
    expect(withSort(once, 'b', true).sort.map(({ column }) => column)).toEqual(['a', 'b']);
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...more,
  });
  it.each([
    [press('j'), false, 'move'],
    [press('j'), true, 'edit'],
    [press('/'), true, 'search'],
    [press(' '), true, 'peek'],
    [press(' ', { ctrlKey: true }), false, 'markColumns'],
    [press(' ', { shiftKey: true }), false, 'markRows'],
    [press('ArrowDown', { altKey: true }), false, 'filter'],
    [press('Enter', { altKey: true }), false, 'takeNearest'],
    [press('d', { ctrlKey: true }), true, 'fillDown'],
    [press('Z', { ctrlKey: true, shiftKey: true }), false, 'redo'],
    [press('F8'), false, 'nextFault'],
    [press('s', { metaKey: true }), false, 'save'],
  ])('%o', (key, mayType, does) => {
    expect(commandOf(key, 20, mayType)?.do).toBe(does);
  });

  it('leaves the rest to the browser', () => {
    expect(commandOf(press('r', { ctrlKey: true }), 20, true)).toBeNull();
    expect(commandOf(press('c', { ctrlKey: true }), 20, true)).toBeNull();
    expect(commandOf(press('?', { shiftKey: true }), 20, true)).toBeNull();
    expect(commandOf(press('q'), 20, false)).toBeNull();
    expect(commandOf(press('F5'), 20, true)).toBeNull();
  });
});

describe('where one stands', () => {
  it('never leaves the grid, however one goes', () => {
    const step = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(fc.array(fc.tuple(step, step, fc.boolean())), (steps) => {
        const size = { rows: 7, columns: 3 };
        const end = steps.reduce(
          (state, [rows, columns, extend]) => moved(state, { by: 'cell', rows, columns }, extend, size),
          at({ row: 0, column: 0 }),
        );
        const { top, bottom, left, right } = rangeOf(end);
        expect(top >= 0 && bottom < 7 && left >= 0 && right < 3 && top <= bottom && left <= right).toBe(true);
      }),
    );
  });

  it('steps from row to row, and past the last cell nowhere', () => {
    const size = { rows: 2, columns: 2 };
    expect(stepped(at({ row: 0, column: 1 }), 1, size)).toEqual(at({ row: 1, column: 0 }));
    expect(stepped(at({ row: 1, column: 1 }), 1, size)).toBeNull();
  });
});

describe('values as text', () => {
  const today = plainDate(2026, 11, 22);
  const column = (more: Partial<Column<GridRow>>): Column<GridRow> => ({ key: 'a', head: 'A', kind: 'text', width: 1, ...more });
  it.each<[Partial<Column<GridRow>>, string | number | boolean, string]>([
    [{ kind: 'money' }, 123450, "1'234.50"],
    [{ kind: 'money', decimals: 4 }, 825, '0.0825'],
    [{ kind: 'money' }, -5, '-0.05'],
    [{ kind: 'number' }, 1072, "1'072"],
    [{ kind: 'number', grouped: false }, 1072, '1072'],
    [{ kind: 'number', decimals: 1 }, 57.8, '57.8'],
    [{ kind: 'date' }, '2026-11-26', '26.11.2026'],
    [{ kind: 'boolean' }, true, 'ja'],
  ])('%o %s is %s, and reads back', (more, value, text) => {
    expect(textOf(column(more), value)).toBe(text);
    expect(readText(column(more), text, today)).toEqual({ ok: true, value });
  });

  it('reads a day without a year as the nearest in a cell, and of this year in a filter', () => {
    expect(readText(column({ kind: 'date' }), '8.1.', today)).toEqual({ ok: true, value: '2027-01-08' });
    expect(boundOf(column({ kind: 'date' }), '8.1.', today)).toBe('2026-01-08');
    expect(boundOf(column({ kind: 'date' }), '31.2.', today)).toBe('31.2.');
  });

  it('reads a choice by its word or its beginning', () => {
    const choices = [
      { value: 1, label: 'im Shop' },
      { value: 2, label: 'intern' },
    ];
    expect(readText(column({ kind: 'choice', choices }), 'Intern', today)).toEqual({ ok: true, value: 2 });
    expect(readText(column({ kind: 'choice', choices }), 'int', today)).toMatchObject({ ok: false, fault: { nearest: 2 } });
  });

  it('offers the rounded value where a number is too fine', () => {
    expect(readText(column({ kind: 'number' }), '12,5', today)).toMatchObject({ ok: false, fault: { nearest: 13 } });
    expect(readText(column({ kind: 'money' }), '1.005', today)).toMatchObject({ ok: false, fault: { nearest: 101 } });
  });
});

describe('a window of rows', () => {
  it('asks for the pages in sight that are not here, and drops answers to an earlier view', () => {
    const first = withPage(emptyWindow<string>('a'), 'a', 1, { items: ['x', 'y'], total: 7 });
    expect(missingPages(first, 0, 4, 2)).toEqual([2, 3]);
    expect(missingPages(first, 6, 99, 2)).toEqual([4]);
    expect(rowIn(first, 1, 2)).toBe('y');
    expect(rowIn(first, 2, 2)).toBeUndefined();
    expect(withPage(first, 'b', 2, { items: ['z'], total: 1 })).toBe(first);
  });
});

describe('ticks', () => {
  it('are named rows, or all but some', () => {
    const some = withTicks(noTicks, [1, 2], true);
    expect([tickCount(some, 100), isTicked(some, 2), isTicked(some, 3)]).toEqual([2, true, false]);
    const but = withTicks(allTicks, [5], false);
    expect([tickCount(but, 100), isTicked(but, 5), isTicked(but, 6)]).toEqual([99, false, true]);
    expect(withTicks(but, [5], true)).toEqual(allTicks);
  });
});

describe('parts under their row', () => {
  it('turn places of the screen into places of the list', () => {
    const opened = [
      { index: 1, children: ['a', 'b'] },
      { index: 2, children: ['c'] },
    ];
    expect(countWith(4, opened)).toBe(7);
    const places = [0, 1, 2, 3, 4, 5, 6].map((place) => placeOf(opened, place));
    expect(places).toEqual([{ index: 0 }, { index: 1 }, { child: 'a' }, { child: 'b' }, { index: 2 }, { child: 'c' }, { index: 3 }]);
  });
});

describe('the width of the columns', () => {
  const columns: readonly Column<GridRow>[] = [
    { key: 'number', head: 'Nummer', kind: 'text', width: 100, frozen: true },
    { key: 'name', head: 'Name', kind: 'text', width: 200, strong: true },
    { key: 'total', head: 'Total', kind: 'money', width: 80 },
  ];
  const widths = (view: GridView, room: number): number[] => placedColumns(columns, view, room).map(({ width }) => width);

  it('gives what is left of the screen to the name', () => {
    expect(widths(plainView, 500)).toEqual([100, 320, 80]);
    expect(placedColumns(columns, plainView, 500)[2]?.left).toBe(420);
  });

  it('gives it to the column whose text is longest, where one is named', () => {
    const [number, name, total] = columns as [Column<GridRow>, Column<GridRow>, Column<GridRow>];
    const contents: Column<GridRow> = { key: 'lines', head: 'Inhalt', kind: 'text', width: 150, grows: true };
    expect(placedColumns([number, name, contents, total], plainView, 700).map(({ width }) => width)).toEqual([100, 200, 320, 80]);
  });

  it('leaves them as they are where there is no room, and leaves alone a width that somebody set', () => {
    expect(widths(plainView, 300)).toEqual([100, 200, 80]);
    expect(widths({ ...plainView, widths: { name: 250 } }, 500)).toEqual([170, 250, 80]);
  });
});
