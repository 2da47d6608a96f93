/** Moves payments on the orders of an invoice, received before it was issued, to the invoice. In the transaction that issues it. */
import { usePrepayments } from '#domain/ledger/prepayment.ts';
import { rappen } from '#domain/money/money.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { Trx } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import { addEntries } from './add-entries.ts';
import type { NewEntry } from './add-entries.ts';
import { lockInvoices, ordersOfInvoices } from './ledger-store.ts';

export async function settleWithPrepayment(trx: Trx, invoiceId: number, { at, who }: { at: Date; who: string }): Promise<void> {
  const [invoice] = await lockInvoices(trx, [invoiceId]);
  if (!invoice) throw new Error(`no invoice ${invoiceId}`);
  const balances: { orderId: number; balance: ReturnType<typeof rappen> }[] = [];
  for (const orderId of await ordersOfInvoices(trx, [invoiceId]))
    balances.push({ orderId, balance: (await orderMoney(trx, orderId)).balance });
  const { transfers, rounding } = usePrepayments(invoice.open, balances);
  const facts = { day: localNow(at.getTime()).date, source: 'credit' } as const;
  const moved = transfers.flatMap(({ orderId, amount }): NewEntry[] => [
    { ...facts, target: { orderId }, kind: 'transfer', amount: rappen(0 - amount) },
    { ...facts, target: { invoiceId }, kind: 'transfer', amount },
  ]);
  const rest: NewEntry[] = rounding === 0 ? [] : [{ ...facts, target: { invoiceId }, kind: 'rounding', amount: rounding }];
  await addEntries(trx, [...moved, ...rest], { at, who });
}
