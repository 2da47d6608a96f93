/** The verbs of a file that was read: apply or discard it after its dry run, take it back once applied. */
import { useEffect } from 'react';
import { useKeptFocus } from './keep-focus.ts';
import styles from './page.module.css';

interface ApplyVerbsProps {
  state: 'DRY' | 'APPLIED' | 'UNDONE';
  busy: boolean;
  mayApply: boolean;
  words: { readonly apply: string; readonly discard: string; readonly undo: string };
  onApply: () => void;
  onAsk: (question: 'discard' | 'undo') => void;
}

export function ApplyVerbs({ state, busy, mayApply, words, onApply, onAsk }: ApplyVerbsProps) {
  useApplyKey(mayApply, onApply);
  useKeptFocus();
  if (state === 'UNDONE') return null;
  if (state === 'APPLIED') {
    return (
      <button type="button" className={styles['button']} disabled={busy} onClick={() => onAsk('undo')}>
        {words.undo}
      </button>
    );
  }
  return (
    <>
      <button type="button" className={styles['button']} disabled={busy} onClick={() => onAsk('discard')}>
        {words.discard}
      </button>
      <button type="button" className={`${styles['button']} ${styles['main']}`} disabled={!mayApply} onClick={onApply}>
        {words.apply} <kbd aria-hidden="true">Ctrl ↵</kbd>
      </button>
    </>
  );
}

/** Ctrl+Enter applies, from anywhere on the screen. */
function useApplyKey(may: boolean, apply: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !may) return;
      // A question has taken the key.
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      apply();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [may, apply]);
}
