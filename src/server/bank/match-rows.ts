/** Staff confirm what a payment is for, choose something else, or leave it out. Only in a dry run; nothing is booked. */
import type { BankImportWithRows } from '#contract/bank-import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { isChoosable } from '#domain/bank/judge.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { BankServices } from './bank-services.ts';
import { rowsOf, storeOutcomes, storeState } from './bank-store.ts';
import { importAnswerOf } from './import-answer.ts';
import { itemsByIds } from './item-store.ts';
import { itemOf, judgedRows } from './judged-rows.ts';
import { lockVersion } from './lock-version.ts';

export interface Choice {
  id: number;
  invoiceId?: number | null | undefined;
  orderId?: number | null | undefined;
}

export async function matchRows(
  { db, now }: BankServices,
  { id, version, rows }: { id: number; version: number; rows: readonly Choice[] },
  actor: Actor,
): Promise<BankImportWithRows> {
  await transaction(db, async (trx) => {
    const file = await lockVersion(trx, id, version);
    if (file.state !== 'DRY') throw refused('bankImportNotDry');
    const stored = await rowsOf(trx, [id]);
    const judged = await judgedRows(trx, stored);
    const storedRows = new Map(stored.map((row) => [row.id, row]));
    const choices = rows.map((row) => ({
      id: row.id,
      invoiceId: row.invoiceId ?? null,
      orderId: row.invoiceId == null ? (row.orderId ?? null) : null,
    }));
    const items = await itemsByIds(
      trx,
      choices.flatMap(({ invoiceId }) => invoiceId ?? []),
      choices.flatMap(({ orderId }) => orderId ?? []),
    );
    const outcomes = choices.map((choice, index) => {
      const [found, row] = [judged.get(choice.id), storedRows.get(choice.id)];
      if (found === undefined || row === undefined || !isChoosable(found, { amount: row.amount, isReversal: row.is_reversal }))
        throw refused('bankRowNotChoosable', {}, `body.rows.${index}`);
      const isNothing = choice.invoiceId === null && choice.orderId === null;
      if (!isNothing && row.is_reversal) throw refused('bankRowNotChoosable', {}, `body.rows.${index}`);
      if (!isNothing && itemOf(items, choice) === null) throw notFound();
      return { ...choice, how: 'chosen' as const, problem: null, takesBack: null, booked: false };
    });
    await storeOutcomes(trx, outcomes);
    await storeState(trx, id, {});
    const places = new Map(stored.map((row) => [row.id, row.sort_order + 1]));
    await addHistory(
      trx,
      'bankImport',
      { recordId: id, version: version + 1, at: new Date(now()), who: actorName(actor) },
      outcomes.map((outcome) => ({
        field: `rows.${places.get(outcome.id)}`,
        before: judged.get(outcome.id)?.match?.item.formattedId ?? '',
        after: itemOf(items, outcome)?.formattedId ?? '',
      })),
    );
  });
  return importAnswerOf(db, id);
}
