/**
 * The number on the documents: A2026-00001 for orders, O2026-00001 for quotes, counted per year.
 * Specification: storefront §3 (formattedId). The counter itself is the database's.
 */
import type { DocumentKind } from './request-kind.ts';
import { documentKind } from './request-kind.ts';

/** Five digits at least. Throws RangeError for a counter below 1: it would repeat a number. */
export function formattedId(kind: DocumentKind, year: number, counter: number): string {
  if (!Number.isSafeInteger(counter) || counter < 1) throw new RangeError(`not a document counter: ${counter}`);
  return `${kind === documentKind.ORDER ? 'A' : 'O'}${year}-${String(counter).padStart(5, '0')}`;
}
