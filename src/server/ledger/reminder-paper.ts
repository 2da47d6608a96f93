/** A reminder on paper, with the payment part of its invoice: the same reference, so that its payment finds the invoice. */
import { dateText } from '#domain/calendar/date-text.ts';
import { epochMsOf } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import { amountText, chfText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { largestBill, qrBillOf } from '#domain/qr-bill/qr-bill.ts';
import { vatIn, vatRateText } from '#domain/vat/vat.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import type { DocumentPaper } from '#server/connect/pdf/document-paper.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { moneyLine, moneyPaper } from './money-paper.ts';
import type { OpenItemRow } from './open-item-store.ts';
import { reminderLines } from './reminder-lines.ts';
import { nth, reminderTitle } from './reminder-title.ts';

export interface ReminderFacts {
  level: number;
  fee: Rappen;
  day: PlainDate;
  dueOn: PlainDate;
  /** On that day. */
  vatRate: VatRate;
}

/** `invoice`: before the reminder. */
export function reminderPaper(invoice: OpenItemRow, { level, fee, day, dueOn, vatRate }: ReminderFacts, company: Sender): DocumentPaper {
  const { language, formatted_id: number } = invoice;
  const text = company.words[language].reminder;
  const address = invoice.invoice_address;
  const fees = rappen(invoice.fee_amount + fee);
  const open = rappen(invoice.open_amount + fee);
  return moneyPaper(company, language, {
    recipient: addressLines(address, language),
    title: reminderTitle(text, level),
    number,
    createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
    facts: [
      { label: text.invoiceDate, value: dateText(day) },
      { label: text.due, value: dateText(plainDateOf(invoice.due_on)) },
    ],
    intro: text.intro[nth(level)],
    lines: reminderLines(invoice, fee, text).map(([name, amount], at) => moneyLine(at + 1, name, amount)),
    sums: [{ label: text.open, amount: amountText(open) }],
    blocks: [{ title: text.payBy(dateText(dueOn)), lines: [text.settled] }],
    notes:
      fees === 0 || !invoice.has_vat ? [] : [text.feeVat(chfText(fees), chfText(vatIn(fees, vatRate)), vatRateText(vatRate, language))],
    qrBill:
      open > largestBill
        ? null
        : qrBillOf({
            creditor: company,
            iban: company.iban,
            qrIban: company.qrIban,
            debtor: address,
            amount: open,
            documentId: number,
            message: number,
          }),
  });
}
