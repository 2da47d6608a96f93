/** Reverses what rows of bank files booked, booking by booking, the last one first. */
import { refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { reverseBooking } from '#server/ledger/reverse-booking.ts';
import type { ReverseFacts } from '#server/ledger/reverse-booking.ts';
import { entriesOfRows } from './row-entry-store.ts';

interface TakeBack extends ReverseFacts {
  at: Date;
  who: string;
  reason: string;
}

/** Throws Refusal: `bankImportUsed` if one of the entries is reversed already, `creditUsed` if a credit was used since. */
export async function takeBackRows(trx: Trx, rowIds: readonly number[], { at, who, reason, ...facts }: TakeBack): Promise<void> {
  const entries = await entriesOfRows(trx, rowIds);
  if (entries.some(({ reversed }) => reversed)) throw refused('bankImportUsed');
  const bookings = [...Map.groupBy(entries, ({ booking }) => booking).values()];
  for (const [entry] of bookings.toReversed()) if (entry !== undefined) await reverseBooking(trx, entry.id, reason, { at, who }, facts);
}
