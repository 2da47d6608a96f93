import { useEffect, useRef, useState } from 'react';
import { readParcelOffer } from '#contract/parcel-offer.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { call } from '#web/call.ts';
import { useCart } from './cart-state.tsx';
import { cartPlace } from './cart-store.ts';

export type ParcelOffer = OutputOf<typeof readParcelOffer>;

const delayMs = 300;

/**
 * Whether the cart can go by parcel carrier to the place it is priced for. Requested separately, so that the price does not wait for the carrier.
 * Undefined: not known yet; null: nothing to show. While a new answer is pending the last one stays.
 */
export function useParcelOffer(): ParcelOffer | null | undefined {
  const { ready, lines, zipCode, delivery } = useCart();
  const place = cartPlace({ lines, zipCode, delivery });
  const asks = ready && lines.length > 0 && place.zipCode !== '';
  const question = asks ? JSON.stringify(place) : '';
  const [known, setKnown] = useState<ParcelOffer | null | undefined>(undefined);
  const isFirst = useRef(true);
  useEffect(() => {
    if (question === '') return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        setKnown(await call(readParcelOffer, { body: JSON.parse(question) as typeof place }, { signal: abort.signal }));
      } catch {
        // Not offered: errors in place or cart are shown with the price, and everything else continues.
        if (!abort.signal.aborted) setKnown(null);
      }
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : delayMs);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question]);
  if (!ready) return undefined;
  return asks ? known : null;
}
