/** The invoice as a paper, with the payment part while it is open, and the credit note, which has none. */
import type { Rappen } from '#domain/money/money.ts';
import type { CreditNote, Invoice } from '#contract/invoice.ts';
import type { Order, OrderPosition } from '#contract/order.ts';
import { epochMsOf } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { daysBetween, plainDateOf } from '#domain/calendar/plain-date.ts';
import { chfFromRappen, rappen, rappenFromChf } from '#domain/money/money.ts';
import type { Amounts } from '#domain/order/invoice-amount.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import type { DocumentPaper } from '#server/connect/pdf/document-paper.ts';
import { documentPaperOf } from '#server/document/document-paper-of.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { documentTexts } from '#server/words/document-words.ts';
import { paperWords } from '#server/words/paper-words.ts';

export interface InvoicePaperFacts {
  /** At least one; the first one gives recipient and terms. */
  orders: readonly [Order, ...Order[]];
  company: Sender;
  reminderFee: Rappen;
  pictureOf: (pictureUrl: string) => string | null;
  /** Days on which the invoiced lines were delivered, earliest first; none: not yet. */
  delivered: readonly PlainDate[];
}

export function invoicePaper(invoice: Invoice, { orders, company, reminderFee, pictureOf, delivered }: InvoicePaperFacts): DocumentPaper {
  const day = plainDateOf(invoice.issuedOn);
  const positions = invoice.lines.flatMap(({ positionId, quantity, amount }) =>
    orders.flatMap((order) => linesOf(order, positionId, { quantity, amount })),
  );
  const paper = documentPaperOf(
    {
      ...orders[0],
      formattedId: invoice.formattedId,
      positions,
      owedAmount: invoice.total,
      paidAmount: chfFromRappen(rappen(rappenFromChf(invoice.total) - rappenFromChf(invoice.open))),
      paymentStatusId: invoice.open <= 0 ? paymentStatus.PAID : paymentStatus.OPEN,
      paymentTermDays: daysBetween(day, plainDateOf(invoice.dueDay)),
      skonto: invoice.skonto,
      hasVat: invoice.hasVat,
      vatPercent: invoice.vatPercent,
      totals: {
        products: invoice.products,
        discountAmount: invoice.discountAmount,
        shipping: invoice.deliveryCost,
        net: invoice.net,
        vat: invoice.vat,
        total: invoice.total,
      },
    },
    { kind: 'rechnung', company, reminderFee, day, createdAt: epochMsOf({ date: day, minutesOfDay: 0 }), pictureOf, delivered },
  );
  return { ...paper, facts: [...paper.facts, orderFact(orders, company)] };
}

export interface CreditNotePaperFacts extends InvoicePaperFacts {
  /** Of the credit note. */
  amounts: Amounts;
}

export function creditNotePaper(note: CreditNote, invoice: Invoice, facts: CreditNotePaperFacts): DocumentPaper {
  const { company, amounts } = facts;
  const { document: text, paper: words } = company.words[facts.orders[0].language];
  const day = plainDateOf(note.issuedOn);
  const lines = note.lines.flatMap(({ invoiceLineId, quantity, amount }) => {
    const line = invoice.lines.find(({ id }) => id === invoiceLineId);
    return line ? [{ ...line, quantity, amount }] : [];
  });
  const paper = invoicePaper(
    { ...invoice, ...shownAmounts(amounts), lines, open: 0, issuedOn: note.issuedOn, dueDay: note.issuedOn },
    facts,
  );
  return {
    ...paper,
    title: words.creditNote,
    number: note.formattedId,
    createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
    intro: words.creditIntro(invoice.formattedId),
    blocks: [
      { title: words.reason, lines: [note.reason] },
      { title: text.paymentBlock, lines: [words.settlement[note.settlement]] },
    ],
    notes: [],
    qrBill: null,
  };
}

const shownAmounts = ({ products, discount, delivery, net, vat, total }: Amounts) => ({
  products: chfFromRappen(products),
  discountAmount: chfFromRappen(discount),
  deliveryCost: chfFromRappen(delivery),
  net: chfFromRappen(net),
  vat: chfFromRappen(vat),
  total: chfFromRappen(total),
});

function orderFact(orders: readonly Order[], company: Sender) {
  const { language } = orders[0] as Order;
  const label = orders.length === 1 ? company.words[language].document.orderNumber : company.words[language].paper.orders;
  return { label, value: orders.map(({ formattedId }) => formattedId).join(', ') };
}

function linesOf(order: Order, positionId: number, { quantity, amount }: { quantity: number; amount: number }): OrderPosition[] {
  const position = order.positions.find(({ id }) => id === positionId);
  if (!position) return [];
  // The customer's own reference of the line, and the remark of staff for the invoice.
  const remark = [position.externalCustomerNo, position.rechnungskommentar].filter((text) => text !== '').join(' · ');
  return [{ ...position, parentId: null, quantity, finalPrice: amount, externalCustomerNo: remark }];
}

export function invoiceFileName(language: Order['language'], formattedId: string): string {
  return `${documentTexts[language].file.rechnung}-${formattedId}.pdf`;
}

export function creditNoteFileName(language: Order['language'], formattedId: string): string {
  return `${paperWords[language].creditNoteFile}-${formattedId}.pdf`;
}
