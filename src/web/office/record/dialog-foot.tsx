import { useEffect, useRef } from 'react';
import { officeWords } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';

interface DialogFootProps {
  verb: string;
  busy: boolean;
  /** The main action of the screen: in its colour. */
  isMain?: boolean;
  onCancel: () => void;
}

/** Buttons below the form they submit; Ctrl+Enter in it does so, too, as in the dialogs of a record. */
export function DialogFoot({ verb, busy, isMain = false, onCancel }: DialogFootProps) {
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = submit.current?.form;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (submit.current?.disabled === false) form?.requestSubmit();
    };
    form?.addEventListener('keydown', onKey);
    return () => form?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={pageStyles['answer']}>
      <button ref={submit} type="submit" className={`${pageStyles['button']} ${pageStyles[isMain ? 'main' : 'ink']}`} disabled={busy}>
        {verb} <kbd aria-hidden="true">Ctrl ↵</kbd>
      </button>
      <button type="button" className={pageStyles['button']} onClick={onCancel}>
        {officeWords.cancel}
      </button>
    </div>
  );
}
