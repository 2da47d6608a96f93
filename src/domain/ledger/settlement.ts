/**
 * How a payment settles what is owed: in full, in part, too much, less cash discount, or except for a rounding difference.
 * The same function shows it before it is saved and creates the ledger entries.
 */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { rappen, sum, timesFraction, zeroRappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';

/** Differences up to CHF 0.05 are neither claimed nor paid back. */
export const roundingTolerance = rappen(5);

/** An invoice, or the part of an order that is not invoiced yet. */
export interface Claim {
  /** Below zero: overpaid. */
  readonly open: Rappen;
}

export type PaymentEffect = 'full' | 'part' | 'over' | 'skonto' | 'rounding';

export interface SettlingEntry<Owed extends Claim> {
  /** null: the customer's credit. */
  readonly claim: Owed | null;
  readonly kind: 'payment' | 'skonto' | 'rounding';
  readonly amount: Rappen;
}

export interface Settlement<Owed extends Claim> {
  readonly effect: PaymentEffect;
  readonly entries: readonly SettlingEntry<Owed>[];
  /** Total of all claims. */
  readonly openAfter: Rappen;
}

/**
 * Claims are paid in order; the rest becomes the customer's credit. `discount`: the cash discount allowed if there is only one claim.
 * The sum of all entries of the kind `payment` is the amount. Throws RangeError for an amount that is not positive.
 */
export function settle<Owed extends Claim>(amount: Rappen, claims: readonly Owed[], discount: Rappen = zeroRappen): Settlement<Owed> {
  if (amount <= 0) throw new RangeError(`not a payment: ${amount}`);
  const owing = claims.filter(({ open }) => open > 0);
  const owed = sum(owing.map(({ open }) => open));
  const over = amount - owed;
  if (over > 0) return overpaid(owing, rappen(over));
  const shares = shared(amount, owing);
  const lack = rappen(-over);
  const payments = shares.flatMap(({ claim, paid }) => (paid === 0 ? [] : [entry(claim, 'payment', paid)]));
  if (lack === 0) return { effect: 'full', entries: payments, openAfter: zeroRappen };
  const deductible = owing.length === 1 ? discount : zeroRappen;
  if (lack > deductible + roundingTolerance) return { effect: 'part', entries: payments, openAfter: lack };
  const deducted = Math.min(lack, deductible);
  const rests = shares.flatMap(({ claim, rest }) => [
    ...(deducted > 0 ? [entry(claim, 'skonto', deducted)] : []),
    ...(rest > deducted ? [entry(claim, 'rounding', rest - deducted)] : []),
  ]);
  return { effect: deducted > 0 ? 'skonto' : 'rounding', entries: [...payments, ...rests], openAfter: zeroRappen };
}

/** Cash discount of an invoice paid on that day; 0 after its period. `hundredths` of a percent, of the charged amount without reminder fees. */
export function cashDiscount(
  invoice: { charged: Rappen; issuedOn: PlainDate; skonto: { hundredths: number; days: number } | null },
  day: PlainDate,
): Rappen {
  const { charged, issuedOn, skonto } = invoice;
  if (skonto === null || skonto.hundredths <= 0 || day > addDays(issuedOn, skonto.days)) return zeroRappen;
  return timesFraction(charged, skonto.hundredths, 10_000);
}

function overpaid<Owed extends Claim>(owing: readonly Owed[], over: Rappen): Settlement<Owed> {
  const last = owing.at(-1);
  const isRounding = last !== undefined && over <= roundingTolerance;
  const payments = owing.map((claim) => entry(claim, 'payment', isRounding && claim === last ? claim.open + over : claim.open));
  if (isRounding) return { effect: 'rounding', entries: [...payments, entry(last, 'rounding', 0 - over)], openAfter: zeroRappen };
  return { effect: 'over', entries: [...payments, entry<Owed>(null, 'payment', over)], openAfter: zeroRappen };
}

function shared<Owed extends Claim>(amount: Rappen, owing: readonly Owed[]): { claim: Owed; paid: number; rest: number }[] {
  let left: number = amount;
  return owing.map((claim) => {
    const paid = Math.min(left, claim.open);
    left -= paid;
    return { claim, paid, rest: claim.open - paid };
  });
}

function entry<Owed extends Claim>(claim: Owed | null, kind: SettlingEntry<Owed>['kind'], amount: number): SettlingEntry<Owed> {
  return { claim, kind, amount: rappen(amount) };
}
