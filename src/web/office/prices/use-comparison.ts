/** Figures beside a draft: cost, standard price and current price at its quantities, requested again while typing. */
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { comparePrices } from '#contract/price-explanation.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { call } from '#web/call.ts';
import type { PriceDraft } from './price-draft.ts';
import { numbersIn } from './price-draft.ts';
import type { PriceOwner } from './price-editor.tsx';

export type Comparison = OutputOf<typeof comparePrices>;

/** The quantities of the chosen source; cost and standard prices are requested for them. */
export function quantitiesOf(draft: PriceDraft, row: ProductPrice | null): number[] {
  const text = draft.strategy === 'REMOTE_PRICE' ? draft.samples : draft.quantities;
  const all = draft.strategy === 'FIX_PRICE' ? draft.steps.map(({ quantity }) => parseNumber(quantity) ?? 0) : (numbersIn(text) ?? []);
  const sound = [...new Set(all.filter((each) => Number.isInteger(each) && each >= 1 && each <= 100_000))].toSorted((a, b) => a - b);
  return sound.length > 0 ? sound.slice(0, 60) : [row?.unitOfSales ?? 1];
}

/** `version`: of the stored price, which they are compared with. */
export function useComparison(productId: number, owner: PriceOwner, quantities: readonly number[], version: number): Comparison | null {
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
    // oxlint-disable-next-line react/exhaustive-deps -- another stored price has another comparison
  }, [productId, id, isDefault, text, version]);
  return found;
}

export function chartSteps(draft: PriceDraft, comparison: Comparison | null) {
  const typed = new Map(draft.steps.map(({ quantity, price }) => [parseNumber(quantity), parseNumber(price)]));
  return (comparison?.items ?? []).map((item) => ({
    ...item,
    price: draft.strategy === 'FIX_PRICE' ? (typed.get(item.quantity) ?? null) : item.price,
  }));
}
