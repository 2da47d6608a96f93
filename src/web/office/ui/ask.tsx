import { Dialog } from '#web/ui/dialog.tsx';
import styles from './page.module.css';

interface AskProps {
  title: string;
  text: string;
  verb: string;
  back: string;
  open: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A yes/no question; the yes button shows its verb. */
export function Ask({ title, text, verb, back, open, onYes, onNo }: AskProps) {
  return (
    <Dialog title={title} open={open} onClose={onNo}>
      <p>{text}</p>
      <div className={styles['answer']}>
        <button type="button" className={`${styles['button']} ${styles['ink']}`} onClick={onYes}>
          {verb}
        </button>
        <button type="button" className={styles['button']} onClick={onNo}>
          {back}
        </button>
      </div>
    </Dialog>
  );
}
