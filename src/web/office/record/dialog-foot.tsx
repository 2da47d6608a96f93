import { officeWords } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';

interface DialogFootProps {
  verb: string;
  busy: boolean;
  /** The main action of the screen: in its colour. */
  isMain?: boolean;
  onCancel: () => void;
}

/** Buttons below the form they submit. */
export function DialogFoot({ verb, busy, isMain = false, onCancel }: DialogFootProps) {
  return (
    <div className={pageStyles['answer']}>
      <button type="submit" className={`${pageStyles['button']} ${pageStyles[isMain ? 'main' : 'ink']}`} disabled={busy}>
        {verb}
      </button>
      <button type="button" className={pageStyles['button']} onClick={onCancel}>
        {officeWords.cancel}
      </button>
    </div>
  );
}
