/** Entries of the ledger. An entry is never changed, only taken back by its reverse. */

/** `transfer`: from an order to its invoice, or back. `writeOff`: a rest that nobody asks for any more. */
export const entryKinds = ['payment', 'refund', 'skonto', 'rounding', 'transfer', 'writeOff'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** `credit`: money that was already there. */
export const entrySources = ['manual', 'bank', 'provider', 'credit'] as const;
export type EntrySource = (typeof entrySources)[number];
