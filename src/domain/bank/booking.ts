/**
 * The rows of a dry run: every payment of every entry once, with a key that is the same in any other file of the bank, and the reason
 * why it cannot be booked, as far as the file alone shows it. Record 0030 explains the keys.
 */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { rappen, sum, zeroRappen, type Rappen } from '#domain/money/money.ts';
import { normalReference } from './bank-reference.ts';
import type { Entry, Payment, Statement } from './statement.ts';

/** Reasons against booking that the file alone shows. */
export type FileProblem =
  | 'bankAmountUnreadable'
  | 'bankDayMissing'
  | 'bankPending'
  | 'bankForeignCurrency'
  | 'bankOtherAccount'
  | 'bankOutgoing'
  | 'bankOwnPaymentReturned'
  | 'bankDetailsMissing'
  | 'bankSeveralReferences'
  | 'bankRowTwice';

export interface Booking {
  /** Identifies the payment across files. */
  readonly key: string;
  /** Identifies its entry; all payments of an entry together never exceed `entryAmount`. */
  readonly entryKey: string;
  readonly entryAmount: Rappen;
  /** Negative: outgoing. */
  readonly amount: Rappen;
  readonly currency: string;
  readonly day: PlainDate | null;
  readonly reference: string;
  /** All references, where the payer did not say how much is for which. */
  readonly others: readonly string[];
  readonly debtor: string;
  readonly text: string;
  /** Reverses an earlier payment. */
  readonly isReversal: boolean;
  /** The bank's own charges: no invoice is concerned. */
  readonly isCharge: boolean;
  readonly problem: FileProblem | null;
}

export const currency = 'CHF';

/** `own`: the company's accounts (IBAN and QR-IBAN), which are one account under two numbers. */
export function bookingsOf(statements: readonly Statement[], own: readonly string[]): Booking[] {
  const seen = new Set<string>();
  return statements.flatMap((statement) => {
    const isOwn = own.includes(statement.account);
    const account = isOwn ? (own[0] ?? '') : statement.account;
    // Two equal bookings without a bank number remain two, within one statement.
    const repeats = new Map<string, number>();
    return statement.entries.flatMap((entry) => {
      const entryKey = keyOf(entry, account, repeats);
      return paymentsOf(entry, entryKey).map((booking) => {
        const isTwice = seen.has(booking.key);
        seen.add(booking.key);
        if (!isOwn) return { ...booking, problem: 'bankOtherAccount' as const };
        return isTwice ? { ...booking, problem: 'bankRowTwice' as const } : booking;
      });
    });
  });
}

function keyOf(entry: Entry, account: string, repeats: Map<string, number>): string {
  const { amount, isCredit, bankReference } = entry;
  const money = `${isCredit ? 'C' : 'D'}${amount?.amount ?? '?'}${amount?.currency ?? ''}`;
  if (bankReference !== '' && bankReference !== 'NOTPROVIDED') return [account, bankReference, money].join('|');
  const [payment] = entry.payments;
  const reference = normalReference(payment?.shares[0]?.reference ?? '').reference;
  const told = [entry.bookedOn ?? '', reference, plain(payment?.debtor ?? ''), plain(payment?.text ?? entry.text)];
  const print = [account, money, ...told].join('|');
  const count = (repeats.get(print) ?? 0) + 1;
  repeats.set(print, count);
  return `${print}|${count}`;
}

function paymentsOf(entry: Entry, entryKey: string): Booking[] {
  const whole = wholeOf(entry, entryKey);
  if (whole.problem !== null || whole.isCharge || entry.payments.length === 0) return [whole];
  return [...splitOf(whole, entry), ...chargesOf(whole, entry)];
}

/** The charges the bank deducted: payments and charges together are the amount that reached the account. */
function chargesOf(whole: Booking, { amount, isCredit, payments }: Entry): Booking[] {
  const kept = sum(payments.map(signed)) - (amount?.amount ?? 0);
  if (!isCredit || kept <= 0) return [];
  const key = `${whole.entryKey}/charges`;
  const charge = rappen(0 - kept);
  const nobody = { reference: '', debtor: '', isReversal: false };
  return [{ ...whole, ...nobody, key, entryKey: key, entryAmount: charge, amount: charge, isCharge: true }];
}

function splitOf(whole: Booking, entry: Entry): Booking[] {
  const [only] = entry.payments;
  if (only !== undefined && entry.payments.length === 1) return sharesOf(whole, only);
  const repeats = new Map<string, number>();
  return entry.payments.flatMap((payment) => {
    const reference = normalReference(payment.shares[0]?.reference ?? '').reference;
    // Payments of one entry with the same reference and amount are interchangeable; without a reference the payer distinguishes them.
    const print = `${whole.entryKey}/${reference === '' ? plain(payment.debtor) : reference}/${payment.amount}`;
    const count = (repeats.get(print) ?? 0) + 1;
    repeats.set(print, count);
    return sharesOf({ ...whole, key: `${print}/${count}` }, payment);
  });
}

/** The entry as one row; with a problem that concerns all of its payments. */
function wholeOf(entry: Entry, entryKey: string): Booking {
  const amount = entry.amount?.amount ?? zeroRappen;
  const whole = rappen(entry.isCredit ? amount : 0 - amount);
  const paid = entry.payments.map(signed);
  const total = sum(paid);
  const [payment] = entry.payments;
  return {
    key: entryKey,
    entryKey,
    // With bank charges the payments may exceed what reached the account.
    entryAmount: paid.length > 0 && Math.abs(total) > amount ? total : whole,
    amount: whole,
    currency: entry.amount?.currency ?? '',
    day: entry.bookedOn ?? entry.valueOn,
    reference: entry.payments.length === 1 ? normalReference(payment?.shares[0]?.reference ?? '').reference : '',
    others: [],
    debtor: entry.payments.length === 1 ? (payment?.debtor ?? '') : '',
    text: entry.payments.length === 1 && payment?.text !== '' ? (payment?.text ?? '') : entry.text,
    isReversal: !entry.isCredit && isReturn(entry),
    isCharge: entry.isCharge && !isReturn(entry),
    problem: entryProblem(entry),
  };
}

const isReturn = (entry: Entry): boolean => entry.isReversal || entry.payments.some((payment) => payment.isReturn);

function entryProblem(entry: Entry): FileProblem | null {
  if (entry.amount === null || entry.amount.amount === 0) return 'bankAmountUnreadable';
  if (entry.status !== 'BOOK') return 'bankPending';
  if (entry.amount.currency !== currency) return 'bankForeignCurrency';
  if (entry.isCredit && isReturn(entry)) return 'bankOwnPaymentReturned';
  if (!entry.isCredit && !isReturn(entry) && !entry.isCharge) return 'bankOutgoing';
  if (entry.bookedOn === null && entry.valueOn === null) return 'bankDayMissing';
  if (entry.payments.some(({ amount }) => amount === null)) return 'bankDetailsMissing';
  // A sum of several payments settles nothing by itself.
  return entry.payments.length === 0 && (entry.batch.count ?? 1) > 1 ? 'bankDetailsMissing' : null;
}

/** Splits a payment with an amount for each reference into one row per reference. */
function sharesOf(whole: Booking, payment: Payment): Booking[] {
  const amount = signed(payment);
  const row = { ...whole, amount, debtor: payment.debtor, text: payment.text === '' ? whole.text : payment.text };
  const shares = new Map(payment.shares.map((share) => [normalReference(share.reference).reference, share.amount]));
  const reference = [...shares.keys()][0] ?? '';
  if (shares.size <= 1) return [{ ...row, reference }];
  const parts = [...shares].map(([each, part]) => ({ reference: each, part }));
  if (parts.every(({ part }) => part !== null) && sum(parts.map(({ part }) => part ?? zeroRappen)) === Math.abs(amount))
    return parts.map(({ reference: each, part }) => ({
      ...row,
      key: `${row.key}/${each}`,
      reference: each,
      amount: rappen(amount < 0 ? 0 - (part ?? 0) : (part ?? 0)),
    }));
  return [{ ...row, reference, others: [...shares.keys()], problem: 'bankSeveralReferences' }];
}

const signed = ({ amount, isCredit }: Payment): Rappen => rappen(isCredit ? (amount ?? 0) : 0 - (amount ?? 0));

const plain = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, 60);
