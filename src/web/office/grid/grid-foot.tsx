import type { ReactNode } from 'react';
import type { Range } from './rules/grid-state.ts';
import { isSingle } from './rules/grid-state.ts';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './grid-foot.module.css';

interface GridFootProps {
  rowCount: number;
  /** First and last visible row. */
  shown: readonly [number, number];
  range: Range;
  ticked: number;
  isAll: boolean;
  bulk: ReactNode;
  /** Whether cells can be edited: other keys are worth knowing then. */
  editable: boolean;
  /** What happened last, shown briefly. */
  notice: string;
  onAll: () => void;
  onNone: () => void;
}

/** Below the grid: ticked rows and their bulk actions, else the position in the list. */
export function GridFoot({ rowCount, shown, range, ticked, isAll, bulk, editable, notice, onAll, onNone }: GridFootProps) {
  return (
    <div className={styles['foot']}>
      {ticked === 0 ? (
        <span className={styles['keys']} aria-hidden="true">
          {t.footKeys[editable ? 'edit' : 'read'].map(([key, word]) => (
            <span key={key}>
              <kbd>{key}</kbd> {word}
            </span>
          ))}
        </span>
      ) : (
        <>
          <b role="status">{t.selected(ticked)}</b>
          {isAll || ticked >= rowCount ? null : (
            <button type="button" className={control['quiet']} onClick={onAll}>
              {t.selectAll(rowCount)}
            </button>
          )}
          <button type="button" className={control['quiet']} onClick={onNone}>
            {t.clearSelection}
          </button>
          {bulk}
        </>
      )}
      <span className={styles['position']}>
        <span role="status">{notice}</span>
        {rowCount === 0 ? null : <span>{t.position(shown[0] + 1, shown[1] + 1, rowCount)}</span>}
        {isSingle(range) ? null : <span>{t.range(range.bottom - range.top + 1, range.right - range.left + 1)}</span>}
      </span>
    </div>
  );
}
