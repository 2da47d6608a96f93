import { useId, useState } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { ColumnFilter } from '#domain/list/list-view.ts';
import type { Column, GridRow } from './rules/column.ts';
import { boundOf, boundText } from './rules/filter-range-text.ts';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './filter-range.module.css';

interface FilterRangeProps<Row extends GridRow> {
  column: Column<Row>;
  filter: ColumnFilter | null;
  today: PlainDate;
  fault: string | null;
  onFilter: (filter: ColumnFilter) => void;
}

/** From and to of a number, an amount or a date, typed as in a cell. */
export function FilterRange<Row extends GridRow>({ column, filter, today, fault, onFilter }: FilterRangeProps<Row>) {
  const given = filter?.kind === 'range' ? filter : { from: null, to: null };
  const [texts, setTexts] = useState({ from: boundText(column, given.from), to: boundText(column, given.to) });
  const faultId = useId();
  const type = (end: 'from' | 'to', text: string): void => {
    const next = { ...texts, [end]: text };
    setTexts(next);
    onFilter({ kind: 'range', from: boundOf(column, next.from, today), to: boundOf(column, next.to, today) });
  };
  return (
    <div className={styles['range']}>
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          {t[end]}
          <input
            className={control['field']}
            value={texts[end]}
            inputMode={column.kind === 'date' ? 'text' : 'decimal'}
            maxLength={40}
            aria-describedby={fault === null ? undefined : faultId}
            aria-invalid={fault !== null || undefined}
            onChange={(event) => type(end, event.target.value)}
          />
        </label>
      ))}
      {fault === null ? null : (
        <p id={faultId} className={control['fault']} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
