/** What was settled on an invoice without money: what stands, and what of it fell away with its credit notes. */
import type { Granted } from '#domain/ledger/credit-excess.ts';
import { rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { grantedSums } from './granted-store.ts';

interface GrantedOnInvoice {
  readonly stands: Granted;
  readonly fallen: Granted;
}

export async function grantedOn(db: Db, invoiceId: number): Promise<GrantedOnInvoice> {
  const sums = new Map((await grantedSums(db, invoiceId)).map(({ kind, ...row }) => [kind, row]));
  const granted = (of: keyof GrantedOnInvoice): Granted => {
    const sum = (kind: keyof Granted) => rappen(sums.get(kind)?.[of] ?? 0);
    return { writeOff: sum('writeOff'), rounding: sum('rounding'), skonto: sum('skonto') };
  };
  return { stands: granted('stands'), fallen: granted('fallen') };
}
