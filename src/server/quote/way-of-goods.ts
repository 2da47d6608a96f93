/** A quote by post goes by truck once a change adds goods that no parcel carries; the way that staff choose, also against the goods, stays. */
import { goesByMail } from '#domain/shipping/storing-space.ts';
import type { QuotePositionRow } from './quote-line-store.ts';
import type { QuoteServices } from './quote-services.ts';
import type { QuoteColumns, QuoteRow } from './quote-store.ts';

interface ChangedGoods {
  row: QuoteRow;
  before: readonly QuotePositionRow[];
  after: readonly QuotePositionRow[];
  /** Undefined: staff say nothing of the way. */
  chosen: QuoteRow['delivery_type'] | undefined;
}

export function wayOfGoods(services: Pick<QuoteServices, 'productFacts'>, { row, before, after, chosen }: ChangedGoods): QuoteColumns {
  const fits = (positions: readonly QuotePositionRow[]): boolean => positions.every((position) => isPosted(services, position));
  return chosen === undefined && row.delivery_type === 'MAIL' && fits(before) && !fits(after) ? { delivery_type: 'TRUCK' } : {};
}

/** True also of what weighs nothing, such as an insurance. */
function isPosted(
  { productFacts }: Pick<QuoteServices, 'productFacts'>,
  { type, storno, product_id, quantity, weight }: QuotePositionRow,
): boolean {
  if (type === 'COMPOSITE' || storno || product_id === null || weight === 0) return true;
  const requirement = productFacts(product_id)?.transport ?? null;
  return goesByMail({ quantity, weightG: Math.round(weight * 1000), requirement, size: null, bears: null });
}
