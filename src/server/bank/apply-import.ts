/**
 * Books a bank file: every row without a problem, in one transaction. Rows are judged again once the items they pay are locked,
 * and only what was shown to the user is booked.
 */
import type { BankImportWithRows } from '#contract/bank-import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { chfText } from '#domain/money/money-text.ts';
import { chfFromRappen, rappen, sum } from '#domain/money/money.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { doOnce } from '#server/idempotency/idempotent.ts';
import { bookPayment } from '#server/ledger/book-payment.ts';
import { lockMoney } from '#server/ledger/lock-money.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { BankServices } from './bank-services.ts';
import { lockBooking, rowsOf, storeOutcomes, storeState } from './bank-store.ts';
import type { RowOutcome, StoredRow } from './bank-store.ts';
import { importAnswerOf } from './import-answer.ts';
import { judgedRows } from './judged-rows.ts';
import type { JudgedRow } from './judged-rows.ts';
import { lockVersion } from './lock-version.ts';
import { takeBackRows } from './take-back-rows.ts';

interface Wish {
  id: number;
  version: number;
  /** As shown to the user: number of rows, and amount in francs. */
  rows: number;
  amount: number;
}

/** Once per idempotency key. */
export async function applyImport(
  services: BankServices,
  wish: Wish,
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<BankImportWithRows> {
  const { db, now } = services;
  const [at, who] = [new Date(now()), actorName(actor)];
  const asItIs = async (): Promise<BankImportWithRows> => importAnswerOf(db, wish.id);
  const apply = async (keep: (trx: Trx) => Promise<void>): Promise<BankImportWithRows> => {
    await transaction(db, async (trx) => {
      await book(trx, services, wish, { at, who });
      await keep(trx);
    });
    return asItIs();
  };
  return doOnce(db, idempotencyKey(`apply bank file by ${who}`, sentKey, wish), apply, asItIs);
}

interface By {
  at: Date;
  who: string;
}

async function book(trx: Trx, { afterPaid }: BankServices, { id, version, rows, amount }: Wish, by: By): Promise<void> {
  await lockBooking(trx);
  const file = await lockVersion(trx, id, version);
  if (file.state !== 'DRY') throw refused('bankImportNotDry');
  if (file.problems.length > 0) throw refused('bankFileContradicts');
  const stored = await rowsOf(trx, [id]);
  await lockItems(trx, await judgedRows(trx, stored));
  const judged = await judgedRows(trx, stored);
  const bookable = stored.filter((row) => judged.get(row.id)?.problem === null);
  const total = sum(bookable.map((row) => rappen(row.amount)));
  if (bookable.length !== rows || chfFromRappen(total) !== amount)
    throw conflict('bankRowsChanged', { rows: bookable.length, amount: chfText(total) });
  if (bookable.length === 0) throw refused('nothingToBook');
  await storeOutcomes(
    trx,
    stored.map((row) => outcomeOf(row, judged.get(row.id))),
  );
  for (const row of bookable) await bookRow(trx, row, judged.get(row.id), by);
  // After all rows: issuing an invoice waits for the next number, so every other lock must be held by then.
  for (const orderId of paidOrders(bookable, judged)) await afterPaid(trx, orderId, by);
  await storeState(trx, id, { state: 'APPLIED', applied_at: by.at });
  await addHistory(trx, 'bankImport', { recordId: id, version: version + 1, ...by }, [
    { field: 'applied', before: null, after: `${bookable.length} Zahlungen, ${chfText(total)}` },
  ]);
}

/** Of rows without an invoice, by rising id. */
function paidOrders(rows: readonly StoredRow[], judged: ReadonlyMap<number, JudgedRow>): number[] {
  const items = rows.flatMap(({ id }) => judged.get(id)?.match?.item ?? []);
  return [...new Set(items.flatMap(({ invoiceId, orderId }) => (invoiceId === null ? (orderId ?? []) : [])))].toSorted((a, b) => a - b);
}

async function lockItems(trx: Trx, judged: ReadonlyMap<number, JudgedRow>): Promise<void> {
  const items = [...judged.values()].flatMap(({ match, problem }) => (match === null || problem !== null ? [] : [match.item]));
  await lockMoney(trx, {
    invoiceIds: items.flatMap(({ invoiceId }) => invoiceId ?? []),
    orderIds: items.flatMap(({ invoiceId, orderId }) => (invoiceId === null ? (orderId ?? []) : [])),
  });
}

function outcomeOf(row: StoredRow, judged: JudgedRow | undefined): RowOutcome {
  const item = judged?.match?.item ?? null;
  return {
    id: row.id,
    invoiceId: item?.invoiceId ?? null,
    orderId: item?.orderId ?? null,
    how: judged?.match?.how ?? null,
    problem: judged?.problem ?? null,
    takesBack: judged?.problem === null ? judged.takesBack : null,
    booked: judged?.problem === null,
  };
}

async function bookRow(trx: Trx, row: StoredRow, judged: JudgedRow | undefined, by: By): Promise<void> {
  // A bank charge: recorded on the row only, no customer's account is affected.
  if (judged?.effect === 'charge') return;
  if (judged?.match == null || row.day === null) throw new Error(`row ${row.id} cannot be booked`);
  if (judged.takesBack !== null) {
    await takeBackRows(trx, [judged.takesBack], { ...by, day: row.day, reason: 'Von der Bank zurückgebucht', bankImportRowId: row.id });
    return;
  }
  const { invoiceId, orderId } = judged.match.item;
  const on = invoiceId === null ? { orderId: orderId ?? 0 } : { invoiceId };
  const payment = {
    on,
    amount: rappen(row.amount),
    day: row.day,
    source: 'bank',
    reference: row.reference,
    bankImportRowId: row.id,
  } as const;
  const booked = await bookPayment(trx, payment, by);
  if (booked === null) throw new Error(`nothing to pay for row ${row.id}`);
}
