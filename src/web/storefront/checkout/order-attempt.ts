/**
 * One order per attempt. The key is made once and kept until an order is placed, so that double click, retry, reload and a second tab mean the same order.
 * Bodies sent without a known outcome are remembered: if the server reports the key as used, its order is requested with exactly the same body.
 */
import type { OrderInsert, PlacedOrder } from '#contract/place-order.ts';
import { CallFailure } from '#contract/failure.ts';

export interface AttemptKeeper {
  readKey: () => { key: string; startedAtMs: number } | null;
  writeKey: (attempt: { key: string; startedAtMs: number }) => void;
  readSent: () => readonly OrderInsert[];
  writeSent: (sent: readonly OrderInsert[]) => void;
  clear: () => void;
}

export type Send = (order: OrderInsert, key: string) => Promise<PlacedOrder>;

interface Clock {
  now: () => number;
  newKey: () => string;
}

/** Whoever comes back a day later means a new order. The server knows the keys for longer. */
const keyLifeMs = 24 * 3_600_000;
const keptBodies = 5;

export function currentKey(keeper: AttemptKeeper, { now, newKey }: Clock): string {
  const kept = keeper.readKey();
  if (kept && now() - kept.startedAtMs < keyLifeMs) return kept.key;
  keeper.clear();
  const attempt = { key: newKey(), startedAtMs: now() };
  keeper.writeKey(attempt);
  return attempt.key;
}

const isReused = (error: unknown): boolean =>
  error instanceof CallFailure && error.errors.some(({ message }) => message === 'idempotencyKeyReused');

/** A refusal stores nothing; any other failure may have. */
const isRefused = (error: unknown): boolean => error instanceof CallFailure && error.status >= 400 && error.status < 500;

export async function placeOnce(order: OrderInsert, send: Send, keeper: AttemptKeeper, clock: Clock): Promise<PlacedOrder> {
  const key = currentKey(keeper, clock);
  const text = JSON.stringify(order);
  const others = keeper.readSent().filter((sent) => JSON.stringify(sent) !== text);
  keeper.writeSent([order, ...others].slice(0, keptBodies));
  try {
    return done(await send(order, key), keeper);
  } catch (error) {
    if (isReused(error)) return await orderOfKey(error, others, key, send, keeper);
    if (isRefused(error)) keeper.writeSent(others);
    throw error;
  }
}

/** While an order waits for its payment, ordering the same again means the same order. */
function done(placed: PlacedOrder, keeper: AttemptKeeper): PlacedOrder {
  if (placed.payment.state !== 'PENDING') keeper.clear();
  return placed;
}

/** The order already stored under the key. */
async function orderOfKey(
  refusal: unknown,
  [sent, ...rest]: readonly OrderInsert[],
  key: string,
  send: Send,
  keeper: AttemptKeeper,
): Promise<PlacedOrder> {
  if (sent === undefined) throw refusal;
  try {
    return done(await send(sent, key), keeper);
  } catch (error) {
    if (!isReused(error)) throw error;
    return orderOfKey(refusal, rest, key, send, keeper);
  }
}
