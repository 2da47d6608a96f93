/** Imports a bank file as a dry run: it is stored, nothing is booked. The same file again is the same dry run. */
import { createHash } from 'node:crypto';
import type { BankImportWithRows } from '#contract/bank-import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { bookingsOf, type Booking } from '#domain/bank/booking.ts';
import { statementEnds } from '#domain/bank/statement-order.ts';
import { statementProblems } from '#domain/bank/check-statements.ts';
import type { Statement } from '#domain/bank/statement.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { rappen } from '#domain/money/money.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import type { BankServices } from './bank-services.ts';
import { findByHash, insertImport, insertRows } from './bank-store.ts';
import { importAnswerOf } from './import-answer.ts';
import { itemsByReferences } from './item-store.ts';
import { insertStatements } from './statement-store.ts';
import type { UploadedFile } from '#server/call/uploaded-file.ts';

const mostRows = 5000;

export async function importFile(services: BankServices, { name, bytes }: UploadedFile, actor: Actor): Promise<BankImportWithRows> {
  const { db } = services;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const same = await findByHash(db, hash);
  if (same?.state === 'APPLIED') {
    const appliedOn = same.applied_at === null ? '' : dateText(localNow(same.applied_at.getTime()).date);
    throw conflict('bankFileImported', { day: appliedOn });
  }
  const id = same?.id ?? (await storeFile(services, { name, bytes, hash }, actor));
  return importAnswerOf(db, id);
}

async function storeFile(
  { db, now, readCompany, openBankFile }: BankServices,
  file: UploadedFile & { hash: string },
  actor: Actor,
): Promise<number> {
  const read = await openBankFile(file.bytes);
  if (!read.ok) throw refused(read.refusal.key, { ...read.refusal.params }, 'body.file');
  const own = accountsOf(await readCompany());
  const foreign = read.value.find(({ account }) => !own.includes(account));
  if (foreign !== undefined && read.value.every(({ account }) => !own.includes(account)))
    throw refused('bankFileOtherAccount', { account: foreign.account.slice(0, 40) }, 'body.file');
  const bookings = bookingsOf(read.value, own);
  if (bookings.length > mostRows) throw refused('bankFileTooLarge', {}, 'body.file');
  const problems = statementProblems(ownOnly(read.value, own));
  const [at, who] = [new Date(now()), actorName(actor)];
  return transaction(db, async (trx) => {
    const open = await openByReference(trx, bookings);
    const facts = { name: file.name, hash: file.hash, content: file.bytes, problems, at, who };
    const id = await insertImport(trx, facts);
    // The same file was uploaded concurrently: that one is kept.
    if (id === null) return (await findByHash(trx, file.hash))?.id ?? 0;
    await insertStatements(trx, id, statementEnds(ownOnly(read.value, own)));
    await insertRows(
      trx,
      id,
      bookings.flatMap((booking) => sharesThatFit(booking, open)).map((booking) => ({ ...booking, text: booking.text.slice(0, 1000) })),
    );
    await addHistory(trx, 'bankImport', { recordId: id, version: 1, at, who }, [{ field: 'created', before: null, after: file.name }]);
    return id;
  });
}

const ownOnly = (statements: readonly Statement[], own: readonly string[]): Statement[] =>
  statements.filter(({ account }) => own.includes(account));

/** IBAN and QR-IBAN of the company, without spaces. */
function accountsOf({ iban, qrIban }: CompanyProfile): string[] {
  return [iban, qrIban].map((each) => each.replaceAll(/\s/g, '').toUpperCase()).filter((each) => each !== '');
}

async function openByReference(db: BankServices['db'], bookings: readonly Booking[]): Promise<Map<string, number>> {
  const several = bookings.flatMap(({ others }) => others);
  if (several.length === 0) return new Map();
  const items = await itemsByReferences(db, [...new Set(several)]);
  return new Map(items.flatMap(({ references, open }) => references.map((reference) => [reference, open])));
}

/** Splits a payment with several references but no amounts, if the open amounts of these add up exactly to what was paid. */
function sharesThatFit(booking: Booking, open: ReadonlyMap<string, number>): Booking[] {
  const { others, amount, key } = booking;
  const parts = others.map((reference) => ({ reference, part: open.get(reference) ?? 0 }));
  const fits = parts.length > 0 && parts.every(({ part }) => part > 0) && parts.reduce((total, { part }) => total + part, 0) === amount;
  if (booking.problem !== 'bankSeveralReferences' || !fits) return [booking];
  return parts.map(({ reference, part }) => ({ ...booking, key: `${key}/${reference}`, reference, amount: rappen(part), problem: null }));
}
