import type { CSSProperties } from 'react';
import { usePersonName } from '../people/person-names.tsx';
import type { Column, GridRow } from './rules/column.ts';
import type { Draft } from './rules/edit.ts';
import { textOf } from './rules/kind.ts';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './cell-tip.module.css';

interface CellTipProps<Row extends GridRow> {
  id: string;
  column: Column<Row>;
  draft: Draft | undefined;
  /** Why the cell cannot be changed. */
  lock: string | null;
  style: CSSProperties;
  onNearest: () => void;
  onResolve: (keep: 'mine' | 'theirs') => void;
}

/** Beside the active cell: what is wrong with it and how to fix it, or why it is locked. */
export function CellTip<Row extends GridRow>({ id, column, draft, lock, style, onNearest, onResolve }: CellTipProps<Row>) {
  const personName = usePersonName();
  if (draft?.conflict) {
    const { current, who } = draft.conflict;
    return (
      <div id={id} className={styles['tip']} style={style} role="status">
        <b>{t.conflict(who === null ? null : personName(who), textOf(column, current) || t.empty)}</b>{' '}
        {t.yours(textOf(column, draft.value) || t.empty)}
        <div className={styles['actions']}>
          <button type="button" className={styles['link']} onClick={() => onResolve('theirs')}>
            {t.take(textOf(column, current) || t.empty)}
          </button>
          <button type="button" className={styles['link']} onClick={() => onResolve('mine')}>
            {t.keep(textOf(column, draft.value) || t.empty)}
          </button>
        </div>
      </div>
    );
  }
  if (draft?.fault) {
    const { message, nearest } = draft.fault;
    return (
      <div id={id} className={styles['tip']} style={style} role="status">
        {message}
        {nearest === undefined ? null : (
          <div className={styles['actions']}>
            <button type="button" className={styles['link']} onClick={onNearest}>
              {t.take(textOf(column, nearest))}
            </button>
            <kbd className={control['key']}>Alt Enter</kbd>
          </div>
        )}
      </div>
    );
  }
  if (lock === null) return null;
  return (
    <div id={id} className={`${styles['tip']} ${styles['lock']}`} style={style} role="status">
      {lock}
    </div>
  );
}
