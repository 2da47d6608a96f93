/** The order whose payment slip carries a reference, for money received before the invoice is written. */
import { creditorReference, qrReference } from '#domain/qr-bill/payment-reference.ts';

/** `A2026-00001`; null: not the reference of an order's slip. */
export function orderNumberOf(reference: string): string | null {
  const [, year, count] =
    /^(?:0*|RF[0-9]{2}A)(20[0-9]{2})([0-9]{5,9})$/.exec(reference.startsWith('RF') ? reference : reference.slice(0, -1)) ?? [];
  if (year === undefined || count === undefined) return null;
  const number = `A${year}-${count}`;
  return referencesOfOrder(number).includes(reference) ? number : null;
}

export function referencesOfOrder(formattedId: string): string[] {
  return [qrReference(formattedId), creditorReference(formattedId)];
}
