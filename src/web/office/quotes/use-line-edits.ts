/** The cells of the lines' grid are drafts of the quote: editing in the grid or in the fields below is the same. */
import { useMemo, useState } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Column } from '../grid/rules/column.ts';
import { valueOf } from '../grid/rules/column.ts';
import type { CellText, Draft, DraftRow, Edits } from '../grid/rules/edit.ts';
import { countsOf, noEdits, setRow } from '../grid/rules/edit.ts';
import type { EditControl } from '../grid/use-edits.ts';
import type { LineRow } from './line-rows.ts';
import { priceOf, quantityOf, withChangedLine } from './quote-draft.ts';
import type { DraftLine, QuoteDraft } from './quote-draft.ts';
import type { DraftProblems } from './quote-problems.ts';

const typedFields = ['name', 'quantity', 'price'] as const;
type TypedField = (typeof typedFields)[number];

const isTyped = (key: string): key is TypedField => typedFields.some((field) => field === key);

function valueIn(line: DraftLine, field: TypedField): string | number | null {
  if (field === 'name') return line.name;
  return field === 'quantity' ? quantityOf(line) : priceOf(line);
}

function editsOf(rows: readonly LineRow[], columns: ReadonlyMap<string, Column<LineRow>>, problems: DraftProblems): Edits<LineRow> {
  const drafts = new Map<number, DraftRow<LineRow>>();
  for (const row of rows) {
    const cells = new Map<string, Draft>();
    for (const field of typedFields) {
      const column = columns.get(field);
      if (column === undefined || row.line[field] === (row.stored?.[field] ?? '')) continue;
      const message = problems[`${field} ${row.id}`];
      const fault = message === undefined ? null : { message };
      cells.set(field, { text: row.line[field], value: valueIn(row.line, field), before: valueOf(column, row), fault, conflict: null });
    }
    setRow(drafts, { row, version: 0, cells });
  }
  return { ...noEdits<LineRow>(), rows: drafts };
}

interface LineEdits {
  rows: readonly LineRow[];
  columns: readonly Column<LineRow>[];
  draft: QuoteDraft;
  problems: DraftProblems;
  today: PlainDate;
  onChange: (draft: QuoteDraft) => void;
}

export function useLineEdits({ rows, columns, draft, problems, today, onChange }: LineEdits): EditControl<LineRow> {
  const [past, setPast] = useState<readonly QuoteDraft['lines'][]>([]);
  const [future, setFuture] = useState<readonly QuoteDraft['lines'][]>([]);
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const edits = editsOf(rows, byKey, problems);
  const go = (from: typeof past, setFrom: typeof setPast, setTo: typeof setPast): void => {
    const lines = from.at(-1);
    if (lines === undefined) return;
    setFrom(from.slice(0, -1));
    setTo((other) => [...other, draft.lines]);
    onChange({ ...draft, lines });
  };
  return {
    edits,
    context: { columns: byKey, today },
    counts: countsOf(edits),
    saving: 'idle',
    write: (cells: readonly CellText<LineRow>[]) => {
      setPast((before) => [...before, draft.lines]);
      setFuture([]);
      const typed = cells.filter(({ key }) => isTyped(key));
      onChange(typed.reduce((next, { row, key, text }) => withChangedLine(next, row.id, { [key]: text }), draft));
    },
    undo: () => go(past, setPast, setFuture),
    redo: () => go(future, setFuture, setPast),
    // Discarding, conflicts and saving belong to the whole quote.
    discard: () => undefined,
    resolve: () => undefined,
    save: () => undefined,
  };
}
