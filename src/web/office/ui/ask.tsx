import { Dialog } from '#web/ui/dialog.tsx';
import pageStyles from './page.module.css';
import { officeTexts } from '../frame/office-words.ts';
import orderStyles from '../document/document.module.css';

interface AskProps {
  title: string;
  text: string;
  verb: string;
  back?: string;
  open: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** One question; its verb stands on the button. */
export function Ask({ title, text, verb, back = officeTexts.cancel, open, onYes, onNo }: AskProps) {
  return (
    <Dialog title={title} open={open} onClose={onNo}>
      <p>{text}</p>
      <div className={orderStyles['answer']}>
        <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={onYes}>
          {verb}
        </button>
        <button type="button" className={pageStyles['button']} onClick={onNo}>
          {back}
        </button>
      </div>
    </Dialog>
  );
}
