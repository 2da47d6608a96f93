/** Rows of dry runs, judged against what is open and booked now. */
import { judge, type Judged, type Known, type RowToJudge } from '#domain/bank/judge.ts';
import { referencesInText } from '#domain/bank/bank-reference.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { rappen } from '#domain/money/money.ts';
import type { FileProblem } from '#domain/bank/booking.ts';
import type { Db } from '#server/db/pool.ts';
import type { StoredRow } from './bank-store.ts';
import { bookedBefore, earlierPayments } from './earlier-store.ts';
import type { EarlierPayment } from './earlier-store.ts';
import { itemsByAmounts, itemsByIds, itemsByNumbers, itemsByReferences } from './item-store.ts';
import type { BankItem } from './item-store.ts';

export type JudgedRow = Judged<BankItem>;

/** By row id. Each file is judged separately. */
export async function judgedRows(db: Db, stored: readonly StoredRow[]): Promise<Map<number, JudgedRow>> {
  const rows = stored.map(rowToJudge);
  const known = { ...(await knownItems(db, stored, rows)), ...(await earlier(db, rows)) };
  const files = Map.groupBy(rows, (_, index) => stored[index]?.import_id ?? 0);
  return new Map([...files.values()].flatMap((file) => judge(file, known)).map((judged) => [judged.id, judged]));
}

function rowToJudge(row: StoredRow): RowToJudge {
  return {
    id: row.id,
    key: row.entry_key,
    bookingKey: row.booking_key,
    bookingAmount: row.booking_amount,
    amount: rappen(row.amount),
    day: row.day === null ? null : parsePlainDate(row.day),
    reference: row.reference,
    debtor: row.debtor,
    text: row.text,
    isReversal: row.is_reversal,
    isCharge: row.is_charge,
    fileProblem: row.file_problem as FileProblem | null,
  };
}

async function knownItems(
  db: Db,
  stored: readonly StoredRow[],
  rows: readonly RowToJudge[],
): Promise<Pick<Known<BankItem>, 'items' | 'chosen'>> {
  const credits = rows.filter(({ amount, fileProblem }) => amount > 0 && (fileProblem === null || fileProblem === 'bankSeveralReferences'));
  const named = credits.map(({ text, reference }) => referencesInText(`${text} ${reference}`));
  const referred = await itemsByReferences(db, [
    ...new Set([
      ...credits.map(({ reference }) => reference).filter((each) => each !== ''),
      ...named.flatMap(({ references }) => references),
    ]),
  ]);
  const numbered = await itemsByNumbers(db, [...new Set(named.flatMap(({ numbers }) => numbers))]);
  const asking = await itemsByAmounts(db, [...new Set(credits.map(({ amount }) => amount))]);
  const chosen = stored.filter(({ how }) => how === 'chosen');
  const picked = await itemsByIds(
    db,
    idsOf(chosen.map((row) => row.invoice_id)),
    idsOf(chosen.map((row) => (row.invoice_id === null ? row.order_id : null))),
  );
  return {
    items: {
      byReference: grouped(referred.flatMap((item) => item.references.map((reference) => [reference, item] as const))),
      byNumber: grouped(numbered.map((item) => [item.formattedId, item] as const)),
      byAmount: grouped(asking.map((item) => [item.open, item] as const)),
    },
    chosen: new Map(chosen.map((row) => [row.id, itemOf(picked, { invoiceId: row.invoice_id, orderId: row.order_id })])),
  };
}

async function earlier(db: Db, rows: readonly RowToJudge[]): Promise<Pick<Known<BankItem>, 'booked' | 'bookedOf' | 'takenBack'>> {
  const before = await bookedBefore(
    db,
    rows.map(({ key }) => key),
    [...new Set(rows.map(({ bookingKey }) => bookingKey))],
  );
  const returns = rows.filter(({ isReversal, reference }) => isReversal && reference !== '');
  if (returns.length === 0) return { ...before, takenBack: new Map() };
  const payments = await earlierPayments(db, [...new Set(returns.map(({ reference }) => reference))]);
  const items = await itemsByIds(
    db,
    idsOf(payments.map(({ invoiceId }) => invoiceId)),
    idsOf(payments.map(({ invoiceId, orderId }) => (invoiceId === null ? orderId : null))),
  );
  const left: EarlierPayment[] = [...payments];
  const takenBack = new Map<number, { rowId: number; item: BankItem }>();
  for (const { id, reference, amount } of returns) {
    const place = left.findIndex((payment) => payment.reference === reference && payment.amount === 0 - amount);
    const [payment] = place < 0 ? [] : left.splice(place, 1);
    const item = payment === undefined ? null : itemOf(items, payment);
    if (payment !== undefined && item !== null) takenBack.set(id, { rowId: payment.id, item });
  }
  return { ...before, takenBack };
}

export function itemOf(
  items: readonly BankItem[],
  { invoiceId, orderId }: { invoiceId: number | null; orderId: number | null },
): BankItem | null {
  return (
    items.find((item) => (invoiceId === null ? item.invoiceId === null && item.orderId === orderId : item.invoiceId === invoiceId)) ?? null
  );
}

const idsOf = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

function grouped<Key>(pairs: readonly (readonly [Key, BankItem])[]): Map<Key, BankItem[]> {
  return new Map([...Map.groupBy(pairs, ([key]) => key)].map(([key, all]) => [key, all.map(([, item]) => item)]));
}
