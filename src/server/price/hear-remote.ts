/** Stores the last answer of each price row's service. Written when it changes, otherwise at most once a minute; a cart never waits for it. */
import type { RemoteAnswer } from '#server/connect/remote-price/remote-prices.ts';
import type { Db } from '#server/db/pool.ts';
import { storeAnswered, storeFailed } from './remote-state-store.ts';

const quietMs = 60_000;

export function hearRemotePrices({ db, now, warn }: { db: Db; now: () => number; warn: (text: string, about: unknown) => void }) {
  const last = new Map<number, { failure: string; at: number }>();
  return (priceId: number, { failure, question }: RemoteAnswer): void => {
    const at = now();
    const before = last.get(priceId);
    if (before?.failure === failure && at - before.at < quietMs) return;
    last.set(priceId, { failure, at });
    const stored =
      failure === '' ? storeAnswered(db, priceId, new Date(at)) : storeFailed(db, priceId, { at: new Date(at), failure, question });
    stored.catch((error: unknown) => {
      // The next answer is written again.
      last.delete(priceId);
      warn('what a remote price answered was not kept', error);
    });
  };
}
