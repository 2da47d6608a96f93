import { useEffect, useState } from 'react';
import type { ColumnFilter } from '#domain/list/list-view.ts';
import { groupedText } from '#domain/money/money-text.ts';
import type { CountedValue } from './rules/local-rows.ts';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './filter-values.module.css';

interface FilterValuesProps {
  loadValues: () => Promise<readonly CountedValue[]>;
  filter: ColumnFilter | null;
  onFilter: (filter: ColumnFilter) => void;
}

/** Limit of values rendered at once; the search finds the others. */
const drawn = 200;

/** The column's values with their row counts; ticked ones pass. */
export function FilterValues({ loadValues, filter, onFilter }: FilterValuesProps) {
  const [values, setValues] = useState<readonly CountedValue[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [search, setSearch] = useState('');
  const [question, ask] = useState(() => ({ load: loadValues }));
  useEffect(() => {
    let isCurrent = true;
    question.load().then(
      (loaded) => isCurrent && setValues(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [question]);
  const chosen = new Set(filter?.kind === 'values' ? filter.values : []);
  const matching = (values ?? []).filter(({ label }) => label.toLocaleLowerCase('de').includes(search.trim().toLocaleLowerCase('de')));
  const toggle = (value: string): void => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onFilter({ kind: 'values', values: [...next] });
  };
  return (
    <>
      <div className={styles['search']}>
        <input
          className={control['field']}
          data-first
          value={search}
          placeholder={t.searchValue}
          aria-label={t.searchValue}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span className={control['muted']}>{values === null ? '' : t.chosenOf(chosen.size, values.length)}</span>
      </div>
      {failed ? (
        <p className={styles['failed']} role="alert">
          {t.valuesFailed}{' '}
          <button
            type="button"
            className={control['quiet']}
            onClick={() => {
              setFailed(false);
              ask({ load: loadValues });
            }}
          >
            {t.again}
          </button>
        </p>
      ) : (
        <ul className={styles['values']} aria-busy={values === null}>
          {matching.slice(0, drawn).map(({ value, label, count }) => (
            <li key={value}>
              <label>
                <input type="checkbox" checked={chosen.has(value)} onChange={() => toggle(value)} />
                <span>{label === '' ? t.empty : label}</span> <span className={control['muted']}>{groupedText(count)}</span>
              </label>
            </li>
          ))}
          {values !== null && matching.length === 0 ? <li className={styles['none']}>{t.noValue}</li> : null}
        </ul>
      )}
    </>
  );
}
