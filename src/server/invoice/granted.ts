/** What was settled on an invoice without money, and what of it fell away with its credit notes. */
import type { Granted } from '#domain/ledger/credit-excess.ts';
import { rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { grantedSums } from './granted-store.ts';

export async function grantedOn(db: Db, invoiceId: number): Promise<Granted> {
  return grantedSums(db, invoiceId, { byNotes: false });
}

export async function fallenOn(db: Db, invoiceId: number): Promise<Granted> {
  const { writeOff, rounding, skonto } = await grantedSums(db, invoiceId, { byNotes: true });
  return { writeOff: rappen(0 - writeOff), rounding: rappen(0 - rounding), skonto: rappen(0 - skonto) };
}
