/** How many lines an order or a quote may grow to by the hand of staff: what a page, a form and a paper still bear. */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export const mostPositions = 500;

/** A document that has more already may keep them. Sets and their parts count one by one. */
export function refuseTooManyPositions(
  before: number,
  added: readonly { readonly children: readonly unknown[] }[],
  removed = 0,
): Refusal | null {
  const after = before + added.reduce((count, { children }) => count + 1 + children.length, 0) - removed;
  return after > before && after > mostPositions ? refusal('tooManyPositions', { most: mostPositions }) : null;
}
