/** A bank file of which some payments must not be booked as they are: ten kinds of faults; four of each among 500 payments in the long run. */
import { depth } from '../depth.ts';
import { camtFile, type CamtEntry } from '#demo/bank/camt-file.ts';

export interface AskedInvoice {
  formattedId: string;
  reference: string;
  customerName: string;
  /** In hundredths of a franc. */
  open: number;
  /** Fully paid already. */
  isPaid: boolean;
}

export const bankIban = 'CH93 0076 2011 6238 5295 7';
export const rowCount = depth(125, 500);
export const faultCount = depth(10, 40);
const day = '2026-11-20';
const every = 12;
const firstFault = 5;

type Spoil = (entry: CamtEntry, invoice: AskedInvoice, good: CamtEntry) => CamtEntry;

const without = (entry: CamtEntry, { debtor }: { debtor: string }): CamtEntry => ({
  ...entry,
  payments: entry.payments.map(({ amount }) => ({ amount, debtor })),
});
const withReference = (entry: CamtEntry, reference: string): CamtEntry => ({
  ...entry,
  payments: entry.payments.map((payment) => ({ ...payment, reference, debtor: 'Unbekannt' })),
});

const faults: readonly [problem: string, spoil: Spoil][] = [
  ['bankNoMatch', (entry, { reference }) => withReference(entry, `${reference.slice(0, 26)}${(Number(reference[26]) + 1) % 10}`)],
  ['bankNoMatch', (entry) => without(entry, { debtor: 'Unbekannt' })],
  ['bankPending', (entry) => ({ ...entry, status: 'PDNG' })],
  ['bankForeignCurrency', (entry) => ({ ...entry, currency: 'EUR' })],
  ['bankOutgoing', (entry) => ({ ...entry, isOutgoing: true })],
  ['bankProposal', (entry, { customerName }) => without(entry, { debtor: customerName.toUpperCase() })],
  ['bankOwnPaymentReturned', (entry) => ({ ...entry, payments: entry.payments.map((payment) => ({ ...payment, returned: 'AC04' })) })],
  ['bankDetailsMissing', (entry) => ({ ...entry, isSumOnly: true, payments: [...entry.payments, ...entry.payments] })],
  ['bankRowTwice', (_entry, _invoice, good) => good],
  ['bankItemSettled', (entry) => entry],
];

/** Whether the invoices that these rows pay are settled already. */
const isPaidBefore = (index: number): boolean => faultAt(index)?.[0] === 'bankItemSettled';

function faultAt(index: number): (typeof faults)[number] | null {
  const place = index - firstFault;
  return place < 0 || place % every !== 0 || place / every >= faultCount ? null : (faults[(place / every) % faults.length] ?? null);
}

/** `problems`: of the rows in order; null: it can be booked. */
export function faultyFile(invoices: readonly AskedInvoice[]): { text: string; problems: (string | null)[] } {
  const entries: CamtEntry[] = [];
  const problems: (string | null)[] = [];
  invoices.forEach((invoice, index) => {
    const { reference, customerName: debtor, open: amount } = invoice;
    const entry: CamtEntry = { bankReference: `Z${String(index).padStart(6, '0')}`, day, payments: [{ amount, reference, debtor }] };
    const fault = faultAt(index);
    entries.push(fault === null ? entry : fault[1](entry, invoice, entries[index - 1] ?? entry));
    problems.push(fault?.[0] ?? null);
  });
  return { text: camtFile({ kind: '053', version: '08', id: 'FAULTS', iban: bankIban, day, opening: 1_000_000_000, entries }), problems };
}

/** Invoices of made-up customers, each with its own amount. */
export function askedInvoices(referenceOf: (formattedId: string) => string): AskedInvoice[] {
  return Array.from({ length: rowCount }, (_, index) => {
    const formattedId = `R2025-${String(index + 1).padStart(5, '0')}`;
    return {
      formattedId,
      reference: referenceOf(formattedId),
      customerName: `Kunde Nummer${index}`,
      open: 10_000 + index * 7,
      isPaid: isPaidBefore(index),
    };
  });
}
