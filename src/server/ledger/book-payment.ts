/** Books a payment on an invoice, or on an order and everything open of it: what it pays, the excess as credit, discount and rounding. */
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import type { EntrySource } from '#domain/ledger/entry.ts';
import { settle } from '#domain/ledger/settlement.ts';
import type { Settlement } from '#domain/ledger/settlement.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { addEntries } from './add-entries.ts';
import type { Booking, NewEntry } from './add-entries.ts';
import { lockClaims } from './claims.ts';
import type { Claims, PaymentOn, TargetClaim } from './claims.ts';

export interface PaymentToBook {
  on: PaymentOn;
  /** More than 0. */
  amount: Rappen;
  /** `2026-11-23`: decides whether the payment is in time for the cash discount. */
  day: string;
  source: EntrySource;
  reference?: string;
  reason?: string;
  bankImportRowId?: number;
}

export interface Booked {
  ids: number[];
  settlement: Settlement<TargetClaim>;
}

export interface Beside {
  /** Checks the settlement before it is booked; throws to refuse it. */
  check?: (settlement: Settlement<TargetClaim>, found: Claims) => Promise<void> | void;
  /** Further entries of the same booking. */
  beside?: (customerId: number) => NewEntry[];
}

/** null: no such invoice or order. */
export async function bookPayment(
  trx: Trx,
  { on, amount, ...facts }: PaymentToBook,
  booking: Booking,
  { check, beside }: Beside = {},
): Promise<Booked | null> {
  const found = await lockClaims(trx, on, { day: plainDateOf(facts.day), source: facts.source });
  if (found === null) return null;
  const settlement = settle(amount, found.claims, found.discount);
  await check?.(settlement, found);
  const entries = settlement.entries.map(({ claim, kind, amount: each }): NewEntry => {
    return { ...facts, target: claim?.target ?? { customerId: found.customerId }, kind, amount: each };
  });
  return { ids: await addEntries(trx, [...entries, ...(beside?.(found.customerId) ?? [])], booking), settlement };
}
