import { useCallback, useMemo, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Grid } from '../grid/grid.tsx';
import { plainView } from '../grid/rules/grid-view.ts';
import { useWholeRows } from '../grid/use-whole-rows.ts';
import { lineColumns } from './line-columns.tsx';
import type { LineRow } from './line-rows.ts';
import type { QuoteDraft } from './quote-draft.ts';
import type { DraftProblems } from './quote-problems.ts';
import { quoteWords } from './quote-words.ts';
import { useLineEdits } from './use-line-edits.ts';

interface LineGridProps {
  rows: readonly LineRow[];
  draft: QuoteDraft;
  problems: DraftProblems;
  readOnly: boolean;
  /** In ten-thousandths. */
  floor: number | null;
  today: PlainDate;
  onChange: (draft: QuoteDraft) => void;
  onSelect: (id: number) => void;
}

/** All lines with editable prices; on a phone a line opens in the fields below. */
export function LineGrid({ rows, draft, problems, readOnly, floor, today, onChange, onSelect }: LineGridProps) {
  const [view, setView] = useState(plainView);
  const withSets = rows.some(({ line }) => line.type === 'COMPOSITE');
  const columns = useMemo(() => lineColumns({ readOnly, floor, withSets }), [readOnly, floor, withSets]);
  const source = useWholeRows(rows, columns, view);
  const edit = useLineEdits({ rows, columns, draft, problems, today, onChange });
  const active = useRef<string | null>(null);
  const follow = useCallback(
    ({ id, number }: LineRow): void => {
      // Rows are new objects after every key, and a new line gets another id when it is saved: only another place is a new selection.
      if (number === active.current) return;
      active.current = number;
      onSelect(id);
    },
    [onSelect],
  );
  /** Also selects the line the grid's cursor is on already, e.g. after another one was added and shown. */
  const choose = ({ target }: MouseEvent): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    const row = cell === null ? undefined : rows[Number(cell.dataset['place'])];
    if (row !== undefined) onSelect(row.id);
  };
  return (
    <div onClickCapture={choose}>
      <Grid
        bare
        tall="pictures"
        label={quoteWords.positions}
        emptyHint={quoteWords.noLines}
        columns={columns}
        source={source}
        view={view}
        onView={setView}
        today={today}
        edit={edit}
        onActive={follow}
        onOpen={({ id }) => onSelect(id)}
      />
    </div>
  );
}
