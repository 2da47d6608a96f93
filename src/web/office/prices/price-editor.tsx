/** The price of one customer for one product: its source, what the source needs, what it earns, and why it is what it is. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { comparePrices } from '#contract/price-explanation.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { deletePrice, readPrices } from '#contract/product-price.ts';
import type { ProductPrice, StoredRemotePrice } from '#contract/product-price.ts';
import type { HistoryEntry } from '#contract/record.ts';
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
import { chosenSource, draftOf, numbersIn, problemsOf, savePrice } from './price-draft.ts';
import type { PriceDraft } from './price-draft.ts';
import { priceForm } from './price-form.ts';
import { priceHistoryLine } from './price-history-line.ts';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';
import ladderStyles from './ladder.module.css';
import { RemoteFields } from './remote-fields.tsx';
import { SourceChoice } from './source-choice.tsx';
import { WhyPanel } from './why-panel.tsx';

export interface PriceOwner {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
  /** Fraction. */
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
  /** Address of the product's prices. */
  path: string;
}

type Comparison = OutputOf<typeof comparePrices>;

export function PriceEditor({ productId, owner, row, standard, defaultRemote, history: past, path }: PriceEditorProps) {
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
    form: priceForm({ strategies: t.strategies, problemsOf: (each) => problemsOf(each, say) }),
    reread: async () => {
      const { items } = await call(readPrices, { query: { productId, customerId: owner.id } });
      return items[0] ?? row;
    },
  });
  const { stored, draft, busy, run, replace, conflict, resolve } = record;
  const history = useDraftHistory(draft, record.change);
  useUndoKeys(history);
  const problems = problemsOf(draft, say);
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
      replace(await savePrice(call, { row: stored, draft, productId, customerId: owner.id, key: key.current }));
      toast.success(officeTexts.saved);
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
              <b>{t.effect}:</b> {t.effectText(comparison.openQuotes, comparison.openOrders)}
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

function ReckonedLadder({ draft, factsAt }: { draft: PriceDraft; factsAt: (quantity: number) => Comparison['items'][number] | undefined }) {
  const margin = parseNumber(draft.margin);
  return (
    <table className={ladderStyles['steps']}>
      <thead>
        <tr>
          <th scope="col">{t.from}</th>
          <th scope="col">{t.cost}</th>
          <th scope="col">{t.price}</th>
          <th scope="col">{t.standardShort}</th>
        </tr>
      </thead>
      <tbody>
        {(numbersIn(draft.quantities) ?? []).map((quantity) => {
          const facts = factsAt(quantity);
          const price =
            draft.strategy === 'MARGIN_PRICE' && typeof facts?.cost === 'number' && margin !== null
              ? facts.cost * (1 + margin / 100)
              : facts?.price;
          return (
            <tr key={quantity}>
              <td>{quantity}</td>
              <td>{facts?.cost?.toFixed(2) ?? '–'}</td>
              <td>
                <b>{price?.toFixed(2) ?? '–'}</b>
              </td>
              <td>{facts?.standard?.toFixed(2) ?? '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Those of the chosen source; costs and everybody's prices are asked for them. */
function quantitiesOf(draft: PriceDraft, row: ProductPrice | null): number[] {
  const text = draft.strategy === 'REMOTE_PRICE' ? draft.samples : draft.quantities;
  const all = draft.strategy === 'FIX_PRICE' ? draft.steps.map(({ quantity }) => parseNumber(quantity) ?? 0) : (numbersIn(text) ?? []);
  const sound = [...new Set(all.filter((each) => Number.isInteger(each) && each >= 1 && each <= 100_000))].toSorted((a, b) => a - b);
  return sound.length > 0 ? sound.slice(0, 60) : [row?.unitOfSales ?? 1];
}

function useComparison(productId: number, owner: PriceOwner, quantities: readonly number[]): Comparison | null {
  const [found, setFound] = useState<Comparison | null>(null);
  const text = quantities.join(',');
  const { id, isDefault } = owner;
  useEffect(() => {
    const control = new AbortController();
    const query = { productId, ...(isDefault ? {} : { customerId: id }), quantities: text };
    const timer = setTimeout(() => {
      call(comparePrices, { query }, { signal: control.signal }).then(setFound, () => undefined);
    }, 150);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [productId, id, isDefault, text]);
  return found;
}

function chartSteps(draft: PriceDraft, comparison: Comparison | null) {
  const typed = new Map(draft.steps.map(({ quantity, price }) => [parseNumber(quantity), parseNumber(price)]));
  return (comparison?.items ?? []).map((item) => ({
    ...item,
    price: draft.strategy === 'FIX_PRICE' ? (typed.get(item.quantity) ?? null) : item.price,
  }));
}
