/** The mail with an invoice or a credit note, the paper attached. Its amounts are those at the time of writing. */
import type { CreditNote, Invoice } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { spacedReference } from '#domain/qr-bill/payment-reference.ts';
import { customerMail } from '#server/mail/letter-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { orderLink } from '#server/order/order-link.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { creditNoteFileName, invoiceFileName } from './invoice-paper.ts';

export interface InvoiceMailFacts {
  company: Sender;
  publicUrl: string;
  /** The orders on the invoice; the first one is linked. */
  orders: readonly [Order, ...Order[]];
}

export function invoiceMail(invoice: Invoice, { company, publicUrl, orders }: InvoiceMailFacts): NewMail {
  const { language, formattedId } = invoice;
  const text = company.words[language].invoiceMail;
  const due = dateText(plainDateOf(invoice.dueDay));
  const title = text.invoice(formattedId);
  const isOpen = invoice.open > 0;
  return {
    ...about(invoice, orders),
    ...customerMail({
      company,
      key: `invoice:${formattedId}`,
      title,
      to: payerOf(invoice),
      language,
      paragraphs: [
        isOpen ? text.open(due) : text.settled,
        {
          facts: [
            [text.order, orders.map((order) => order.formattedId).join(', ')],
            [text.total, chf(invoice.total)],
            ...(isOpen
              ? ([
                  [text.openAmount, chf(invoice.open)],
                  [text.due, due],
                  ['IBAN', company.qrIban === '' ? company.iban : company.qrIban],
                  [text.reference, spacedReference(invoice.qrReference)],
                ] as const)
              : []),
          ],
        },
        { action: { label: text.look, url: orderLink(publicUrl, orders[0]) } },
      ],
    }),
    attachments: [{ kind: 'invoice', recordId: invoice.id, fileName: invoiceFileName(language, formattedId) }],
  };
}

export function creditNoteMail(note: CreditNote, invoice: Invoice, { company, publicUrl, orders }: InvoiceMailFacts): NewMail {
  const { language } = invoice;
  const text = company.words[language].invoiceMail;
  const title = text.creditNote(note.formattedId);
  return {
    ...about(invoice, orders),
    ...customerMail({
      company,
      key: `credit-note:${note.formattedId}`,
      title,
      to: payerOf(invoice),
      language,
      paragraphs: [
        text.creditText(invoice.formattedId),
        {
          facts: [
            [text.total, chf(note.total)],
            [text.reason, note.reason],
          ],
        },
        { action: { label: text.look, url: orderLink(publicUrl, orders[0]) } },
      ],
    }),
    attachments: [{ kind: 'creditNote', recordId: note.id, fileName: creditNoteFileName(language, note.formattedId) }],
  };
}

const payerOf = ({ invoiceEmail, customerName }: Invoice) => ({ email: invoiceEmail, name: customerName, greeted: false });

const about = (invoice: Invoice, orders: readonly Order[]) => ({
  ...(orders[0] === undefined ? {} : { orderId: orders[0].id }),
  invoiceId: invoice.id,
  customerId: invoice.customerId,
});

const chf = (francs: number): string => chfText(rappenFromChf(francs));
