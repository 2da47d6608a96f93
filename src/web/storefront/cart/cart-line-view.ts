/** A cart line as the browser stores it: the domain's line and the chosen values in words, for display. */
import type { CartLine } from '#domain/cart/cart.ts';
import { restoreLine } from '#domain/cart/restore-line.ts';

export interface Detail {
  label: string;
  value: string;
}

export interface CartLineView extends CartLine {
  readonly details: readonly Detail[];
}

const isDetail = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && typeof (value as Detail).label === 'string' && typeof (value as Detail).value === 'string';

/** Null: the stored value is not a line. */
export function restoreLineView(stored: unknown): CartLineView | null {
  const line = restoreLine(stored);
  if (!line || line.quantity === 0) return null;
  const { details } = stored as { details?: unknown };
  return { ...line, details: Array.isArray(details) ? details.filter(isDetail) : [] };
}
