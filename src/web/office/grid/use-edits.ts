import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Column, GridRow, RowId } from './rules/column.ts';
import {
  countsOf,
  discarded,
  noEdits,
  redone,
  undone,
  withTexts,
  type CellText,
  type EditContext,
  type EditCounts,
  type Edits,
} from './rules/edit.ts';
import { resolved, withAnswers, withRows, writesOf, type RowAnswer, type RowWrite } from './rules/save.ts';
import type { RowSource } from './row-source.ts';

/** Resolves with the answers in row order; rejects if the server could not be reached. */
export type SaveRows = (writes: readonly RowWrite[]) => Promise<readonly RowAnswer[]>;

export interface EditControl<Row extends GridRow> {
  readonly edits: Edits<Row>;
  readonly context: EditContext<Row>;
  readonly counts: EditCounts;
  readonly saving: 'idle' | 'running' | 'failed';
  readonly write: (cells: readonly CellText<Row>[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly discard: () => void;
  readonly resolve: (id: RowId, key: string, keep: 'mine' | 'theirs') => void;
  readonly save: () => void;
}

/** Rows per write. */
const blockLength = 500;

/** Unsaved cells of a list and how they are saved: row by row; rows that merge automatically are sent once more. */
export function useEdits<Row extends GridRow>(
  columns: readonly Column<Row>[],
  today: PlainDate,
  source: RowSource<Row>,
  onSave: SaveRows | undefined,
): EditControl<Row> {
  const [edits, setEdits] = useState<Edits<Row>>(noEdits);
  const [saving, setSaving] = useState<EditControl<Row>['saving']>('idle');
  const context = useMemo(() => ({ columns: new Map(columns.map((column) => [column.key, column])), today }), [columns, today]);
  const latest = useRef({ edits, saving });
  useEffect(() => {
    latest.current = { edits, saving };
  });
  // Merges fresh rows with the drafts before rendering.
  const [seen, setSeen] = useState(source);
  if (seen !== source) {
    setSeen(source);
    setEdits(withRows(edits, rowsOf(source), context));
  }

  const send = async (from: Edits<Row>, again: boolean): Promise<Edits<Row>> => {
    let now = from;
    const writes = writesOf(now);
    for (let start = 0; start < writes.length; start += blockLength) {
      const block = writes.slice(start, start + blockLength);
      const answers = await (onSave?.(block) ?? []);
      setEdits((before) => withAnswers(before, block, answers, context));
      now = withAnswers(now, block, answers, context);
    }
    const merged = writesOf(now).filter(({ id, version }) => writes.some((write) => write.id === id && write.version !== version));
    return again && merged.length > 0 ? send(now, false) : now;
  };
  const save = (): void => {
    const { edits: now, saving: state } = latest.current;
    if (onSave === undefined || state === 'running' || writesOf(now).length === 0) return;
    setSaving('running');
    send(now, true).then(
      () => {
        setSaving('idle');
        source.refresh();
      },
      () => setSaving('failed'),
    );
  };
  return {
    edits,
    context,
    counts: useMemo(() => countsOf(edits), [edits]),
    saving,
    write: (cells) => setEdits((before) => withTexts(before, cells, context)),
    undo: () => setEdits((before) => undone(before, context)),
    redo: () => setEdits((before) => redone(before, context)),
    discard: () => setEdits((before) => discarded(before, context)),
    resolve: (id, key, keep) => setEdits((before) => resolved(before, id, key, keep)),
    save,
  };
}

function* rowsOf<Row extends GridRow>(source: RowSource<Row>): Iterable<Row> {
  for (const [, row] of source.loaded()) yield row;
}
