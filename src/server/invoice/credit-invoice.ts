/**
 * Writes a credit note on an invoice, for all or some lines, once per idempotency key. It lowers the open amount; the excess paid becomes the customer's
 * credit, or is refunded through the payment provider.
 */
import type { ParsedOf } from '#contract/endpoint.ts';
import { CreditNote } from '#contract/invoice.ts';
import type { creditInvoice as endpoint } from '#contract/invoice.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import type { Amounts } from '#domain/order/invoice-amount.ts';
import { creditAmounts, creditedPart, noAmounts, plus } from '#domain/order/invoice-amount.ts';
import { refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { picturesOf } from '#server/document/picture-of.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { nextNumber } from '#server/order/next-number.ts';
import type { PromisedBack } from '#server/order/order-services.ts';
import { writeOrder } from '#server/order/write-order.ts';
import { freezePaper } from '#server/paper/freeze-paper.ts';
import { addHistory } from '#server/record/record-history.ts';
import { creditNotesOf } from './credit-note-answer.ts';
import { addToCredited, insertCreditNote, shareOf } from './credit-note-store.ts';
import { invoiceOf } from './invoice-answer.ts';
import { creditNoteMail } from './invoice-mail.ts';
import { creditNoteFileName, creditNotePaper } from './invoice-paper.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { lockedInvoice, refuseStaleInvoice } from './lock-invoice.ts';
import type { LockedInvoice } from './lock-invoice.ts';
import { deliveredDays } from './delivered-days-store.ts';
import { ordersOfInvoice } from './orders-of-invoice.ts';

type Wish = ParsedOf<typeof endpoint>['body'];

interface By {
  who: string;
  sentKey: string | null;
}

export async function creditInvoice(services: InvoiceServices, id: number, wish: Wish, { who, sentKey }: By): Promise<CreditNote> {
  const key = idempotencyKey(`credit of invoice ${id} by ${who}`, sentKey, wish);
  const due: { refund: PromisedBack | null } = { refund: null };
  const note = await writeOnce(services.db, key, (body) => CreditNote.parse(body), {
    lock: async (trx) => lockedInvoice(trx, id),
    write: async (trx, invoice) => {
      await refuseStaleInvoice(trx, invoice, wish.version);
      const written = await writeCreditNote(trx, services, invoice, wish, who);
      due.refund = written.refund;
      return written.note;
    },
  });
  if (due.refund !== null) await services.refund.carryOut(due.refund);
  return note;
}

interface Written {
  note: CreditNote;
  refund: PromisedBack | null;
}

async function writeCreditNote(trx: Trx, services: InvoiceServices, invoice: LockedInvoice, wish: Wish, who: string): Promise<Written> {
  const { row, orders } = invoice;
  const company = await services.readCompany();
  const at = new Date(services.now());
  const today = localNow(services.now()).date;
  const lines = creditedLines(invoice, wish.lines);
  const shares = [];
  for (const order of orders) {
    const amounts = await shareAmounts(trx, invoice, order.row.id, lines);
    if (amounts !== null) shares.push({ orderId: order.row.id, amounts });
  }
  const amounts = shares.reduce((all, share) => plus(all, share.amounts), noAmounts);
  if (amounts.total <= 0) throw refused('nothingToCredit');
  const excess = Math.min(amounts.total, row.paid_amount + row.credited_amount + amounts.total - row.total_amount - row.fee_amount);
  const formattedId = await nextNumber(trx, 'creditNote', yearOf(today));
  const noteId = await insertCreditNote(trx, {
    formattedId,
    invoiceId: row.id,
    customerId: row.customer_id,
    orderId: row.order_id,
    issuedOn: today,
    reason: wish.reason,
    settlement: wish.settlement,
    amounts,
    at,
    who,
    lines,
    shares,
  });
  const version = await addToCredited(trx, row.id, amounts.total);
  const entries = [{ field: 'creditNote', before: '', after: formattedId }];
  await addHistory(trx, 'invoice', { recordId: row.id, version, at, who }, entries);
  await addHistory(trx, 'creditNote', { recordId: noteId, version: 1, at, who }, [{ field: 'created', before: '', after: formattedId }]);
  for (const { orderId } of shares) await writeOrder(trx, orderId, { at, who, entries });
  const chargedBefore = rappen(row.total_amount - row.credited_amount);
  const charged = { chargedBefore, chargedAfter: rappen(chargedBefore - amounts.total) };
  const tooMuch = { invoiceId: row.id, excess: rappen(Math.max(0, excess)), ...charged, reference: formattedId };
  const money = await services.moneyOfExcess(trx, tooMuch, { at, who });
  if (wish.settlement === 'REFUND' && money === 0) throw refused('refundTooHigh', { left: chfText(money) }, 'body.settlement');
  const back = { orderIds: [...new Set(invoice.lines.map(({ orderId }) => orderId))], amount: money, who, key: `credit-note-${noteId}` };
  const refund = wish.settlement === 'REFUND' ? await services.refund.promise(trx, back) : null;
  // What cannot be refunded online becomes the customer's credit too, which staff pay back by hand.
  const rest = rappen(money - (refund?.amount ?? 0));
  if (rest > 0) await services.excessToCredit(trx, { invoiceId: row.id, customerId: row.customer_id, amount: rest }, { at, who });
  return { note: await freeze(trx, services, { invoiceId: row.id, noteId, amounts, at, company, send: wish.send }), refund };
}

interface CreditedLine {
  invoiceLineId: number;
  orderId: number;
  quantity: number;
  amount: number;
}

/** Everything left if no lines are requested. */
function creditedLines({ lines }: LockedInvoice, wished: Wish['lines']): CreditedLine[] {
  const all = lines.map(({ id, quantity, credited }) => ({ invoiceLineId: id, quantity: quantity - credited }));
  const wish = wished ?? all.filter(({ quantity }) => quantity > 0);
  if (wish.length === 0) throw refused('nothingToCredit');
  return wish.map(({ invoiceLineId, quantity }, index) => {
    const line = lines.find(({ id }) => id === invoiceLineId);
    const isTwice = wish.findIndex((each) => each.invoiceLineId === invoiceLineId) !== index;
    if (line === undefined || isTwice) throw refused('positionNotFound', {}, `body.lines.${index}.invoiceLineId`);
    const most = line.quantity - line.credited;
    if (quantity > most) throw refused('quantityBeyondInvoiced', { most }, `body.lines.${index}.quantity`);
    const amount = creditedPart({
      invoiced: line.quantity,
      amount: rappen(line.amount),
      creditedBefore: line.credited,
      amountBefore: rappen(line.creditedAmount),
      quantity,
    });
    return { invoiceLineId, orderId: line.orderId, quantity, amount };
  });
}

/** Null: the note credits nothing of this order. */
async function shareAmounts(
  trx: Trx,
  { row, lines, orders }: LockedInvoice,
  orderId: number,
  credited: readonly CreditedLine[],
): Promise<Amounts | null> {
  const own = credited.filter((line) => line.orderId === orderId);
  const order = orders.find((each) => each.row.id === orderId);
  if (own.length === 0 || order === undefined) return null;
  const share = await shareOf(trx, row.id, orderId);
  const taken = new Map(own.map(({ invoiceLineId, quantity }) => [invoiceLineId, quantity]));
  return creditAmounts({
    invoice: share.invoiced,
    before: share.credited.reduce(plus, noAmounts),
    lines: own.map(({ amount }) => rappen(amount)),
    discount: { numerator: order.row.discount, denominator: 10_000 },
    hasVat: row.has_vat,
    vatRate: row.vat_rate,
    isLast: lines
      .filter((line) => line.orderId === orderId)
      .every(({ id, quantity, credited: before }) => before + (taken.get(id) ?? 0) >= quantity),
  });
}

interface Issued {
  invoiceId: number;
  noteId: number;
  amounts: Amounts;
  at: Date;
  company: Awaited<ReturnType<InvoiceServices['readCompany']>>;
  send: boolean;
}

async function freeze(trx: Trx, services: InvoiceServices, { invoiceId, noteId, amounts, at, company, send }: Issued): Promise<CreditNote> {
  const invoice = await invoiceOf(trx, invoiceId);
  const note = (await creditNotesOf(trx, [invoiceId])).find(({ id }) => id === noteId);
  if (note === undefined) throw new Error(`no credit note ${noteId}`);
  const orders = await ordersOfInvoice(trx, invoice);
  const pictureOf = await picturesOf(
    async (hash) => services.readPicture(trx, hash),
    orders.flatMap(({ positions }) => positions),
  );
  const fileName = creditNoteFileName(invoice.language, note.formattedId);
  const { reminderFee } = await services.readRules();
  const paper = creditNotePaper(note, invoice, {
    orders,
    company,
    reminderFee,
    pictureOf,
    delivered: await deliveredDays(trx, invoice.id),
    amounts,
  });
  await freezePaper(trx, services, { kind: 'creditNote', recordId: noteId, fileName, paper, at });
  const mail = creditNoteMail(note, invoice, { company, publicUrl: services.publicUrl, orders });
  if (send) await postMails(trx, services.jobs, [mail], at.getTime());
  return note;
}
