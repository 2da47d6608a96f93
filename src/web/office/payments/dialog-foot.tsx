import { officeTexts } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';

interface DialogFootProps {
  verb: string;
  busy: boolean;
  onCancel: () => void;
}

/** Under the form that it sends. */
export function DialogFoot({ verb, busy, onCancel }: DialogFootProps) {
  return (
    <div className={pageStyles['answer']}>
      <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy}>
        {verb}
      </button>
      <button type="button" className={pageStyles['button']} onClick={onCancel}>
        {officeTexts.cancel}
      </button>
    </div>
  );
}
