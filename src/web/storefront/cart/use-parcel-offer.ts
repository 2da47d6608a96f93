import { useEffect, useState } from 'react';
import { readParcelOffer } from '#contract/parcel-offer.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { call } from '#web/call.ts';
import { useCart } from './cart-state.tsx';
import { cartPlace } from './cart-store.ts';

export type ParcelOffer = OutputOf<typeof readParcelOffer>;

const delayMs = 300;

/** May the cart go by parcel carrier to where it is priced for? It is asked beside the price, which waits for no carrier. Null: nothing is known yet. */
export function useParcelOffer(): ParcelOffer | null {
  const { ready, lines, zipCode, delivery } = useCart();
  const place = cartPlace({ lines, zipCode, delivery });
  const asks = ready && lines.length > 0 && place.zipCode !== '';
  const question = asks ? JSON.stringify(place) : '';
  const [known, setKnown] = useState<{ question: string; offer: ParcelOffer } | null>(null);
  useEffect(() => {
    if (question === '') return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const offer = await call(readParcelOffer, { body: JSON.parse(question) as typeof place }, { signal: abort.signal });
        setKnown({ question, offer });
      } catch {
        // Not offered: the price says what is wrong with place or cart, and everything else goes on.
        if (!abort.signal.aborted) setKnown(null);
      }
    };
    const timer = setTimeout(() => void ask(), delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question]);
  return question !== '' && known?.question === question ? known.offer : null;
}
