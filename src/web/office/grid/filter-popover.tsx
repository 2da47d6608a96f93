import { useState, type SyntheticEvent } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isEmptyFilter, type ColumnFilter } from '#domain/list/list-view.ts';
import { filterKindOf, isSortable, type Column, type GridRow } from './rules/column.ts';
import type { CountedValue } from './rules/local-rows.ts';
import { FilterRange } from './filter-range.tsx';
import { FilterValues } from './filter-values.tsx';
import { Floating } from './floating.tsx';
import { rangeFault } from './rules/filter-range-text.ts';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './filter-popover.module.css';

interface FilterPopoverProps<Row extends GridRow> {
  column: Column<Row>;
  filter: ColumnFilter | undefined;
  today: PlainDate;
  anchor: () => Element | null;
  loadValues: () => Promise<readonly CountedValue[]>;
  onFilter: (filter: ColumnFilter | null) => void;
  onSort: (descending: boolean) => void;
  onClose: () => void;
}

/** Sorting and filter of one column: by text, by values with their counts, or by range. Applied only on "Filtern". */
export function FilterPopover<Row extends GridRow>(props: FilterPopoverProps<Row>) {
  const { column, filter, today, anchor, loadValues, onFilter, onSort, onClose } = props;
  const kind = filterKindOf(column);
  const [draft, setDraft] = useState<ColumnFilter | null>(filter ?? null);
  const fault = draft?.kind === 'range' ? rangeFault(column, draft) : null;
  const done = (next: ColumnFilter | null): void => {
    onFilter(next === null || isEmptyFilter(next) ? null : next);
    onClose();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (fault === null) done(draft);
  };
  return (
    <Floating label={t.filterOf(column.head)} anchor={anchor} width={264} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <p className={styles['title']}>
          <b>{column.head}</b>
          {isSortable(column) ? (
            <span className={styles['order']}>
              <button type="button" className={control['quiet']} aria-label={t.ascending} onClick={() => onSort(false)}>
                ▴
              </button>
              <button type="button" className={control['quiet']} aria-label={t.descending} onClick={() => onSort(true)}>
                ▾
              </button>
            </span>
          ) : null}
        </p>
        {kind === 'text' ? (
          <input
            className={control['field']}
            data-first
            aria-label={`${column.head} ${t.contains}`}
            placeholder={t.contains}
            maxLength={200}
            value={draft?.kind === 'text' ? draft.text : ''}
            onChange={(event) => setDraft({ kind: 'text', text: event.target.value })}
          />
        ) : null}
        {kind === 'range' ? <FilterRange column={column} filter={draft} today={today} fault={fault} onFilter={setDraft} /> : null}
        {kind === 'values' ? <FilterValues loadValues={loadValues} filter={draft} onFilter={setDraft} /> : null}
        <div className={styles['end']}>
          <kbd className={control['key']}>Alt ↓</kbd>
          <button type="button" className={control['quiet']} onClick={() => done(null)}>
            {t.clear}
          </button>
          <button type="submit" className={control['primary']} disabled={fault !== null}>
            {t.filter}
          </button>
        </div>
      </form>
    </Floating>
  );
}
