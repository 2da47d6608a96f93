import type { OpenItem } from '#contract/ledger.ts';
import { DisputeButton } from './dispute-button.tsx';
import pageStyles from '../ui/page.module.css';
import { recordWords, reminderWords } from './payment-words.ts';
import styles from './payments.module.css';

interface OpenItemActionsProps {
  items: readonly OpenItem[];
  keepsBooks: boolean;
  onPay: (item: OpenItem) => void;
  onRemind: (items: readonly OpenItem[]) => void;
  onDone: () => void;
}

/** Actions on ticked open items. */
export function OpenItemActions({ items, keepsBooks, onPay, onRemind, onDone }: OpenItemActionsProps) {
  const [item, ...others] = items;
  return (
    <span className={styles['bulk']}>
      <button
        type="button"
        className={pageStyles['button']}
        disabled={item === undefined || others.length > 0}
        onClick={() => item !== undefined && onPay(item)}
      >
        {recordWords.open}
      </button>
      {keepsBooks ? (
        <button type="button" className={pageStyles['button']} disabled={item === undefined} onClick={() => onRemind(items)}>
          {reminderWords.remind}
        </button>
      ) : null}
      {item === undefined || others.length > 0 ? null : <DisputeButton invoice={item} onDone={onDone} />}
    </span>
  );
}
