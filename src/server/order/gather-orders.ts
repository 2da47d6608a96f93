/**
 * Stores orders that come at the same time in one statement: while one is under way, those that come meanwhile gather and are stored together by the next.
 * One of them that the database refuses keeps none of the others: they are then stored one by one, and each gets its own answer.
 */
import { errorCode } from '#server/db/error-code.ts';
import { retried } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { insertOrders } from './insert-order-store.ts';
import type { NumberedOrder, Placing } from './insert-order-store.ts';

/** `year`: that of the number, in Swiss time. */
export type StorePlacing = (placing: Placing, year: number) => Promise<NumberedOrder>;

interface Waiting {
  placing: Placing;
  year: number;
  resolve: (order: NumberedOrder) => void;
  reject: (error: unknown) => void;
}

const mostTogether = 20;

export function gatherOrders(db: Db): StorePlacing {
  const waiting: Waiting[] = [];
  let storing = false;

  const storeAll = async (): Promise<void> => {
    storing = true;
    while (waiting.length > 0) {
      const outage = await storeTogether(db, waiting.splice(0, countTogether(waiting)));
      // No waiting for a database that others have already waited for without success.
      if (outage !== null) for (const { reject } of waiting.splice(0)) reject(outage);
    }
    storing = false;
  };
  return async (placing, year) =>
    new Promise((resolve, reject) => {
      waiting.push({ placing, year, resolve, reject });
      if (!storing) void storeAll();
    });
}

/** Around midnight of the new year the next ones may belong to another counter. */
function countTogether(waiting: readonly Waiting[]): number {
  const next = waiting.slice(0, mostTogether);
  const other = next.findIndex(({ year }) => year !== next[0]?.year);
  return other === -1 ? next.length : other;
}

/** Everybody gets an answer. Resolves with the error when it was the database's fault. */
async function storeTogether(db: Db, together: readonly Waiting[]): Promise<Error | null> {
  try {
    const placings = together.map(({ placing }) => placing);
    const numbered = await retried(async () => insertOrders(db, placings, together[0]?.year ?? 0));
    for (const [index, { resolve }] of together.entries()) resolve(numbered[index]!);
    return null;
  } catch (caught) {
    const error = caught instanceof Error ? caught : new Error(String(caught));
    const refused = isRefusal(error);
    if (refused && together.length > 1) return storeOneByOne(db, together);
    for (const { reject } of together) reject(error);
    return refused ? null : error;
  }
}

async function storeOneByOne(db: Db, together: readonly Waiting[]): Promise<Error | null> {
  let outage: Error | null = null;
  for (const one of together) {
    if (outage === null) outage = await storeTogether(db, [one]);
    else one.reject(outage);
  }
  return outage;
}

/** The database said no to data (22…) or to a constraint (23…), so nothing was stored. After any other error that is not known. */
function isRefusal(error: Error): boolean {
  return /^2[23]/.test(errorCode(error) ?? '');
}
