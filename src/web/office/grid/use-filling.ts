import type { Column, GridRow } from './rules/column.ts';
import { cellText } from './rules/edit.ts';
import { emptied, filledDown, unchangeable } from './rules/fill.ts';
import { rangeOf } from './rules/grid-state.ts';
import type { EditingOptions } from './use-editing.ts';
import { gridWords as t } from './grid-words.ts';

export interface Filling {
  readonly clear: () => void;
  readonly fillDown: () => void;
  /** Repeats the marked rows down to a place. */
  readonly fillTo: (place: number) => void;
}

/** Many cells at once: emptied, or filled with what stands above. */
export function useFilling<Row extends GridRow>(options: Omit<EditingOptions<Row>, 'size' | 'pasting'>): Filling {
  const { rows, columns, cursor, edit, say } = options;
  const write = (found: readonly Row[], marked: readonly Column<Row>[], sources: number): void =>
    edit.write(filledDown(found, marked, sources, (source, of) => cellText(edit.edits, of, source)));
  const tellUnchanged = (found: readonly Row[], marked: readonly Column<Row>[]): void => {
    const left = unchangeable(found, marked);
    if (left > 0) say(t.unchanged(left));
  };
  /** Rows of the marked cells down to a place, loaded where needed. */
  const onRows = (bottom: number, change: (rows: readonly Row[], columns: readonly Column<Row>[]) => void): void => {
    const { top, left, right } = rangeOf(cursor.state);
    rows.between(top, bottom).then(
      (found) => change(found, columns.slice(left, right + 1)),
      () => say(t.notLoaded),
    );
  };
  const fill = (bottom: number, sources: number): void =>
    onRows(bottom, (found, marked) => {
      write(found, marked, sources);
      tellUnchanged(found.slice(sources), marked);
    });
  return {
    clear: () =>
      onRows(rangeOf(cursor.state).bottom, (found, marked) => {
        edit.write(emptied(found, marked));
        tellUnchanged(found, marked);
      }),
    fillDown: () => {
      const { top, bottom, left, right } = rangeOf(cursor.state);
      if (bottom > top) return fill(bottom, 1);
      const above = top === 0 ? null : rows.loadedBetween(top - 1, top);
      if (above !== null) write(above, columns.slice(left, right + 1), 1);
      return undefined;
    },
    fillTo: (place) => {
      const range = rangeOf(cursor.state);
      if (place <= range.bottom) return;
      fill(place, range.bottom - range.top + 1);
      cursor.select({ ...range, bottom: place });
    },
  };
}
