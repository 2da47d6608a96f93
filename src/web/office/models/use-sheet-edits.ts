/** The cells of a sheet's grid are drafts of the surrounding model, which also reports their faults. */
import { useMemo } from 'react';
import type { ModelContent } from '#contract/model-desk.ts';
import type { Column } from '../grid/rules/column.ts';
import type { Draft, DraftRow, Edits } from '../grid/rules/edit.ts';
import { countsOf, noEdits, setRow } from '../grid/rules/edit.ts';
import type { EditControl } from '../grid/use-edits.ts';
import { faultText, mended } from './fault-words.ts';
import { cellText, cellValue, typedValue, withTyped } from './sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import type { DraftHistory } from '../record/use-draft-history.ts';

interface SheetEdits {
  sheet: Sheet;
  rows: readonly SheetRow[];
  columns: readonly Column<SheetRow>[];
  history: DraftHistory<ModelContent>;
}

/** Models contain no dates. */
const today = '2000-01-01' as EditControl<SheetRow>['context']['today'];

export function useSheetEdits({ sheet, rows, columns, history }: SheetEdits): EditControl<SheetRow> {
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const edits = useMemo(() => editsOf(sheet, rows, byKey), [sheet, rows, byKey]);
  return {
    edits,
    context: { columns: byKey, today },
    counts: countsOf(edits),
    saving: 'idle',
    write: (cells) =>
      history.change((content) =>
        cells.reduce((next: ModelContent, { row, key, text }) => {
          const [column, grid] = [sheet.columns.find((each) => each.key === key), byKey.get(key)];
          return column === undefined || grid === undefined ? next : withTyped(next, sheet, row, column, typedValue(column, grid, text));
        }, content),
      ),
    undo: history.undo,
    redo: history.redo,
    // Discarding, conflicts and saving belong to the whole model.
    discard: () => undefined,
    resolve: () => undefined,
    save: () => undefined,
  };
}

function editsOf(sheet: Sheet, rows: readonly SheetRow[], columns: ReadonlyMap<string, Column<SheetRow>>): Edits<SheetRow> {
  const drafts = new Map<string, DraftRow<SheetRow>>();
  for (const row of rows) {
    const cells = new Map<string, Draft>();
    for (const column of sheet.columns) {
      const grid = columns.get(column.key);
      const [value, before] = [cellValue(column, row, row.value), row.stored === undefined ? null : cellValue(column, row, row.stored)];
      const fault = row.faults.get(column.key);
      if (grid === undefined || (value === before && fault === undefined)) continue;
      const text = cellText(grid, value);
      const nearest = fault === undefined ? null : mended(text, fault);
      cells.set(column.key, {
        text,
        value,
        before: value === before ? null : before,
        fault: fault === undefined ? null : { message: faultText(fault), ...(nearest === null ? {} : { nearest }) },
        conflict: null,
      });
    }
    setRow(drafts, { row, version: 0, cells });
  }
  return { ...noEdits<SheetRow>(), rows: drafts };
}
