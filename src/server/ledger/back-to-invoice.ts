/**
 * A payment is reversed on an invoice that was credited since: the money that became credit with the note comes back from there, and what had fallen away is
 * not taken twice. Otherwise an invoice that charges nothing any more would be open, and its customer have credit that nobody paid.
 */
import { grantedKinds } from '#domain/ledger/credit-excess.ts';
import { rappen } from '#domain/money/money.ts';
import { refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { grantedOn } from '#server/invoice/granted.ts';
import type { NewEntry } from './add-entries.ts';
import type { StoredEntry } from './entry-list-store.ts';
import { latestNote, movedToCredit } from './credited-store.ts';
import { lockInvoices } from './ledger-store.ts';
import { lockCredit } from './refund-places.ts';

const sumOf = (all: readonly StoredEntry[]): number => all.reduce((sum, { amount }) => sum + amount, 0);

const isGranted = ({ kind }: StoredEntry): boolean => grantedKinds.some((each) => each === kind);

/** Throws `creditUsed`. `taken`: the entries to be reversed on the invoice. */
export async function backToInvoice(trx: Trx, invoiceId: number, taken: readonly StoredEntry[], day: string): Promise<NewEntry[]> {
  const [invoice] = await lockInvoices(trx, [invoiceId]);
  if (invoice === undefined) throw new Error(`no invoice ${invoiceId}`);
  const facts = { day, source: 'credit', target: { invoiceId } } as const;
  const { stands, fallen } = await grantedOn(trx, invoiceId);
  const reference = await latestNote(trx, invoiceId);
  const again = grantedKinds.flatMap((kind): NewEntry[] => {
    const amount = Math.min(sumOf(taken.filter((entry) => entry.kind === kind)), fallen[kind]);
    return amount > 0 ? [{ ...facts, kind, reference, amount: rappen(amount) }] : [];
  });
  const money = invoice.paid - stands.writeOff - stands.rounding - stands.skonto;
  const lack = Math.min(sumOf(taken.filter((entry) => !isGranted(entry))) - money, await movedToCredit(trx, invoiceId));
  if (lack <= 0) return again;
  if (lack > (await lockCredit(trx, invoice.customerId))) throw refused('creditUsed');
  return [
    ...again,
    { ...facts, target: { customerId: invoice.customerId }, kind: 'transfer', amount: rappen(0 - lack) },
    { ...facts, kind: 'transfer', amount: rappen(lack) },
  ];
}
