/** Issues an invoice for parts of one or several locked orders of a customer: number, amounts, lines, the effects on the orders, and its mail. */
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays, yearOf } from '#domain/calendar/plain-date.ts';
import { rappen, unitPrice } from '#domain/money/money.ts';
import type { Amounts } from '#domain/order/invoice-amount.ts';
import { invoiceAmounts, minus, noAmounts, partAmount, plus } from '#domain/order/invoice-amount.ts';
import type { Portion } from '#domain/order/movement.ts';
import { openToInvoice } from '#domain/order/movement.ts';
import { isPaidInAdvance } from '#domain/order/payment-method.ts';
import { paymentReference } from '#domain/qr-bill/payment-reference.ts';
import { amountsOf } from '#server/db/amount-columns.ts';
import type { Trx } from '#server/db/pool.ts';
import { storedAddresses } from '#server/order/document-head.ts';
import type { LockedOrder } from '#server/order/lock-order-at.ts';
import { movedLine } from '#server/order/moved-line.ts';
import { nextNumber } from '#server/order/next-number.ts';
import { writeOrder } from '#server/order/write-order.ts';
import { addHistory } from '#server/record/record-history.ts';
import { picturesOf } from '#server/document/picture-of.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { freezePaper } from '#server/paper/freeze-paper.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { invoiceOf } from './invoice-answer.ts';
import { invoiceMail } from './invoice-mail.ts';
import { invoiceFileName, invoicePaper } from './invoice-paper.ts';
import { deliveredDays } from './delivered-days-store.ts';
import { ordersOfInvoice } from './orders-of-invoice.ts';
import { insertInvoice, invoicedAmounts, sharesOfOrder } from './invoice-store.ts';
import type { NewInvoiceLine } from './invoice-store.ts';
import type { InvoiceServices } from './invoice-services.ts';

export interface InvoicedOrder {
  order: LockedOrder;
  portions: readonly Portion[];
}

/** At least one order, all of one customer; the first one gives recipient and terms. Returns the invoice's id. */
export async function issueInvoice(
  trx: Trx,
  services: InvoiceServices,
  orders: readonly [InvoicedOrder, ...InvoicedOrder[]],
  { who, send }: { who: string; send: boolean },
): Promise<number> {
  const at = new Date(services.now());
  const today = localNow(services.now()).date;
  const company = await services.readCompany();
  const parts = [];
  for (const each of orders) parts.push(await partOf(trx, each));
  const head = orders[0].order.row;
  const only = orders.length === 1 ? { id: head.id, formattedId: head.formatted_id } : null;
  const termDays = isPaidInAdvance(head.payment_method_id) ? 0 : head.payment_term_days;
  const formattedId = await nextNumber(trx, 'invoice', yearOf(today));
  const id = await insertInvoice(trx, {
    formattedId,
    customerId: head.customer_id,
    order: only,
    issuedOn: today,
    dueOn: addDays(today, termDays),
    skontoPercent: head.skonto_percent,
    skontoDays: head.skonto_days,
    language: head.language,
    customerName: head.customer_name,
    invoiceEmail: head.invoice_email,
    invoiceAddress: storedAddresses(head).invoiceAddress,
    hasVat: head.has_vat,
    vatRate: head.vat_rate,
    amounts: parts.reduce((all, { amounts }) => plus(all, amounts), noAmounts),
    reference: paymentReference(formattedId, company),
    at,
    who,
    lines: parts.flatMap(({ lines }) => lines),
    shares: parts.map(({ orderId, amounts }) => ({ orderId, amounts })),
  });
  await addHistory(trx, 'invoice', { recordId: id, version: 1, at, who }, [{ field: 'created', before: '', after: formattedId }]);
  for (const { orderId } of parts)
    await writeOrder(trx, orderId, { at, who, entries: [{ field: 'invoice', before: '', after: formattedId }] });
  await services.settleWithPrepayment(trx, id, { at, who });
  await freezeInvoice(trx, services, id, { at, send, company });
  return id;
}

/** The paper shows what was paid before; later changes appear on other papers. */
async function freezeInvoice(
  trx: Trx,
  services: InvoiceServices,
  id: number,
  { at, send, company }: { at: Date; send: boolean; company: Sender },
): Promise<void> {
  const invoice = await invoiceOf(trx, id);
  const orders = await ordersOfInvoice(trx, invoice);
  const { reminderFee } = await services.readRules();
  const pictureOf = await picturesOf(
    async (hash) => services.readPicture(trx, hash),
    orders.flatMap(({ positions }) => positions),
  );
  const fileName = invoiceFileName(invoice.language, invoice.formattedId);
  await freezePaper(trx, services, {
    kind: 'invoice',
    recordId: id,
    fileName,
    paper: invoicePaper(invoice, { orders, company, reminderFee, pictureOf, delivered: await deliveredDays(trx, id) }),
    at,
  });
  const mail = invoiceMail(invoice, { company, publicUrl: services.publicUrl, orders });
  if (send) await postMails(trx, services.jobs, [mail], at.getTime());
}

async function partOf(
  trx: Trx,
  { order: { row, positions }, portions }: InvoicedOrder,
): Promise<{ orderId: number; amounts: Amounts; lines: NewInvoiceLine[] }> {
  const before = await invoicedAmounts(trx, row.id);
  const lines = portions.flatMap(({ positionId, quantity }): NewInvoiceLine[] => {
    const position = positions.find(({ id }) => id === positionId);
    if (!position) return [];
    const price = unitPrice(position.unit_price);
    const amount = partAmount({
      unitPrice: price,
      invoicedBefore: position.quantity_invoiced,
      amountBefore: rappen(before.get(positionId) ?? 0),
      quantity,
    });
    return [{ orderId: row.id, positionId, quantity, unitPrice: price, amount }];
  });
  const { invoiced, credited } = await sharesOfOrder(trx, row.id);
  const taken = new Map(portions.map(({ positionId, quantity }) => [positionId, quantity]));
  // For the whole order, delivered or not.
  const left = openToInvoice(positions.map(movedLine), { prepaid: true });
  const amounts = invoiceAmounts({
    order: amountsOf(row),
    before: minus(invoiced.reduce(plus, noAmounts), credited.reduce(plus, noAmounts)),
    lines: lines.map(({ amount }) => rappen(amount)),
    discount: { numerator: row.discount, denominator: 10_000 },
    hasVat: row.has_vat,
    vatRate: row.vat_rate,
    isLast: left.every(({ positionId, quantity }) => (taken.get(positionId) ?? 0) >= quantity),
  });
  return { orderId: row.id, amounts, lines };
}
