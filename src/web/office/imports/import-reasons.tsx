import type { ImportDesk } from '#contract/import.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import type { RowFilter } from './import-filter.ts';
import { importTexts as t, reasonText } from './import-words.ts';
import styles from './imports.module.css';

interface ImportReasonsProps {
  desk: ImportDesk;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

/** Why rows are left out, by frequency; a click filters by the reason. */
export function ImportReasons({ desk: { reasons }, filter, onFilter }: ImportReasonsProps) {
  const failureText = useFailureText();
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  if (reasons.length === 0) return null;
  return (
    <section>
      <h2>{t.reasons}</h2>
      <ul className={styles['reasons']}>
        {reasons.map((reason) => {
          const { key, count } = reason;
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={filter.reason === key}
                onClick={() => onFilter(filter.reason === key ? { state: 'faulty' } : { state: 'faulty', reason: key })}
              >
                <span>{reasonText(failureText.key, reason)}</span> <b>{count}</b>
                <i aria-hidden="true" style={{ width: `${(count / most) * 100}%` }} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
