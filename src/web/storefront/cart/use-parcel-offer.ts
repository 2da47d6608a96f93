import { useEffect, useRef, useState } from 'react';
import { readParcelOffer } from '#contract/parcel-offer.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { call } from '#web/call.ts';
import { useCart } from './cart-state.tsx';
import { cartPlace } from './cart-store.ts';

export type ParcelOffer = OutputOf<typeof readParcelOffer>;

const delayMs = 300;

/**
 * May the cart go by parcel carrier to where it is priced for? It is asked beside the price, which waits for no carrier. Undefined: not known yet; null: there
 * is nothing to say. While it is asked anew the former answer stays.
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
        // Not offered: the price says what is wrong with place or cart, and everything else goes on.
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
