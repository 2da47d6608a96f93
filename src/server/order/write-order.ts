/** Completes every write of an order's papers: derived fields are updated, its version rises and its history records the event. */
import { orderStateName } from '#domain/order/order-state.ts';
import type { Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { restateOrder } from './restate-order.ts';
import { raiseVersion } from './standing-store.ts';

export interface OrderWrite {
  at: Date;
  /** Empty: the shop itself, without a user. */
  who: string;
  /** History entries besides the change of state. */
  entries: readonly FieldDifference[];
}

/** On the locked order. Returns its new version. */
export async function writeOrder(trx: Trx, orderId: number, { at, who, entries }: OrderWrite): Promise<number> {
  const { before, after } = await restateOrder(trx, orderId);
  const version = await raiseVersion(trx, orderId, at);
  await addHistory(trx, 'order', { recordId: orderId, version, at, who }, [...entries, ...stateEntries(before, after)]);
  return version;
}

export const stateEntries = (before: number, after: number): FieldDifference[] =>
  before === after ? [] : [{ field: 'state', before: orderStateName(before), after: orderStateName(after) }];
