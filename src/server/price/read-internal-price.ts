/** The internal cost of a product for price staff: the record, and today's amounts. */
import type { InternalPrice } from '#contract/internal-price.ts';
import { chfFromUnitPrice, unitPrice } from '#domain/money/money.ts';
import { remotePriceSchema } from '#domain/pricing/remote-price.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { lineCost } from '#server/pricing/line-cost.ts';
import { internalSource } from '#server/pricing/price-ladder-of.ts';
import { countMarginRows, findInternalPrice } from './internal-price-store.ts';
import { productExists } from './price-store.ts';

/** Unless others are requested. */
const usualQuantities: readonly number[] = [1, 5, 10, 25, 50, 100];

export async function readInternalPrice(db: Db, snapshot: CatalogSnapshot, productId: number): Promise<InternalPrice> {
  if (!(await productExists(db, productId))) throw notFound();
  const record = await findInternalPrice(db, { productId });
  const product = snapshot.productById.get(productId);
  return {
    id: record?.id ?? null,
    productId,
    source: record?.source ?? (product === undefined ? 'MARGIN_PRICE' : internalSource(snapshot.models, product)),
    steps: (record?.steps ?? []).map(({ quantity, price }) => ({ quantity, price: chfFromUnitPrice(unitPrice(price)) })),
    marginPrice: (record?.margin ?? 0) / 100,
    remotePrice: remotePriceSchema
      .nullable()
      .catch(null)
      .parse(record?.remotePrice ?? null),
    costs: product === undefined ? [] : costsAt(snapshot, product, usualQuantities),
    marginRows: await countMarginRows(db, productId),
    version: record?.version ?? 0,
  };
}

/** For the default customer; the cost is the same for everyone. */
export function costsAt(snapshot: CatalogSnapshot, product: CatalogProduct, quantities: readonly number[]): InternalPrice['costs'] {
  const customerId = snapshot.defaultCustomerId ?? 0;
  return quantities.map((quantity) => {
    const { costPerOne, items } = lineCost(snapshot, { productId: product.id, configuration: product.configuration, quantity, customerId });
    return { quantity, cost: costPerOne === null ? null : chfFromUnitPrice(costPerOne), items: [...items] };
  });
}
