/** Undoes a whole bank file: each of its entries is reversed, in one transaction. The file may be imported again afterwards. */
import type { BankImportWithRows } from '#contract/bank-import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { doOnce } from '#server/idempotency/idempotent.ts';
import { lockMoney } from '#server/ledger/lock-money.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { BankServices } from './bank-services.ts';
import { lockBooking, rowsOf, storeOutcomes, storeState } from './bank-store.ts';
import { importAnswerOf } from './import-answer.ts';
import { lockVersion } from './lock-version.ts';
import { takeBackRows } from './take-back-rows.ts';
import { entriesOfRows } from './row-entry-store.ts';

interface Wish {
  id: number;
  version: number;
}

/** Once per idempotency key. */
export async function undoImport(
  { db, now }: BankServices,
  wish: Wish,
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<BankImportWithRows> {
  const who = actorName(actor);
  const asItIs = async (): Promise<BankImportWithRows> => importAnswerOf(db, wish.id);
  const undo = async (keep: (trx: Trx) => Promise<void>): Promise<BankImportWithRows> => {
    await transaction(db, async (trx) => {
      await takeBack(trx, wish, { at: new Date(now()), who });
      await keep(trx);
    });
    return asItIs();
  };
  return doOnce(db, idempotencyKey(`undo bank file by ${who}`, sentKey, wish), undo, asItIs);
}

async function takeBack(trx: Trx, { id, version }: Wish, { at, who }: { at: Date; who: string }): Promise<void> {
  await lockBooking(trx);
  const file = await lockVersion(trx, id, version);
  if (file.state !== 'APPLIED') throw refused('bankImportNotApplied');
  const booked = (await rowsOf(trx, [id])).filter((row) => row.booked);
  const rowIds = booked.map((row) => row.id);
  const entries = await entriesOfRows(trx, rowIds);
  await lockMoney(trx, {
    invoiceIds: entries.flatMap(({ invoiceId }) => invoiceId ?? []),
    orderIds: entries.flatMap(({ orderId }) => orderId ?? []),
  });
  await takeBackRows(trx, rowIds, { at, who, reason: `Bankdatei ${file.file_name} zurückgenommen` });
  await storeOutcomes(
    trx,
    booked.map((row) => ({
      id: row.id,
      invoiceId: row.invoice_id,
      orderId: row.order_id,
      how: row.how,
      problem: null,
      takesBack: row.takes_back,
      booked: false,
    })),
  );
  await storeState(trx, id, { state: 'UNDONE', undone_at: at });
  await addHistory(trx, 'bankImport', { recordId: id, version: version + 1, at, who }, [
    { field: 'undone', before: `${booked.length} Zahlungen`, after: null },
  ]);
}
