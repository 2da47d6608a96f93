/** The price of one customer for one product: its source and that source's fields, the margin, and an explanation. */
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { withdrawPlannedPrice } from '#contract/planned-price.ts';
import type { PlannedPrice } from '#contract/planned-price.ts';
import { deletePrice, readPrices } from '#contract/product-price.ts';
import type { ProductPrice, StoredRemotePrice } from '#contract/product-price.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { recordWords } from '../record/record-words.ts';
import { RecordHistory } from '../record/history.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import { useDraftHistory, useUndoKeys } from '../record/use-draft-history.ts';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { useRecord } from '../record/use-record.ts';
import { decimalText } from '../text/decimal-text.ts';
import { Ask } from '../ui/ask.tsx';
import { QuoteField } from '../ui/field.tsx';
import pageStyles from '../ui/page.module.css';
import { LadderChart } from './ladder-chart.tsx';
import { LadderNotices } from './ladder-notices.tsx';
import { LadderTable } from './ladder-table.tsx';
import { FromDay } from './from-day.tsx';
import { planPrice, plannedDraft } from './planned-draft.ts';
import { PlannedList } from './planned-list.tsx';
import { plannedWords } from './planned-words.ts';
import { chosenSource, draftOf, problemsOf, savePrice } from './price-draft.ts';
import type { PriceDraft } from './price-draft.ts';
import { priceForm } from './price-form.ts';
import { priceHistoryLine } from './price-history-line.ts';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';
import { ReckonedLadder } from './reckoned-ladder.tsx';
import { RemoteFields } from './remote-fields.tsx';
import { SourceChoice } from './source-choice.tsx';
import { chartSteps, quantitiesOf, useComparison } from './use-comparison.ts';
import { WhyPanel } from './why-panel.tsx';

export interface PriceOwner {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
  /** As a fraction. */
  readonly discount: number;
}

interface PriceEditorProps {
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

export function PriceEditor({ productId, owner, row, standard, defaultRemote, history: past, planned, today, path }: PriceEditorProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState(false);
  const key = useRef(newKey());
  const say = (problem: string, params: Readonly<Record<string, string | number>>): string => failureText.key(problem, { ...params });
  const record = useRecord({
    loaded: row,
    draftOf: (from: ProductPrice | null) => draftOf(from, standard, defaultRemote),
    form: priceForm({ strategies: t.strategies, problemsOf: (each) => problemsOf(each, say, today) }),
    reread: async () => {
      const { items } = await call(readPrices, { query: { productId, customerId: owner.id } });
      return items[0] ?? row;
    },
  });
  const { stored, draft, busy, run, replace, conflict, resolve } = record;
  const history = useDraftHistory(draft, record.change);
  useUndoKeys(history);
  const problems = problemsOf(draft, say, today);
  const fromDay = draft.validFrom === '' ? '' : dateText(plainDateOf(draft.validFrom));
  const unsaved = record.unsaved.length + (stored === null ? 1 : 0);
  const blocker = useLeaveGuard(record.unsaved.length > 0);
  const comparison = useComparison(productId, owner, quantitiesOf(draft, row));
  const change = (over: Partial<PriceDraft>): void => history.change((before) => ({ ...before, ...over }));
  const save = (): void => {
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) {
      document.getElementById(wrong)?.focus();
      return;
    }
    void run(async () => {
      if (stored !== null && draft.validFrom !== '') {
        replace((await planPrice(call, stored, draft)).price);
        toast.success(plannedWords.stored(fromDay));
      } else {
        replace(await savePrice(call, { row: stored, draft, productId, customerId: owner.id, key: key.current }));
        toast.success(officeTexts.saved);
      }
      await revalidate();
    });
  };
  const withdraw = ({ validFrom }: PlannedPrice): void => {
    if (stored === null) return;
    void run(async () => {
      await call(withdrawPlannedPrice, { params: { id: stored.id, validFrom }, query: { version: stored.version } });
      toast.success(plannedWords.withdrawn(dateText(plainDateOf(validFrom))));
      await revalidate();
    });
  };
  const factsAt = (quantity: number) => comparison?.items.find((item) => item.quantity === quantity);
  const unit = parseNumber(draft.unit) ?? 1;
  return (
    <>
      <div className={styles['desk']}>
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
          <QuoteField
            id="unit"
            label={t.unit}
            hint={t.unitHint}
            numeric
            value={draft.unit}
            maxLength={6}
            problem={problems['unit']}
            onChange={(text) => change({ unit: text })}
          />
          {owner.isDefault ? null : (
            <QuoteField
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
            onWithdraw={withdraw}
          />
          {row === null ? null : (
            <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => setDeleting(true)}>
              {t.deletePrice}
            </button>
          )}
          <RecordHistory lines={past.map(priceHistoryLine)} />
        </div>
        <div className={styles['work']}>
          {draft.strategy === 'MARGIN_PRICE' ? (
            <QuoteField
              id="margin"
              label={t.marginField}
              numeric
              value={draft.margin}
              maxLength={8}
              problem={problems['margin']}
              onChange={(text) => change({ margin: text })}
            />
          ) : null}
          {draft.strategy === 'MARGIN_PRICE' || draft.strategy === 'EXCEL_PRICE' ? (
            <>
              <QuoteField
                id="quantities"
                label={t.quantities}
                hint={t.quantitiesHint}
                value={draft.quantities}
                maxLength={120}
                problem={problems['quantities']}
                onChange={(text) => change({ quantities: text })}
              />
              <ReckonedLadder draft={draft} factsAt={factsAt} />
            </>
          ) : null}
          {draft.strategy === 'REMOTE_PRICE' ? (
            <RemoteFields
              productId={productId}
              remote={draft.remote}
              samples={draft.samples}
              state={row?.remoteState ?? null}
              problems={problems}
              onChange={change}
            />
          ) : null}
          {draft.strategy === 'FIX_PRICE' ? (
            <LadderTable
              steps={draft.steps}
              stored={new Map(row?.activeStrategy === 'FIX_PRICE' ? row.fixPrice.map(({ quantity, price }) => [quantity, price]) : [])}
              problems={problems}
              factsAt={factsAt}
              discount={owner.isDefault ? 0 : owner.discount}
              compares={!owner.isDefault}
              onChange={(steps) => change({ steps })}
            />
          ) : null}
          <LadderChart steps={chartSteps(draft, comparison)} compares={!owner.isDefault} />
          {draft.strategy === 'FIX_PRICE' ? <LadderNotices steps={draft.steps} unit={unit} /> : null}
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
      <SaveBar unsaved={unsaved} busy={busy} onSave={save} onDiscard={record.discard} foot={recordWords.allSaved} />
      <Ask
        title={t.deleteTitle(owner.name)}
        text={owner.isDefault ? t.deleteStandardText : t.deleteText}
        verb={t.deletePrice}
        back={t.keep}
        open={deleting}
        onNo={() => setDeleting(false)}
        onYes={() => {
          setDeleting(false);
          if (stored === null) return;
          void run(async () => {
            await call(deletePrice, { params: { id: stored.id }, query: { version: stored.version } });
            toast.success(t.deleted);
            await navigate(path, { replace: true });
          });
        }}
      />
      <ConflictDialog conflict={conflict} labelOf={(field) => t.fields[field as keyof typeof t.fields] ?? field} onResolve={resolve} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
