/** Where the money of an order's refund by the provider is taken from, in this order: the same when one is promised, while it waits and when it is booked. */
import { sum, rappen, zeroRappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { orderState } from '#domain/order/order-state.ts';
import { takenFrom } from '#domain/ledger/refund.ts';
import type { PaidPlace } from '#domain/ledger/refund.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import type { EntryTarget } from './add-entries.ts';
import { creditFromOrder, creditOfCustomer, pendingRefunds } from './credit-store.ts';
import { invoicesOfOrder, lockCustomer, openOfInvoices } from './ledger-store.ts';

export interface RefundedOrder {
  id: number;
  customerId: number;
  orderStatusId: number;
}

/** `creditLeft`: the most that may be taken from the customer's credit. What they all hold together can be given back. */
export async function refundPlaces(
  db: Db,
  { id: orderId, customerId, orderStatusId }: RefundedOrder,
  creditLeft: Rappen,
): Promise<PaidPlace<EntryTarget>[]> {
  const invoiceIds = await invoicesOfOrder(db, orderId);
  const invoices = (await openOfInvoices(db, invoiceIds)).toReversed();
  const isCanceled = orderStatusId === orderState.CANCELED;
  // What was paid before an order was cancelled is credit, what came later is still on the order.
  const credit = isCanceled ? creditLeft : Math.min(creditLeft, await creditFromOrder(db, orderId, invoiceIds));
  const onOrder = { target: { orderId }, amount: notBelowZero((await orderMoney(db, orderId)).balance) };
  return [
    ...(isCanceled ? [onOrder] : []),
    ...invoices.map(({ id, open }) => ({ target: { invoiceId: id }, amount: notBelowZero(0 - open) })),
    { target: { customerId }, amount: notBelowZero(credit) },
    // Its money is taken first then; what is nowhere left is owed by the order all the same.
    isCanceled ? { ...onOrder, amount: zeroRappen } : onOrder,
    ...invoices.map(({ id, open, paid }) => ({ target: { invoiceId: id }, amount: notBelowZero(paid - Math.max(0, 0 - open)) })),
  ];
}

/** What can be given back of an order's money now, besides what is promised already. The credit is locked until the end of the transaction. */
export async function leftToRefund(trx: Trx, order: RefundedOrder): Promise<Rappen> {
  await lockCustomer(trx, order.customerId);
  const waiting = await pendingRefunds(trx, order.customerId);
  const promised = sum(waiting.filter(({ id }) => id === order.id).map(({ amount }) => rappen(amount)));
  const credit = await freeCredit(
    trx,
    order.customerId,
    waiting.filter(({ id }) => id !== order.id),
  );
  const held = sum((await refundPlaces(trx, order, credit)).map(({ amount }) => amount));
  return notBelowZero(held - promised);
}

/** Credit that no refund is promised from: one that waits is taken from it once the provider has decided. */
export async function freeCreditOf(db: Db, customerId: number): Promise<Rappen> {
  return freeCredit(db, customerId, await pendingRefunds(db, customerId));
}

/** The same; serializes uses of the same credit, placing orders is not blocked. */
export async function lockCredit(trx: Trx, customerId: number): Promise<Rappen> {
  await lockCustomer(trx, customerId);
  return freeCreditOf(trx, customerId);
}

async function freeCredit(db: Db, customerId: number, waiting: Awaited<ReturnType<typeof pendingRefunds>>): Promise<Rappen> {
  let free: number = await creditOfCustomer(db, customerId);
  for (const { id, orderStatusId, amount } of waiting) {
    const places = await refundPlaces(db, { id, customerId, orderStatusId }, rappen(amount));
    const taken = takenFrom(rappen(amount), places).filter(({ target }) => 'customerId' in target);
    free -= sum(taken.map((place) => place.amount));
  }
  return rappen(free);
}

const notBelowZero = (amount: number): Rappen => rappen(Math.max(0, amount));
