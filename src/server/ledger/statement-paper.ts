/** A customer's statement as a paper. */
import { dateText } from '#domain/calendar/date-text.ts';
import { epochMsOf } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { daysBetween, plainDateOf } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/language/language.ts';
import { amountText, chfText } from '#domain/money/money-text.ts';
import { rappen, sum } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { DocumentPaper, DocumentTable } from '#server/connect/pdf/document-paper.ts';
import { contentWidth } from '#server/connect/pdf/page.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import type { ReminderWords } from '#server/words/reminder-words.ts';
import { moneyPaper } from './money-paper.ts';
import type { OpenItemRow } from './open-item-store.ts';
import type { lastPayments } from './statement-store.ts';

export interface StatementFacts {
  language: Language;
  recipient: readonly string[];
  /** Of the customer. */
  number: string;
  /** The statement's date. */
  day: PlainDate;
  items: readonly StatementItem[];
  credit: Rappen;
  payments: Awaited<ReturnType<typeof lastPayments>>;
}

type StatementItem = Pick<
  OpenItemRow,
  'formatted_id' | 'issued_on' | 'due_on' | 'total_amount' | 'fee_amount' | 'paid_amount' | 'credited_amount' | 'open_amount'
>;

export function statementPaper(company: Sender, facts: StatementFacts): DocumentPaper {
  const { language, recipient, number, day, items, credit, payments } = facts;
  const { reminder: text } = company.words[language];
  const open = sumOpen(items);
  const overdue = sumOpen(items.filter((item) => daysOverdue(item, day) > 0));
  return moneyPaper(company, language, {
    recipient,
    title: text.statement,
    number,
    createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
    facts: [{ label: text.asOf, value: dateText(day) }],
    intro: items.length === 0 ? text.nothingOpen : text.statementIntro,
    lines: [],
    tables: {
      above: items.length === 0 ? [] : [openTable(items, day, text)],
      below: payments.length === 0 ? [] : [paidTable(payments, text)],
    },
    sums: [
      ...(credit === 0 || open === 0 ? [] : [{ label: text.open, amount: amountText(open) }]),
      ...(credit === 0 ? [] : [{ label: text.credit, amount: amountText(rappen(0 - credit)) }]),
      { label: text.balance, amount: amountText(rappen(open - credit)) },
    ],
    contained: overdue <= 0 ? undefined : { label: text.overdue, amount: amountText(overdue) },
    blocks: [],
    notes: items.length === 0 ? [] : [text.payTo(company.iban)],
    qrBill: null,
  });
}

const sumOpen = (items: readonly StatementItem[]): Rappen => sum(items.map((item) => rappen(item.open_amount)));

const daysOverdue = ({ due_on: due }: StatementItem, day: PlainDate): number => daysBetween(plainDateOf(due), day);

function openTable(items: readonly StatementItem[], day: PlainDate, text: ReminderWords): DocumentTable {
  return {
    title: text.openTitle,
    columns: [
      { head: text.invoiceNumber, width: 150, strong: true },
      { head: text.invoiceDate, width: 70 },
      { head: text.dueOn, width: 90 },
      { head: text.invoiced, width: 70, align: 'right' },
      { head: text.settledAmount, width: 70, align: 'right' },
      { head: text.open, width: contentWidth - 450, align: 'right', strong: true },
    ],
    rows: items.map((item) => {
      const late = daysOverdue(item, day);
      const due = dateText(plainDateOf(item.due_on));
      return [
        item.fee_amount === 0 ? item.formatted_id : `${item.formatted_id}\n${text.withFees(chfText(rappen(item.fee_amount)))}`,
        dateText(plainDateOf(item.issued_on)),
        late > 0 ? `${due}\n${text.daysOverdue(late)}` : due,
        amountText(rappen(item.total_amount + item.fee_amount)),
        amountText(rappen(item.paid_amount + item.credited_amount)),
        amountText(rappen(item.open_amount)),
      ];
    }),
  };
}

function paidTable(payments: StatementFacts['payments'], text: ReminderWords): DocumentTable {
  return {
    title: text.paidTitle,
    columns: [
      { head: text.invoiceDate, width: 150 },
      { head: text.paidFor, width: 160 },
      { head: text.amount, width: contentWidth - 310, align: 'right' },
    ],
    rows: payments.map(({ day, amount, invoice, order }) => [
      dateText(plainDateOf(day)),
      invoice ?? order ?? text.credit,
      amountText(rappen(amount)),
    ]),
  };
}
