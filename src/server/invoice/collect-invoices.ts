/** One invoice for everything delivered to a customer up to a day and not invoiced yet, once per idempotency key. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { collectInvoices as endpoint } from '#contract/invoice.ts';
import { Invoice } from '#contract/invoice.ts';
import type { MovedLine } from '#domain/order/movement.ts';
import { openToInvoice } from '#domain/order/movement.ts';
import { refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { lockedOrder } from '#server/order/lock-order-at.ts';
import { movedLine } from '#server/order/moved-line.ts';
import { deliveredUntil, lockOrdersToCollect } from './collect-store.ts';
import { invoiceOf } from './invoice-answer.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { InvoicedOrder } from './issue-invoice.ts';

export async function collectInvoices(
  services: InvoiceServices,
  wish: ParsedOf<typeof endpoint>['body'],
  { who, sentKey }: { who: string; sentKey: string | null },
): Promise<Invoice> {
  const { customerId, until } = wish;
  return writeOnce(services.db, idempotencyKey(`collect by ${who}`, sentKey, wish), (body) => Invoice.parse(body), {
    lock: async (trx) => lockOrdersToCollect(trx, customerId),
    write: async (trx, orderIds) => {
      const [first, ...others] = await ordersToInvoice(trx, orderIds, until);
      if (!first) throw refused('nothingToInvoice');
      // Lines with and without VAT never share an invoice: the others follow on the next one.
      const alike = others.filter(
        ({ order }) => order.row.has_vat === first.order.row.has_vat && order.row.vat_rate === first.order.row.vat_rate,
      );
      return invoiceOf(trx, await issueInvoice(trx, services, [first, ...alike], { who, send: wish.send }));
    },
  });
}

async function ordersToInvoice(trx: Trx, orderIds: readonly number[], until: string): Promise<InvoicedOrder[]> {
  const delivered = await deliveredUntil(trx, orderIds, until);
  const found: InvoicedOrder[] = [];
  for (const id of orderIds) {
    const order = await lockedOrder(trx, id);
    const lines = order.positions.map(movedLine);
    const known = lines.map((line) => asOf(line, lines, delivered));
    const portions = openToInvoice(known, { prepaid: false });
    if (portions.length > 0) found.push({ order, portions });
  }
  return found;
}

/** A service counts in its current state once all goods had left by that day. */
function asOf(line: MovedLine, lines: readonly MovedLine[], delivered: ReadonlyMap<number, number>): MovedLine {
  const then = ({ id }: MovedLine): number => delivered.get(id) ?? 0;
  if (!line.service) return { ...line, quantityDelivered: then(line) };
  const allLeft = lines.every((each) => each.service || each.storno || each.type !== 'PRODUCT' || then(each) >= each.quantity);
  return allLeft ? line : { ...line, quantityDelivered: 0 };
}
