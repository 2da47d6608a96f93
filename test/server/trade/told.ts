/** Compares mails and papers of an order with what the office shows of it at the same moment. */
import { expect } from 'vitest';
import type { OrderPapers } from '#contract/document.ts';
import type { InvoiceSummary } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { deliveryDayWords } from '#domain/order/delivery-day-words.ts';
import { deliveryMailWords } from '#server/words/delivery-mail-words.ts';
import { get, visitor } from '../buyer.ts';
import { readPdf } from '../pdf-text.ts';
import type { ShopApp } from '../shop-app.ts';
import { invoicesOf, orderOf } from './random-act.ts';
import type { Trade } from './random-act.ts';

interface Mail {
  id: number;
  key: string;
  orderId: number;
  subject: string;
  text: string;
}

const francs = (amount: number): string => amountText(rappenFromChf(amount));

/** The mails written since the last check. */
export async function checkMails({ database }: ShopApp, trade: Trade): Promise<void> {
  const { rows } = await database.pool.query<Mail>(
    `select id, dedupe_key as key, order_id as "orderId", subject, text from mail
      where order_id = any($1) and id > $2 and recipient not like 'shop@%' order by id`,
    [trade.orderIds, trade.lastMail],
  );
  if (rows.length === 0) return;
  trade.lastMail = rows.at(-1)?.id ?? trade.lastMail;
  const orders = new Map(await Promise.all(trade.orderIds.map(async (id) => [id, await orderOf(trade.staff, id)] as const)));
  const invoices = await invoicesOf(trade);
  for (const mail of rows) {
    const order = orders.get(mail.orderId);
    expect(order, mail.key).toBeDefined();
    if (order !== undefined) checkMail(mail, order, invoices);
  }
}

function checkMail({ key, subject, text }: Mail, order: Order, invoices: readonly InvoiceSummary[]): void {
  const [kind = '', about = ''] = key.split(':');
  const invoice = invoices.find(({ formattedId }) => formattedId === about);
  const said: Readonly<Record<string, () => void>> = {
    'order-confirmation': () => expect(text, key).toContain(francs(order.totals.total)),
    'order-confirmed': () => expect(`${subject} ${text}`.toLowerCase(), key).toContain(order.formattedId.toLowerCase()),
    'order-sent': () => {
      const isPart = order.positions.some(
        ({ quantity, quantityDelivered, storno, service, type }) =>
          type === 'PRODUCT' && !storno && !service && quantityDelivered < quantity,
      );
      expect(text.includes(deliveryMailWords.de.stillOpen), `${key} ${text}`).toBe(isPart);
    },
    invoice: () => {
      expect(text, key).toContain(francs(invoice?.total ?? Number.NaN));
      if ((invoice?.open ?? 0) > 0) expect(text, key).toContain(francs(invoice?.open ?? Number.NaN));
    },
  };
  said[kind]?.();
  if (kind !== 'credit-note' && kind !== 'reminder' && kind !== 'invoice') expect(subject + text, key).toContain(order.formattedId);
}

const frozenPath = { invoices: 'invoice', creditNotes: 'creditNote', deliveries: 'delivery' } as const;

/** At the end: the mail has the day and the sums in the wording of the page, and each paper is still the one that was issued. */
export async function checkPapers(shop: ShopApp, { staff, orderIds }: Trade): Promise<void> {
  for (const id of orderIds) {
    const order = await orderOf(staff, id);
    const papers = (await get<OrderPapers>(visitor(shop.app), `/order-by-link/${order.uuid}/papers`)).body;
    const { status, body: mail } = await get<{ text: string }>(staff, `/order/${id}/notification?kind=confirmation`);
    if (status === 200)
      for (const words of [order.formattedId, amountText(rappenFromChf(order.totals.total)), deliveryDayWords(order, 'de')])
        expect(mail.text.toLowerCase(), 'mail').toContain(words.toLowerCase());
    for (const { id: paperId, formattedId, total } of papers.invoices)
      expectWords(await frozen(shop, order, 'invoices', paperId), [formattedId, order.formattedId, amountText(rappenFromChf(total))]);
    for (const { id: paperId, formattedId, total } of papers.creditNotes)
      expectWords(await frozen(shop, order, 'creditNotes', paperId), [formattedId, amountText(rappenFromChf(total))]);
    for (const { id: paperId, formattedId, lines } of papers.deliveries)
      expectWords(await frozen(shop, order, 'deliveries', paperId), [
        formattedId,
        order.formattedId,
        ...lines.map(({ quantity }) => String(quantity)),
      ]);
  }
}

const expectWords = (text: string, words: readonly string[]): void => {
  for (const each of words) expect(text, 'paper').toContain(each);
};

/** The text of a paper, which must be byte for byte the one that was issued. */
async function frozen({ app, database }: ShopApp, { uuid }: Order, kind: keyof typeof frozenPath, id: number): Promise<string> {
  const bytes = (await app.inject({ url: `/api/order-by-link/${uuid}/paper/${frozenPath[kind]}/${id}` })).rawPayload;
  const { rows } = await database.pool.query<{ content: Buffer }>('select content from paper where kind = $1 and record_id = $2', [
    frozenPath[kind],
    id,
  ]);
  expect(bytes.equals(rows[0]?.content ?? Buffer.alloc(0)), `${kind} ${id} is frozen`).toBe(true);
  return readPdf(bytes).text;
}
