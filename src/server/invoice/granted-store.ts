/** SQL of what was settled on an invoice without money. */
import { sql } from 'kysely';
import type { Granted } from '#domain/ledger/credit-excess.ts';
import { grantedKinds } from '#domain/ledger/credit-excess.ts';
import { rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';

export interface GrantedOnInvoice {
  readonly stands: Granted;
  /** With its credit notes, whose numbers are on the entries. */
  readonly fallen: Granted;
}

export async function grantedOn(db: Db, invoiceId: number): Promise<GrantedOnInvoice> {
  const { rows } = await sql<{ kind: keyof Granted; stands: number; fallen: number }>`
    select kind, sum(amount)::int as stands, coalesce(-sum(amount) filter (
      where source = 'credit' and reference in (select formatted_id from credit_note where invoice_id = ${invoiceId})), 0)::int as fallen
    from payment_entry where invoice_id = ${invoiceId} and kind = any(${[...grantedKinds]}) group by kind`.execute(db);
  const sums = new Map(rows.map(({ kind, ...row }) => [kind, row]));
  const granted = (of: 'stands' | 'fallen'): Granted => {
    const sum = (kind: keyof Granted) => rappen(sums.get(kind)?.[of] ?? 0);
    return { writeOff: sum('writeOff'), rounding: sum('rounding'), skonto: sum('skonto') };
  };
  return { stands: granted('stands'), fallen: granted('fallen') };
}
