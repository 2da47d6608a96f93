import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Column } from './column.ts';
import { cellText, countsOf, discarded, noEdits, redone, undone, withTexts, type EditContext, type Edits } from './edit.ts';
import { pasteCounts, pasteOf } from './paste.ts';
import { resolved, withAnswers, withRows, writesOf } from './save.ts';

interface Crate {
  id: number;
  version: number;
  name: string;
  height: number;
  sold?: boolean;
}

const name: Column<Crate> = { key: 'name', head: 'Name', kind: 'text', width: 100, editor: true, required: true };
const height: Column<Crate> = {
  key: 'height',
  head: 'Höhe',
  kind: 'number',
  width: 100,
  editor: true,
  locked: (row) => (row.sold === true ? 'Verkauft.' : null),
  validate: (value) => (Number(value) > 1500 ? { message: 'Höhe ist zu gross.', nearest: 1500 } : null),
};
const version: Column<Crate> = { key: 'version', head: 'Version', kind: 'number', width: 60 };
const context: EditContext<Crate> = {
  columns: new Map([name, height, version].map((column) => [column.key, column])),
  today: plainDate(2026, 11, 22),
};
const crate = (id: number, more: Partial<Crate> = {}): Crate => ({ id, version: 1, name: `Kiste ${id}`, height: 500, ...more });
const one = crate(1);
const two = crate(2);
const typed = (row: Crate, key: string, text: string, edits: Edits<Crate> = noEdits()) => withTexts(edits, [{ row, key, text }], context);
const draft = (edits: Edits<Crate>, id: number, key: string) => edits.rows.get(id)?.cells.get(key);

describe('unsaved cells', () => {
  it('keep the text, its value and what it was typed over', () => {
    expect(draft(typed(one, 'height', "1'200"), 1, 'height')).toMatchObject({ text: "1'200", value: 1200, before: 500, fault: null });
  });

  it('say what is wrong, with the nearest value that would do', () => {
    expect(draft(typed(one, 'height', '2650'), 1, 'height')?.fault).toEqual({ message: 'Höhe ist zu gross.', nearest: 1500 });
    expect(draft(typed(one, 'height', '92O'), 1, 'height')?.fault?.message).toContain('«92O» ist keine Zahl');
    expect(draft(typed(one, 'name', ' '), 1, 'name')?.fault?.message).toBe('Name darf nicht leer sein.');
    expect(countsOf(typed(one, 'height', '2650'))).toEqual({ rows: 1, cells: 1, faulty: 1 });
  });

  it('are gone when the old value is typed again', () => {
    const edits = typed(one, 'height', '500.0', typed(one, 'height', '600'));
    expect(edits.rows.size).toBe(0);
  });

  it('undo and redo step by step, whatever was typed', () => {
    const step = fc.array(
      fc.record({
        row: fc.constantFrom(one, two),
        key: fc.constantFrom('name', 'height'),
        text: fc.constantFrom('', '7', 'x', '2000', '500'),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const states = steps.reduce<Edits<Crate>[]>((before, cells) => [...before, withTexts(before.at(-1)!, cells, context)], [noEdits()]);
        const last = states.at(-1)!;
        const back = last.past.reduce((edits) => undone(edits, context), last);
        expect(back.rows.size).toBe(0);
        expect(last.past.reduce((edits) => redone(edits, context), back).rows).toEqual(last.rows);
      }),
    );
  });

  it('are discarded as one step that can be undone', () => {
    const edits = typed(two, 'name', 'neu', typed(one, 'height', '600'));
    const gone = discarded(edits, context);
    expect(gone.rows.size).toBe(0);
    expect(undone(gone, context).rows).toEqual(edits.rows);
  });
});

describe('saving', () => {
  const edits = typed(two, 'height', '2650', typed(one, 'height', '600'));

  it('sends good rows and leaves rows with a fault', () => {
    expect(writesOf(edits)).toEqual([{ id: 1, version: 1, changes: { height: 600 } }]);
  });

  it('shows a saved value before the list is read again, and can undo it', () => {
    const saved = withAnswers(edits, writesOf(edits), [{ id: 1, ok: true, version: 2 }], context);
    expect(draft(saved, 1, 'height')).toBeUndefined();
    expect(cellText(saved, height, one)).toBe('600');
    expect(draft(saved, 2, 'height')).toBeDefined();
    const back = undone(undone(saved, context), context);
    expect(draft(back, 1, 'height')).toMatchObject({ value: 500, before: 600 });
    expect(writesOf(back)).toEqual([{ id: 1, version: 2, changes: { height: 500 } }]);
  });

  it('forgets the saved value once the list has it', () => {
    const saved = withAnswers(edits, writesOf(edits), [{ id: 1, ok: true, version: 2 }], context);
    expect(withRows(saved, [crate(1, { version: 2, height: 600 })], context).saved.size).toBe(0);
  });

  it('keeps what was typed while the save was on its way', () => {
    const writes = writesOf(edits);
    const later = typed(one, 'height', '700', edits);
    const saved = withAnswers(later, writes, [{ id: 1, ok: true, version: 2 }], context);
    expect(draft(saved, 1, 'height')).toMatchObject({ value: 700, before: 600 });
    expect(writesOf(saved)).toEqual([{ id: 1, version: 2, changes: { height: 700 } }]);
  });

  it('leaves a refused row yellow with its reason at the field', () => {
    const errors = [{ message: 'Zu hoch für den Lastwagen.', field: 'height' }];
    const answered = withAnswers(edits, writesOf(edits), [{ id: 1, ok: false, errors }], context);
    expect(draft(answered, 1, 'height')?.fault).toEqual({ message: 'Zu hoch für den Lastwagen.' });
  });

  it('merges what only one side changed and shows both values where both did', () => {
    const mine = typed(one, 'name', 'Meine', typed(one, 'height', '600'));
    const conflict = {
      version: 5,
      current: { name: 'Ihre', height: 500 },
      changes: [{ field: 'name', who: 'Sandra Lüthi', at: '2026-11-22T08:00:00Z' }],
    };
    const answered = withAnswers(mine, writesOf(mine), [{ id: 1, ok: false, errors: [], conflict }], context);
    expect(draft(answered, 1, 'height')).toMatchObject({ value: 600, conflict: null });
    expect(draft(answered, 1, 'name')?.conflict).toMatchObject({ current: 'Ihre', who: 'Sandra Lüthi' });
    expect(writesOf(answered)).toEqual([]);
    expect(writesOf(resolved(answered, 1, 'name', 'mine'))).toEqual([{ id: 1, version: 5, changes: { height: 600, name: 'Meine' } }]);
    expect(writesOf(resolved(answered, 1, 'name', 'theirs'))).toEqual([{ id: 1, version: 5, changes: { height: 600 } }]);
  });

  it('meets rows that came anew: merged, or shown as a conflict', () => {
    const mine = typed(one, 'height', '600');
    const fresh = withRows(mine, [crate(1, { version: 3, name: 'Anders' })], context);
    expect(writesOf(fresh)).toEqual([{ id: 1, version: 3, changes: { height: 600 } }]);
    const clash = withRows(mine, [crate(1, { version: 3, height: 800 })], context);
    expect(draft(clash, 1, 'height')?.conflict).toMatchObject({ current: 800 });
    expect(withRows(mine, [crate(1, { version: 3, height: 600 })], context).rows.size).toBe(0);
  });
});

describe('a pasted block', () => {
  const target = (rows: readonly Crate[], size = { rows: 2, columns: 2 }) => ({ rows, columns: [name, height], size });

  it('shows good and faulty cells, and writes none', () => {
    const paste = pasteOf(
      [
        ['Neu', '600'],
        ['Alt', '92O'],
      ],
      target([one, two]),
      noEdits(),
      context,
    );
    expect(pasteCounts(paste)).toEqual({ good: 3, faulty: 1 });
    expect(paste.cells.get(2)?.drafts.get('height')?.before).toBe(500);
  });

  it('lists what has no place or must not be changed', () => {
    const sold = crate(3, { sold: true });
    const block = [
      ['a', '1', '9', '9'],
      ['b', '2', '9', '9'],
      ['c', '3', '9', '9'],
    ];
    const wide = { rows: [one, sold], columns: [name, height, version], size: { rows: 3, columns: 4 } };
    const paste = pasteOf(block, wide, noEdits(), context);
    expect(paste.refused).toEqual({ beyondRows: 1, beyondColumns: 1, readOnly: 2, locked: new Map([['Verkauft.', 1]]) });
    expect(pasteCounts(paste)).toEqual({ good: 3, faulty: 0 });
  });

  it('is repeated over a range that is a multiple of it', () => {
    const paste = pasteOf([['700']], { rows: [one, two], columns: [height], size: { rows: 2, columns: 1 } }, noEdits(), context);
    expect(paste.cells.get(2)?.drafts.get('height')?.value).toBe(700);
  });
});
