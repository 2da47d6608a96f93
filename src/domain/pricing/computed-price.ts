/**
 * A price computed by a workbook or an external service: accepted only if it is a valid amount. Otherwise the price is on request, never 0.
 * Specification: domain decisions §3 (EXCEL_PRICE, REMOTE_PRICE).
 */
import { unitPriceFromChf, type UnitPrice } from '#domain/money/money.ts';

const mostChf = 10_000_000;

/** Rounded to ten-thousandths of a franc; null for everything that is not a price. */
export function computedPrice(chf: unknown): UnitPrice | null {
  if (typeof chf !== 'number' || !(chf > 0) || chf >= mostChf) return null;
  const price = unitPriceFromChf(chf);
  return price > 0 ? price : null;
}
