/**
 * Document numbers: A2026-00001 for orders, O for quotes, L for deliveries, R for invoices, G for credit notes, each counted per year without gaps.
 * Specification: storefront §3 (formattedId). The counter itself is kept in the database.
 */
const letters = { order: 'A', quote: 'O', delivery: 'L', invoice: 'R', creditNote: 'G' } as const;

/** Also the name of its counter. */
export type NumberedKind = keyof typeof letters;

/** At least five digits. Throws RangeError for a counter below 1: it would repeat a number. */
export function formattedId(kind: NumberedKind, year: number, counter: number): string {
  if (!Number.isSafeInteger(counter) || counter < 1) throw new RangeError(`not a document counter: ${counter}`);
  return `${letters[kind]}${year}-${String(counter).padStart(5, '0')}`;
}
