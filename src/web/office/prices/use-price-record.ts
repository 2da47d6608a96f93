/** The draft of a price with its steps, and what stores, withdraws and deletes it. */
import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { withdrawPlannedPrice } from '#contract/planned-price.ts';
import type { PlannedPrice } from '#contract/planned-price.ts';
import { deletePrice, readPrices } from '#contract/product-price.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { useDraftHistory, useUndoKeys } from '../record/use-draft-history.ts';
import { useRecord } from '../record/use-record.ts';
import { planPrice } from './planned-draft.ts';
import { plannedWords } from './planned-words.ts';
import { draftOf, problemsOf, savePrice } from './price-draft.ts';
import type { PriceDraft } from './price-draft.ts';
import type { PriceEditorProps } from './price-editor.tsx';
import { priceForm } from './price-form.ts';
import { priceWords as t } from './price-words.ts';

/** `2027-01-01` as text; empty: at once. */
export const fromDayText = ({ validFrom }: Pick<PriceDraft, 'validFrom'>): string =>
  validFrom === '' ? '' : dateText(plainDateOf(validFrom));

export function usePriceRecord({ productId, owner, row, standard, defaultRemote, today, path }: PriceEditorProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const key = useRef(newKey());
  const reread = async (): Promise<ProductPrice | null> => {
    const { items } = await call(readPrices, { query: { productId, customerId: owner.id } });
    return items[0] ?? row;
  };
  const say = (problem: string, params: Readonly<Record<string, string | number>>): string => failureText.key(problem, { ...params });
  const record = useRecord({
    loaded: row,
    draftOf: (from: ProductPrice | null) => draftOf(from, standard, defaultRemote),
    form: priceForm({ strategies: t.strategies, problemsOf: (each) => problemsOf(each, say, today) }),
    reread,
  });
  const { stored, draft, run, replace } = record;
  const history = useDraftHistory(draft, record.change);
  useUndoKeys(history);
  const problems = problemsOf(draft, say, today);
  return {
    ...record,
    problems,
    change: (over: Partial<PriceDraft>): void => history.change((before) => ({ ...before, ...over })),
    save: (): void => {
      const [wrong] = Object.keys(problems);
      if (wrong !== undefined) {
        document.getElementById(wrong)?.focus();
        return;
      }
      void run(async () => {
        if (stored !== null && draft.validFrom !== '') {
          replace((await planPrice(call, stored, draft)).price);
          toast.success(plannedWords.stored(fromDayText(draft)));
        } else {
          replace(await savePrice(call, { row: stored, draft, productId, customerId: owner.id, key: key.current }));
          toast.success(officeWords.saved);
        }
        await revalidate();
      });
    },
    withdraw: (plan: PlannedPrice): void => {
      if (stored === null) return;
      void run(async () => {
        await call(withdrawPlannedPrice, { params: { id: stored.id, validFrom: plan.validFrom }, query: { version: stored.version } });
        toast.success(plannedWords.withdrawn(fromDayText(plan)));
        replace(await reread(), draft);
        await revalidate();
      });
    },
    remove: (): void => {
      if (stored === null) return;
      void run(async () => {
        await call(deletePrice, { params: { id: stored.id }, query: { version: stored.version } });
        toast.success(t.deleted);
        await navigate(path, { replace: true });
      });
    },
  };
}

export type PriceRecord = ReturnType<typeof usePriceRecord>;
