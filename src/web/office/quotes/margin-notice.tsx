import { useId, useState } from 'react';
import type { QuoteMargin } from '#contract/quote-desk.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { decimalText } from '../text/decimal-text.ts';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import styles from './lines.module.css';
import type { LineRow } from './line-rows.ts';
import { quoteWords as t } from './quote-words.ts';
import { usePersonName } from '../people/person-names.tsx';

interface MarginNoticeProps {
  rows: readonly LineRow[];
  margin: QuoteMargin;
  /** Nothing is unsaved: a release applies to the stored lines. */
  isSaved: boolean;
  mayRelease: boolean;
  busy: boolean;
  onPrice: (id: number, price: string) => void;
  onRelease: (reason: string) => void;
}

/** Lines below the floor: the price that would be enough, or who can release them. */
export function MarginNotice({ rows, margin, isSaved, mayRelease, busy, onPrice, onRelease }: MarginNoticeProps) {
  const nameOf = usePersonName();
  const [asking, setAsking] = useState(false);
  const floor = Math.round(margin.floor * 10_000);
  const low = rows.filter((row) => !row.line.removed && row.needsRelease);
  const [first] = low;
  if (first === undefined) return null;
  if (margin.release !== null && isSaved)
    return (
      <div className={`${styles['notice']} ${styles['released']}`}>
        <p>{t.releasedBy(nameOf(margin.release.who), margin.release.reason)}</p>
      </div>
    );
  const least = first.leastPrice === null ? null : unitPriceText(unitPriceFromChf(first.leastPrice));
  const points = decimalText((floor - (first.margin ?? 0)) / 100, 1);
  return (
    <div className={styles['notice']} role="status">
      <p>
        <b>{t.below(first.number, points, decimalText(floor / 100, 1))}</b> {low.length > 1 ? t.moreBelow(low.length - 1) : ''}{' '}
        {mayRelease ? t.releaseOrPrice(least) : t.askForRelease(least)}
      </p>
      {least === null ? null : (
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => onPrice(first.id, least)}>
          {t.takePrice(least)}
        </button>
      )}
      {mayRelease ? (
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['ink']}`}
          disabled={busy || !isSaved}
          title={isSaved ? undefined : t.saveBeforeRelease}
          onClick={() => setAsking(true)}
        >
          {t.release}
        </button>
      ) : null}
      <ReleaseDialog
        open={asking}
        onNo={() => setAsking(false)}
        onYes={(reason) => {
          setAsking(false);
          onRelease(reason);
        }}
      />
    </div>
  );
}

function ReleaseDialog({ open, onNo, onYes }: { open: boolean; onNo: () => void; onYes: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const id = useId();
  return (
    <Dialog beginsAt="field" title={t.releaseTitle} open={open} onClose={onNo}>
      <p>{t.releaseText}</p>
      <PlainField id={id} label={t.reason} value={reason} maxLength={500} onChange={setReason} />
      <DialogFoot verb={t.release} busy={reason.trim() === ''} onYes={() => onYes(reason.trim())} onBack={onNo} />
    </Dialog>
  );
}
