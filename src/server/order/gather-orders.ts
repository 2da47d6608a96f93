/**
 * Stores concurrent orders in one statement: orders that arrive while a statement is running are collected and stored together by the next one.
 * If the database rejects one of them, all are stored one by one instead, so that only that order fails.
 */
import { errorCode } from '#server/db/error-code.ts';
import { retried } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { insertOrders } from './insert-order-store.ts';
import type { NumberedOrder, Placing } from './insert-order-store.ts';

/** `year`: of the order number, in Swiss time. */
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
      // Fail at once: the database is down, as the orders before these have found out.
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

/** How many waiting orders share the first one's year: around New Year the next ones may belong to another counter. */
function countTogether(waiting: readonly Waiting[]): number {
  const next = waiting.slice(0, mostTogether);
  const other = next.findIndex(({ year }) => year !== next[0]?.year);
  return other === -1 ? next.length : other;
}

/** Settles every order. Returns the error if the database failed, null if it stored or rejected the orders. */
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

/** The database rejected data (22…) or a constraint failed (23…), so nothing was stored. After any other error this is unknown. */
function isRefusal(error: Error): boolean {
  return /^2[23]/.test(errorCode(error) ?? '');
}
