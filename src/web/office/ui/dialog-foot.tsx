import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { keepFocus } from './keep-focus.ts';
import styles from './page.module.css';

interface DialogFootProps {
  verb: ReactNode;
  busy: boolean;
  /** The main action of the screen: in its colour. */
  isMain?: boolean;
  /** Without it the form around is submitted. */
  onYes?: () => void;
  /** What leaves everything as it is. */
  back?: string;
  onBack: () => void;
  /** Further buttons, between the two. */
  children?: ReactNode;
}

/** The only button of a dialog that asks nothing. */
export function DialogOk({ word, onClick }: { word: string; onClick: () => void }) {
  return (
    <div className={styles['answer']}>
      <button type="button" data-back className={styles['button']} onClick={onClick}>
        {word}
      </button>
    </div>
  );
}

/** The buttons of a dialog: Ctrl+Enter anywhere in it presses the first; if that is refused, the focus goes to the first fault. */
export function DialogFoot({ verb, busy, isMain = false, onYes, back = 'Abbrechen', onBack, children }: DialogFootProps) {
  const yes = useRef<HTMLButtonElement>(null);
  const isTried = useRef(false);
  const [, setTries] = useState(0);
  const press = (): void => {
    isTried.current = true;
    setTries((before) => before + 1);
    onYes?.();
  };
  // Only once the dialog is closed: until then the page behind it takes no focus.
  useEffect(() => () => queueMicrotask(keepFocus), []);
  useEffect(() => {
    if (!isTried.current || busy) return;
    isTried.current = false;
    yes.current?.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    const dialog = yes.current?.closest('dialog') ?? null;
    if (dialog === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      // A button that was disabled while it worked has left the focus nowhere: the keys are then those of the uppermost dialog.
      const isNowhere = event.target === document.body && [...document.querySelectorAll('dialog[open]')].at(-1) === dialog;
      if (!isNowhere && !dialog.contains(event.target as Node)) return;
      event.preventDefault();
      // A held key would answer its own question.
      if (!event.repeat) yes.current?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles['answer']}>
      <button
        ref={yes}
        type={onYes === undefined ? 'submit' : 'button'}
        className={`${styles['button']} ${styles[isMain ? 'main' : 'ink']}`}
        disabled={busy}
        onClick={press}
      >
        {verb} <kbd aria-hidden="true">Ctrl ↵</kbd>
      </button>
      {children}
      <button type="button" data-back className={styles['button']} onClick={onBack}>
        {back}
      </button>
    </div>
  );
}
