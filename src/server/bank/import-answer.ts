/** A bank file with its rows in the wire's form. */
import type { BankImport, BankImportRow, BankImportWithRows } from '#contract/bank-import.ts';
import { isChoosable } from '#domain/bank/judge.ts';
import type { PaymentEffect } from '#domain/ledger/settlement.ts';
import { chfFromRappen, rappen, sum } from '#domain/money/money.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { importsOf, rowsOf } from './bank-store.ts';
import type { ImportRow, StoredRow } from './bank-store.ts';
import { itemOf, judgedRows } from './judged-rows.ts';
import type { JudgedRow } from './judged-rows.ts';
import { itemsByIds } from './item-store.ts';
import { gapsOf } from './statement-gaps.ts';
import { effectsOfRows } from './row-entry-store.ts';
import type { BankItem } from './item-store.ts';

type Judging = ReadonlyMap<number, JudgedRow>;

/** Dry runs show the result if booked now, others the stored result. */
export async function importAnswers(db: Db, ids: readonly number[]): Promise<BankImportWithRows[]> {
  const imports = await importsOf(db, ids);
  const stored = Map.groupBy(await rowsOf(db, ids), (row) => row.import_id);
  const dry = imports.filter(({ state }) => state === 'DRY').flatMap(({ id }) => stored.get(id) ?? []);
  const judged = await judgedRows(db, dry);
  const past = [...stored.values()].flat().filter(({ id }) => !judged.has(id));
  const items = await itemsByIds(
    db,
    past.flatMap((row) => row.invoice_id ?? []),
    past.flatMap((row) => (row.invoice_id === null ? (row.order_id ?? []) : [])),
  );
  const effects = await effectsOfRows(
    db,
    past.map(({ id }) => id),
  );
  const gaps = await gapsOf(db, ids);
  return imports.map((file) => {
    const rows = (stored.get(file.id) ?? []).map((row) => rowAnswer(row, judged, { items, effects }));
    return { ...importAnswer(file, rows), gaps: gaps.get(file.id) ?? [], rows };
  });
}

/** Refuses with 404 if there is no such file. */
export async function importAnswerOf(db: Db, id: number): Promise<BankImportWithRows> {
  const [answer] = await importAnswers(db, [id]);
  if (answer === undefined) throw notFound();
  return answer;
}

function importAnswer(file: ImportRow, rows: readonly BankImportRow[]): Omit<BankImport, 'gaps'> {
  const counted = rows.filter(({ problem, booked }) => (file.state === 'DRY' ? problem === null : booked));
  return {
    id: file.id,
    version: file.version,
    fileName: file.file_name,
    state: file.state,
    createdAt: file.created_at.toISOString(),
    who: file.who,
    appliedAt: file.applied_at?.toISOString() ?? null,
    undoneAt: file.undone_at?.toISOString() ?? null,
    problems: file.problems,
    totals: { rows: rows.length, bookable: counted.length, amount: total(rows), bookableAmount: total(counted) },
  };
}

/** In francs; summed in whole Rappen, so that sums are exact. */
const total = (rows: readonly BankImportRow[]): number => chfFromRappen(sum(rows.map(({ amount }) => rappen(Math.round(amount * 100)))));

interface Past {
  items: readonly BankItem[];
  effects: ReadonlyMap<number, PaymentEffect>;
}

function rowAnswer(row: StoredRow, judging: Judging, { items, effects }: Past): BankImportRow {
  const judged = judging.get(row.id);
  const facts = {
    id: row.id,
    amount: chfFromRappen(rappen(row.amount)),
    currency: row.currency,
    day: row.day,
    reference: row.reference,
    debtor: row.debtor,
    text: row.text,
    booked: row.booked,
  };
  if (judged === undefined) {
    const item = itemOf(items, { invoiceId: row.invoice_id, orderId: row.order_id });
    const match = item === null || row.how === null ? null : { ...matched(item), how: row.how };
    const charge = row.is_charge && row.booked ? 'charge' : null;
    return {
      ...facts,
      match,
      effect: row.takes_back === null ? (effects.get(row.id) ?? charge) : 'reversal',
      problem: row.problem,
      choosable: false,
    };
  }
  const { match, effect, problem, open } = judged;
  return {
    ...facts,
    match: match === null ? null : { ...matched(match.item), open: chfFromRappen(open), how: match.how },
    effect,
    problem,
    choosable: isChoosable(judged, { amount: row.amount, isReversal: row.is_reversal }),
  };
}

export const matched = ({ invoiceId, orderId, formattedId, customerName, open }: BankItem) => ({
  invoiceId,
  orderId,
  formattedId,
  customerName,
  open: chfFromRappen(rappen(open)),
});
