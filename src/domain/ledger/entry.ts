/** Ledger entries. An entry is never changed, only reversed by another. */

/** `transfer`: from an order to its invoice, or back. `writeOff`: a remainder that is no longer claimed. */
export const entryKinds = ['payment', 'refund', 'skonto', 'rounding', 'transfer', 'writeOff'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** `credit`: money received earlier, such as a prepayment or the customer's credit. */
export const entrySources = ['manual', 'bank', 'provider', 'credit'] as const;
export type EntrySource = (typeof entrySources)[number];
