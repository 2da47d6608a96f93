/** The price of one customer for one product: its source and that source's fields, the margin, and an explanation. */
import { useState } from 'react';
import type { PlannedPrice } from '#contract/planned-price.ts';
import type { ProductPrice, StoredRemotePrice } from '#contract/product-price.ts';
import type { HistoryEntry } from '#contract/record.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { recordWords } from '../record/record-words.ts';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { Ask } from '../ui/ask.tsx';
import { LadderChart } from './ladder-chart.tsx';
import { LadderNotices } from './ladder-notices.tsx';
import { plannedWords } from './planned-words.ts';
import { PriceRail } from './price-rail.tsx';
import { PriceSourceFields } from './price-source-fields.tsx';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';
import { chartSteps, quantitiesOf, useComparison } from './use-comparison.ts';
import { fromDayText, usePriceRecord } from './use-price-record.ts';
import { WhyPanel } from './why-panel.tsx';

export interface PriceOwner {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
  /** As a fraction. */
  readonly discount: number;
}

export interface PriceEditorProps {
  productId: number;
  owner: PriceOwner;
  /** null: the customer has no own price yet. */
  row: ProductPrice | null;
  standard: ProductPrice | null;
  defaultRemote: StoredRemotePrice | null;
  history: readonly HistoryEntry[];
  /** Earliest day first. */
  planned: readonly PlannedPrice[];
  today: PlainDate;
  /** Address of the product's prices. */
  path: string;
}

export function PriceEditor(props: PriceEditorProps) {
  const { productId, owner, row, history, planned } = props;
  const record = usePriceRecord(props);
  const [deleting, setDeleting] = useState(false);
  const { stored, draft, busy } = record;
  const blocker = useLeaveGuard(record.unsaved.length > 0);
  const comparison = useComparison(productId, owner, quantitiesOf(draft, row), row?.version ?? 0);
  const fromDay = fromDayText(draft);
  return (
    <>
      <div className={styles['desk']}>
        <PriceRail {...{ record, owner, row, history, planned }} onDelete={() => setDeleting(true)} />
        <div className={styles['work']}>
          <PriceSourceFields {...{ record, productId, owner, row, comparison }} />
          <LadderChart steps={chartSteps(draft, comparison)} compares={!owner.isDefault} />
          {draft.strategy === 'FIX_PRICE' ? <LadderNotices steps={draft.steps} unit={parseNumber(draft.unit) ?? 1} /> : null}
          {comparison === null ? null : (
            <p className={styles['effect']}>
              <b>{t.effect}:</b>{' '}
              {fromDay === '' ? t.effectText(comparison.openQuotes, comparison.openOrders) : plannedWords.effect(fromDay)}
              {owner.isDefault && comparison.ownRows > 0 ? t.effectOwn(comparison.ownRows) : ''}
            </p>
          )}
        </div>
        <WhyPanel productId={productId} payer={owner.isDefault ? { id: null, name: t.visitor } : owner} />
      </div>
      <SaveBar
        unsaved={record.unsaved.length + (stored === null ? 1 : 0)}
        busy={busy}
        onSave={record.save}
        onDiscard={record.discard}
        foot={recordWords.allSaved}
      />
      <Ask
        title={owner.isDefault ? t.deleteStandardTitle : t.deleteTitle(owner.name)}
        text={owner.isDefault ? t.deleteStandardText : t.deleteText}
        verb={t.deletePrice}
        back={t.keep}
        open={deleting}
        onNo={() => setDeleting(false)}
        onYes={() => {
          setDeleting(false);
          record.remove();
        }}
      />
      <ConflictDialog record={record} labelOf={(field) => t.fields[field as keyof typeof t.fields] ?? field} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
