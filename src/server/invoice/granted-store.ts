/** SQL of what was settled on an invoice without money. */
import { sql } from 'kysely';
import type { Granted } from '#domain/ledger/credit-excess.ts';
import { grantedKinds } from '#domain/ledger/credit-excess.ts';
import type { Db } from '#server/db/pool.ts';

/** In Rappen. */
interface GrantedSums {
  kind: keyof Granted;
  stands: number;
  /** With its credit notes, whose numbers are on the entries. */
  fallen: number;
}

export async function grantedSums(db: Db, invoiceId: number): Promise<GrantedSums[]> {
  const { rows } = await sql<GrantedSums>`
    select kind, sum(amount)::int as stands, coalesce(-sum(amount) filter (
      where source = 'credit' and reference in (select formatted_id from credit_note where invoice_id = ${invoiceId})), 0)::int as fallen
    from payment_entry where invoice_id = ${invoiceId} and kind = any(${[...grantedKinds]}) group by kind`.execute(db);
  return rows;
}
