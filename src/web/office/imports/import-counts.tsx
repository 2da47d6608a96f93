import type { ImportDesk, ImportRowState } from '#contract/import.ts';
import { StateSquare } from '../grid/state-square.tsx';
import { groupedText } from '#domain/money/money-text.ts';
import { groupOrder } from './import-filter.ts';
import type { RowFilter } from './import-filter.ts';
import { importTexts as t } from './import-words.ts';
import styles from './imports.module.css';

export const rowMarks = { faulty: 'error', changed: 'done', new: 'working', same: 'canceled' } as const satisfies Record<
  ImportRowState,
  string
>;

interface ImportCountsProps {
  desk: ImportDesk;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

/** Number of rows by effect; a click filters by it, another click shows all. */
export function ImportCounts({ desk: { counts, state }, filter, onFilter }: ImportCountsProps) {
  return (
    <div className={styles['counts']}>
      {groupOrder.map((group) => {
        const isOnly = filter.state === group && filter.reason === undefined;
        const { word, note, past } = t.groups[group];
        return (
          <button key={group} type="button" aria-pressed={isOnly} onClick={() => onFilter(isOnly ? {} : { state: group })}>
            <span className="num">{groupedText(counts[group])}</span>
            <span>
              <b>
                <StateSquare mark={rowMarks[group]} /> {word}
              </b>
              <small>{state === 'APPLIED' ? past : note}</small>
            </span>
          </button>
        );
      })}
      <span className={styles['mix']} aria-hidden="true">
        {groupOrder
          .filter((group) => counts[group] > 0)
          .map((group) => (
            <i key={group} data-group={group} style={{ flexGrow: counts[group] }} />
          ))}
      </span>
    </div>
  );
}
