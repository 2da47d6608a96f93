/** SQL of what was settled on an invoice without money. */
import { sql } from 'kysely';
import type { Granted } from '#domain/ledger/credit-excess.ts';
import { grantedKinds } from '#domain/ledger/credit-excess.ts';
import { rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';

/** `byNotes`: only what credit notes took away, whose numbers are on the entries: below zero. */
export async function grantedSums(db: Db, invoiceId: number, { byNotes }: { byNotes: boolean }): Promise<Granted> {
  const ofNotes = sql`source = 'credit' and reference in (select formatted_id from credit_note where invoice_id = ${invoiceId})`;
  const { rows } = await sql<{ writeOff: number; rounding: number; skonto: number }>`
    select ${sql.join(grantedKinds.map((kind) => sql`coalesce(sum(amount) filter (where kind = ${kind}), 0)::int as ${sql.ref(kind)}`))}
    from payment_entry where invoice_id = ${invoiceId} and ${byNotes ? ofNotes : sql`true`}`.execute(db);
  const { writeOff, rounding, skonto } = rows[0] ?? { writeOff: 0, rounding: 0, skonto: 0 };
  return { writeOff: rappen(writeOff), rounding: rappen(rounding), skonto: rappen(skonto) };
}
