/** Statement of a customer, as of today: what is open, what came in last, what is to the good. For staff, and for the customer. */
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { epochMsOf, localNow } from '#domain/calendar/local-time.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import { amountText, chfText } from '#domain/money/money-text.ts';
import { rappen, sum } from '#domain/money/money.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { reminderWords } from '#server/words/reminder-words.ts';
import type { LedgerServices } from './ledger-services.ts';
import { creditOfCustomer } from './ledger-store.ts';
import { moneyLine, moneyPaper } from './money-paper.ts';
import { findOpenItems } from './open-item-store.ts';
import { lastPayments, openInvoicesOf, statementReader } from './statement-store.ts';

const mostPayments = 12;

export async function printStatement(services: LedgerServices, customerId: number, actor: Actor): Promise<FileAnswer> {
  const { db, now, printShop } = services;
  const reader = mayReachCustomer(actor, customerId, 'recordPayments') ? await statementReader(db, customerId) : null;
  if (reader === null) throw notFound();
  const { language, name, address } = reader;
  const text = reminderWords[language];
  const day = localNow(now()).date;
  const ids = await openInvoicesOf(db, customerId);
  const rows = new Map((await findOpenItems(db, ids)).map((row) => [row.id, row]));
  const items = ids.flatMap((id) => rows.get(id) ?? []);
  const credit = rappen(await creditOfCustomer(db, customerId));
  const open = sum(items.map((item) => rappen(item.open_amount)));
  const payments = await lastPayments(db, customerId, mostPayments);
  const paper = moneyPaper(await services.readCompany(), language, {
    recipient: address === null ? [name] : addressLines(address),
    title: text.statement,
    number: String(customerId),
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
  const { bytes, etag } = await printShop.printDocument(paper);
  return new FileAnswer(bytes, 'application/pdf', { etag, fileName: `${text.statementFile}-${day}.pdf` });
}
