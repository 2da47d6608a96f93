import type { OpenItem } from '#contract/ledger.ts';
import pageStyles from '../ui/page.module.css';
import { recordWords } from './payment-words.ts';
import styles from './payments.module.css';

interface OpenItemActionsProps {
  items: readonly OpenItem[];
  keepsBooks: boolean;
  onPay: (item: OpenItem) => void;
  onDone: () => void;
}

/** What can be done with ticked open items. */
export function OpenItemActions({ items, onPay }: OpenItemActionsProps) {
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
    </span>
  );
}
