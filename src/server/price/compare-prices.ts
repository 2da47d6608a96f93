/** Figures shown beside a ladder being edited: costs, the default price, today's price, and the documents that a new price does not affect. */
import type { comparePrices as endpoint } from '#contract/price-explanation.ts';
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { notFound } from '#server/call/refusal.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { Db } from '#server/db/pool.ts';
import { presetLadder } from '#server/pricing/price-ladder-of.ts';
import { touchedBy } from './price-list-store.ts';
import { costsAt } from './read-internal-price.ts';

const chf = (price: UnitPrice | null): number | null => (price === null ? null : chfFromUnitPrice(price));

export async function comparePrices(
  db: Db,
  snapshot: CatalogSnapshot,
  { productId, customerId, quantities }: ParsedOf<typeof endpoint>['query'],
  today: PlainDate,
): Promise<OutputOf<typeof endpoint>> {
  const product = snapshot.productById.get(productId);
  if (product === undefined) throw notFound();
  const standard = presetLadder(snapshot, null, product);
  const own = presetLadder(snapshot, customerId ?? null, product);
  const costs = costsAt(snapshot, product, quantities);
  const isDefault = customerId === undefined || customerId === snapshot.defaultCustomerId;
  return {
    items: quantities.map((quantity, at) => ({
      quantity,
      cost: costs[at]?.cost ?? null,
      standard: chf(standard.priceAt(quantity)),
      price: chf(own.priceAt(quantity)),
    })),
    ...(await touchedBy(db, { productId, customerId: isDefault ? null : customerId, today })),
  };
}
