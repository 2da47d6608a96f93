/** The mail with a reminder, the paper attached: what is owed and for what, and all that a payment needs. */
import { dateText } from '#domain/calendar/date-text.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import { spacedReference } from '#domain/qr-bill/payment-reference.ts';
import { customerMail } from '#server/mail/letter-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { reminderWords } from '#server/words/reminder-words.ts';
import type { OpenItemRow } from './open-item-store.ts';
import { reminderLines } from './reminder-lines.ts';
import type { ReminderFacts } from './reminder-paper.ts';
import { reminderTitle } from './reminder-title.ts';

export function reminderFileName({ language, formatted_id }: OpenItemRow, level: number): string {
  return `${reminderWords[language].file}-${formatted_id}-${level}.pdf`;
}

export function reminderMail(invoice: OpenItemRow, id: number, { level, fee, dueOn }: ReminderFacts, company: Sender): NewMail {
  const { language, formatted_id: number } = invoice;
  const text = company.words[language].reminder;
  const paying = company.words[language].invoiceMail;
  const title = `${reminderTitle(text, level)} ${number}`;
  const due = dateText(dueOn);
  return {
    attachments: [{ kind: 'reminder', recordId: id, fileName: reminderFileName(invoice, level) }],
    invoiceId: invoice.id,
    customerId: invoice.customer_id,
    ...(invoice.order_id === null ? {} : { orderId: invoice.order_id }),
    ...customerMail({
      company,
      key: `reminder:${id}`,
      title,
      to: { email: invoice.invoice_email, name: invoice.customer_name, greeted: false },
      language,
      paragraphs: [
        text.mailText(number, due),
        {
          facts: [
            ...reminderLines(invoice, fee, text).map(([name, amount]) => [name, chfText(amount)] as const),
            [paying.openAmount, chfText(rappen(invoice.open_amount + fee))],
            [paying.due, due],
            ['IBAN', company.qrIban === '' ? company.iban : company.qrIban],
            [paying.reference, spacedReference(invoice.reference)],
          ],
        },
        text.settled,
      ],
    }),
  };
}
