/** A customer's statement as a paper. */
import { dateText } from '#domain/calendar/date-text.ts';
import { epochMsOf } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/language/language.ts';
import { amountText, chfText } from '#domain/money/money-text.ts';
import { rappen, sum } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { DocumentPaper } from '#server/connect/pdf/document-paper.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { moneyLine, moneyPaper } from './money-paper.ts';
import type { OpenItemRow } from './open-item-store.ts';
import type { lastPayments } from './statement-store.ts';

export interface StatementFacts {
  language: Language;
  recipient: readonly string[];
  number: string;
  /** The statement's date. */
  day: PlainDate;
  items: readonly Pick<OpenItemRow, 'formatted_id' | 'issued_on' | 'due_on' | 'open_amount'>[];
  credit: Rappen;
  payments: Awaited<ReturnType<typeof lastPayments>>;
}

export function statementPaper(company: Sender, facts: StatementFacts): DocumentPaper {
  const { language, recipient, number, day, items, credit, payments } = facts;
  const text = company.words[language].reminder;
  const open = sum(items.map((item) => rappen(item.open_amount)));
  return moneyPaper(company, language, {
    recipient,
    title: text.statement,
    number,
    createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
    facts: [{ label: text.asOf, value: dateText(day) }],
    intro: items.length === 0 ? text.nothingOpen : text.statementIntro,
    lines: items.map((item, index) =>
      moneyLine(index + 1, text.invoice(item.formatted_id, dateText(plainDateOf(item.issued_on))), rappen(item.open_amount), [
        { label: text.due, value: dateText(plainDateOf(item.due_on)) },
      ]),
    ),
    sums: [
      ...(credit === 0 ? [] : [{ label: text.credit, amount: amountText(rappen(0 - credit)) }]),
      { label: text.balance, amount: amountText(rappen(open - credit)) },
    ],
    blocks:
      payments.length === 0
        ? []
        : [
            {
              title: text.paidTitle,
              lines: payments.map(({ day: on, amount, invoice, order }) =>
                [dateText(plainDateOf(on)), chfText(rappen(amount)), invoice ?? order ?? ''].join('  ').trim(),
              ),
            },
          ],
    notes: [],
    qrBill: null,
  });
}
