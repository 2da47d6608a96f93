/** Staff reverse what was recorded by mistake, with a reason. Bookings of a provider or a bank file are reversed the way they came. */
import { RecordedMoney } from '#contract/ledger.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { recorded } from './entry-answer.ts';
import { findBooking } from './entry-list-store.ts';
import type { LedgerServices } from './ledger-services.ts';
import { lockBooking } from './ledger-store.ts';
import { reverseBooking } from './reverse-booking.ts';

export async function reversePayment(
  { db, now }: Pick<LedgerServices, 'db' | 'now'>,
  id: number,
  reason: string,
  caller: { actor: Actor; idempotencyKey: string | null },
): Promise<RecordedMoney> {
  const who = actorName(caller.actor);
  return idempotent(
    db,
    idempotencyKey(`payment-entry reverse ${who}`, caller.idempotencyKey, { id, reason }),
    (body) => RecordedMoney.parse(body),
    async (key) =>
      transaction(db, async (trx) => {
        await checkReversible(trx, id);
        const ids = await reverseBooking(trx, id, reason, { at: new Date(now()), who });
        const answer = await recorded(trx, ids);
        if (key !== null) await keepAnswer(trx, key, answer);
        return answer;
      }),
  );
}

async function checkReversible(trx: Trx, id: number): Promise<void> {
  await lockBooking(trx, id);
  const booking = await findBooking(trx, id);
  const entry = booking.find((each) => each.id === id);
  if (entry === undefined) throw notFound();
  if (booking.some(({ reverses }) => reverses !== null)) throw refused('entryIsReverse');
  if (entry.reversed_by !== null) throw refused('entryReversed');
  // Made when an invoice was issued, an order cancelled or a credit note written: reversed with the payment itself.
  if (booking.every(({ kind, source }) => kind === 'transfer' || kind === 'rounding' || (source === 'credit' && kind !== 'payment')))
    throw refused('entryFollows');
  if (booking.some(({ source }) => source === 'provider')) throw refused('entryOfProvider');
  if (booking.some(({ bank_import_row_id }) => bank_import_row_id !== null)) throw refused('entryOfBankImport');
}
