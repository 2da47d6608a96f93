/** Ledger entries. An entry is never changed, only reversed by another. */

/** `transfer`: from an order to its invoice, or back. `writeOff`: a remainder that is no longer claimed. */
export const entryKinds = ['payment', 'refund', 'skonto', 'rounding', 'transfer', 'writeOff'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** `credit`: paid from the customer's existing credit. */
export const entrySources = ['manual', 'bank', 'provider', 'credit'] as const;
export type EntrySource = (typeof entrySources)[number];
