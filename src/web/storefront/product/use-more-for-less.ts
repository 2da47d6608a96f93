/** A slightly larger size that costs less, searched for once the price is known and the browser is idle. */
import { useEffect, useState } from 'react';
import { priceCart } from '#contract/cart.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { isWorthSaying, moreForLess, type More } from '#domain/configurator/more-for-less.ts';
import { call } from '#web/call.ts';
import type { PriceQuestion } from './use-order-price.ts';

export interface Offer {
  more: More;
  /** Net CHF of one piece. */
  price: number;
}

/** The cheapest, or null if there is none; `price`: net CHF of one piece as configured, null while unknown. */
export function useMoreForLess(
  compiled: CompiledModel,
  evaluation: Evaluation,
  question: Omit<PriceQuestion, 'configuration' | 'zipCode'>,
  price: number | null,
): Offer | null {
  const [found, setFound] = useState<{ key: string; offer: Offer | null }>({ key: '', offer: null });
  const { productId, quantity, customerId } = question;
  const key = JSON.stringify([evaluation.values, productId, quantity, customerId, price]);
  useEffect(() => {
    if (price === null) return undefined;
    const abort = new AbortController();
    const search = async (): Promise<void> => {
      const candidates: More[] = [];
      for (const more of moreForLess(compiled, evaluation)) {
        if (more !== null) candidates.push(more);
        await idle();
        if (abort.signal.aborted) return;
      }
      const offer = await cheapest(evaluation, { productId, quantity, customerId }, candidates, abort.signal);
      if (!abort.signal.aborted) setFound({ key, offer: offer !== null && isWorthSaying(price, offer.price) ? offer : null });
    };
    // On failure there is no hint.
    search().catch(() => undefined);
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key contains all that matters
  }, [compiled, key]);
  return found.key === key ? found.offer : null;
}

const idle = async (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 20);
  });

async function cheapest(
  { modelId, version }: Evaluation,
  { productId, quantity, customerId }: Omit<PriceQuestion, 'configuration' | 'zipCode'>,
  candidates: readonly More[],
  signal: AbortSignal,
): Promise<Offer | null> {
  if (candidates.length === 0) return null;
  const cartItems = candidates.map(({ parameter, values }) => ({
    key: parameter,
    productId,
    configuration: { modelId, version, values },
    quantity,
  }));
  const { cartPrice } = await call(priceCart, { body: { cartItems, ...(customerId === undefined ? {} : { customerId }) } }, { signal });
  const priced = candidates.flatMap((more) => {
    const item = cartPrice.items.find(({ key }) => key === more.parameter);
    return item === undefined || item.pricePerOne === null ? [] : [{ more, price: item.pricePerOne }];
  });
  return priced.toSorted((a, b) => a.price - b.price)[0] ?? null;
}
