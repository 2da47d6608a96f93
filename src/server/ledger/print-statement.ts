/** A customer's statement as of today: open amounts, latest payments, credit. For staff, and for the customer. */
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addressLines } from '#domain/contact/address.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { reminderWords } from '#server/words/reminder-words.ts';
import type { LedgerServices } from './ledger-services.ts';
import { creditOfCustomer } from './credit-store.ts';
import { findOpenItems } from './open-item-store.ts';
import { statementPaper } from './statement-paper.ts';
import { lastPayments, openInvoicesOf, statementReader } from './statement-store.ts';

const mostPayments = 12;

export async function printStatement(services: LedgerServices, customerId: number, actor: Actor): Promise<FileAnswer> {
  const { db, now, printShop } = services;
  const reader = mayReachCustomer(actor, customerId, 'recordPayments') ? await statementReader(db, customerId) : null;
  if (reader === null) throw notFound();
  const { language, number, name, address } = reader;
  const company = await services.readCompany();
  const day = localNow(now()).date;
  const ids = await openInvoicesOf(db, customerId);
  const rows = new Map((await findOpenItems(db, ids)).map((row) => [row.id, row]));
  const items = ids.flatMap((id) => rows.get(id) ?? []);
  const credit = await creditOfCustomer(db, customerId);
  const payments = await lastPayments(db, customerId, mostPayments);
  const paper = statementPaper(company, {
    language,
    recipient: address === null ? [name] : addressLines(address, language),
    number,
    day,
    items,
    credit,
    payments,
  });
  const { bytes, etag } = await printShop.printDocument(paper);
  return new FileAnswer(bytes, 'application/pdf', { etag, fileName: `${reminderWords[language].statementFile}-${day}.pdf` });
}
