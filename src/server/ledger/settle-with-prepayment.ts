/** Moves what was received for the orders of an invoice before it was issued to the invoice. In the transaction that issues it. */
import { usePrepayments } from '#domain/ledger/prepayment.ts';
import { rappen } from '#domain/money/money.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { Trx } from '#server/db/pool.ts';
import { addEntries } from './add-entries.ts';
import type { NewEntry } from './add-entries.ts';
import { balanceOnOrder } from './balance-on-order.ts';
import { lockInvoices, ordersOfInvoices } from './ledger-store.ts';

export async function settleWithPrepayment(trx: Trx, invoiceId: number, { at, who }: { at: Date; who: string }): Promise<void> {
  const [invoice] = await lockInvoices(trx, [invoiceId]);
  if (!invoice) throw new Error(`no invoice ${invoiceId}`);
  const balances = [];
  for (const orderId of await ordersOfInvoices(trx, [invoiceId])) balances.push({ orderId, ...(await balanceOnOrder(trx, orderId)) });
  const { transfers, rounding } = usePrepayments(invoice.open, balances);
  const facts = { day: localNow(at.getTime()).date, source: 'credit' } as const;
  const moved = transfers.flatMap(({ orderId, money, rounding: letGo }): NewEntry[] => [
    { ...facts, target: { orderId }, kind: 'transfer', amount: rappen(0 - money) },
    { ...facts, target: { invoiceId }, kind: 'transfer', amount: money },
    { ...facts, target: { orderId }, kind: 'rounding', amount: rappen(0 - letGo) },
    { ...facts, target: { invoiceId }, kind: 'rounding', amount: letGo },
  ]);
  const rest: NewEntry = { ...facts, target: { invoiceId }, kind: 'rounding', amount: rounding };
  await addEntries(
    trx,
    [...moved, rest].filter(({ amount }) => amount !== 0),
    { at, who },
  );
}
