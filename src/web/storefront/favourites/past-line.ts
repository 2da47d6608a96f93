/** A line of an earlier order with today's price. */
import type { CartItem } from '#contract/cart.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';

export interface PastLine {
  positionId: number;
  orderId: number;
  productId: number;
  articleNumber: string;
  name: string;
  configuration: Configuration | null;
  quantity: number;
  remark: string;
  details: { label: string; value: string }[];
  pictureUrl: string;
  /** Net CHF per piece, then and now at the same quantity; null: it no longer has a price. */
  before: number;
  now: number | null;
  /** Why it cannot be ordered as it was. */
  problem: string | null;
  /** The page was sent without its price: the browser asks for it. */
  asking: boolean;
}

/** A price that is not available right now is told in the cart. */
export const mayBeOrdered = ({ problem, now }: Pick<PastLine, 'problem' | 'now'>): boolean =>
  problem === 'priceUnavailable' || (problem === null && now !== null);

export const pricedItemOf = ({ positionId, productId, configuration, quantity }: PastLine): CartItem => ({
  key: String(positionId),
  productId,
  configuration,
  quantity,
  externalCustomerRef: '',
});
