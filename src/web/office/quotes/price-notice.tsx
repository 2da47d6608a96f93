import pageStyles from '../ui/page.module.css';
import type { LineRow } from './line-rows.ts';
import styles from './lines.module.css';
import { quoteWords as t } from './quote-words.ts';

interface PriceNoticeProps {
  rows: readonly LineRow[];
  busy: boolean;
  /** Asks for the prices of these lines again. */
  onAsk: (ids: ReadonlySet<number>) => void;
}

/** Lines whose price could not be had when they were written: another company's service was silent. */
export function PriceNotice({ rows, busy, onAsk }: PriceNoticeProps) {
  const open = rows.filter(({ isUnavailable }) => isUnavailable);
  if (open.length === 0) return null;
  return (
    <div className={styles['notice']} role="status">
      <p>
        <b>{t.unavailableAt(open.map(({ number }) => number))}</b> {t.unavailableHint}
      </p>
      <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => onAsk(new Set(open.map(({ id }) => id)))}>
        {t.askAgain}
      </button>
    </div>
  );
}
