/** Beside a price: its source, from when it applies, its unit, what is planned, and what happened before. */
import type { PlannedPrice } from '#contract/planned-price.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { RecordHistory } from '../record/history.tsx';
import { decimalText } from '../text/decimal-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { FromDay } from './from-day.tsx';
import { plannedDraft } from './planned-draft.ts';
import { PlannedList } from './planned-list.tsx';
import { plannedWords } from './planned-words.ts';
import { chosenSource } from './price-draft.ts';
import type { PriceOwner } from './price-editor.tsx';
import { priceHistoryLine } from './price-history-line.ts';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';
import { SourceChoice } from './source-choice.tsx';
import type { PriceRecord } from './use-price-record.ts';

interface PriceRailProps {
  record: PriceRecord;
  owner: PriceOwner;
  row: ProductPrice | null;
  history: readonly HistoryEntry[];
  planned: readonly PlannedPrice[];
  onDelete: () => void;
}

export function PriceRail({ record, owner, row, history, planned, onDelete }: PriceRailProps) {
  const { draft, problems, busy, change } = record;
  return (
    <div className={styles['rail']}>
      {row === null ? <p className={styles['notice']}>{owner.isDefault ? t.newStandard : t.newPriceOf(owner.name)}</p> : null}
      <SourceChoice
        title={t.source}
        words={t.strategies}
        notes={t.strategyNotes}
        chosen={draft.strategy}
        onChoose={(strategy) => change(chosenSource(strategy, draft.steps))}
      />
      {row === null ? null : (
        <FromDay
          id="validFrom"
          label={plannedWords.validFrom}
          hint={plannedWords.hint}
          value={draft.validFrom}
          problem={problems['validFrom']}
          onChange={(validFrom) => change({ validFrom })}
        />
      )}
      <PlainField
        id="unit"
        label={t.unit}
        hint={t.unitHint}
        numeric
        value={draft.unit}
        maxLength={6}
        problem={problems['unit']}
        onChange={(unit) => change({ unit })}
      />
      {owner.isDefault ? null : (
        <PlainField
          id="discount"
          label={`${t.discount} ${t.discountFrom}`}
          readOnly
          value={`${decimalText(owner.discount * 100, 2)} %`}
          onChange={() => undefined}
        />
      )}
      <PlannedList
        planned={planned}
        busy={busy || record.unsaved.length > 0}
        onTakeUp={(plan) => change(plannedDraft(plan, draft))}
        onWithdraw={record.withdraw}
      />
      {row === null ? null : (
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={onDelete}>
          {t.deletePrice}
        </button>
      )}
      <RecordHistory lines={history.map(priceHistoryLine)} />
    </div>
  );
}
