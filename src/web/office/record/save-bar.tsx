import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import pageStyles from '../ui/page.module.css';
import { recordWords as t } from './record-words.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** Number of unsaved fields. */
  unsaved: number;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Shown while everything is saved. */
  foot: ReactNode;
  /** At the right end in both cases. */
  children?: ReactNode;
}

/** The foot of a record; shows that fields are unsaved, and saves them by button or Ctrl+S. */
export function SaveBar({ unsaved, busy, onSave, onDiscard, foot, children }: SaveBarProps) {
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  const canSave = unsaved > 0 && !busy;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (canSave && document.querySelector('dialog[open]') === null) latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [canSave]);
  return (
    <div className={`${styles['bar']} ${unsaved > 0 ? styles['unsaved'] : ''}`} data-savebar>
      <p role="status">
        {unsaved > 0 ? (
          <>
            <b>{t.unsaved}</b> {t.fields(unsaved)}
          </>
        ) : (
          foot
        )}
      </p>
      {unsaved > 0 ? (
        <>
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={onDiscard}>
            {t.discard}
          </button>
          <button
            type="button"
            className={`${pageStyles['button']} ${pageStyles['ink']}`}
            disabled={busy}
            aria-keyshortcuts="Control+S"
            onClick={onSave}
          >
            {t.save}
            <kbd aria-hidden="true">Ctrl S</kbd>
          </button>
        </>
      ) : null}
      {children}
    </div>
  );
}
