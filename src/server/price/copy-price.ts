/** Copies a price to other customers: those who have one keep it unless it is to be replaced. */
import type { copyPrice as endpoint } from '#contract/price-bulk.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { remotePriceSchema } from '#domain/pricing/remote-price.ts';
import { notFound } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import { copyPlanned } from './planned-price-store.ts';
import { findPayer, insertPrice, storeFields, storeSteps } from './price-store.ts';
import { priceById, pricesOf } from './read-prices.ts';
import { lockedPrice, noteChanges } from './write-price.ts';
import type { PriceServices } from './write-price.ts';

type Copied = OutputOf<typeof endpoint>['rows'][number];

export async function copyPrice(
  { db, catalog }: PriceServices,
  { id, customerIds, replace }: { id: number; customerIds: readonly number[]; replace: boolean },
  by: { at: Date; who: string },
): Promise<{ rows: Copied[] }> {
  return changeCatalog(db, catalog, async (trx, changed) => {
    const source = await priceById(trx, id);
    if (source === null) throw notFound();
    const rows: Copied[] = [];
    for (const customerId of new Set(customerIds)) rows.push(await copyTo(trx, source, { customerId, replace, by }));
    if (rows.some(({ done }) => done === 'created' || done === 'replaced')) changed('product', [source.productId]);
    return { rows };
  });
}

interface Target {
  customerId: number;
  replace: boolean;
  by: { at: Date; who: string };
}

async function copyTo(trx: Trx, source: ProductPrice, { customerId, replace, by }: Target): Promise<Copied> {
  const payer = await findPayer(trx, customerId);
  if (payer === null || payer.isGone) return { customerId, priceId: null, done: 'gone' };
  const { productId } = source;
  const created = await insertPrice(trx, { customerId, productId }, {});
  if (created !== null) {
    await storeCopy(trx, created, source);
    await addHistory(trx, 'price', { recordId: created, version: 1, ...by }, [
      { field: 'created', before: null, after: source.activeStrategy },
    ]);
    return { customerId, priceId: created, done: 'created' };
  }
  const [own] = await pricesOf(trx, { productId, customerId });
  if (own === undefined || !replace || own.id === source.id) return { customerId, priceId: own?.id ?? null, done: 'kept' };
  const before = await lockedPrice(trx, { id: own.id, version: undefined });
  await storeCopy(trx, own.id, source);
  await noteChanges(trx, before, by);
  return { customerId, priceId: own.id, done: 'replaced' };
}

async function storeCopy(trx: Trx, id: number, source: ProductPrice): Promise<void> {
  await copyPlanned(trx, source.id, id);
  const { unitOfSales, activeStrategy, marginPrice, excelPrice, remotePrice, fixPrice } = source;
  await storeFields(trx, id, {
    unitOfSales,
    activeStrategy,
    marginPercent: marginPrice,
    ladderQuantities: excelPrice.quantities,
    ...(remotePrice === null ? {} : { remotePrice: remotePriceSchema.parse(remotePrice) }),
  });
  await storeSteps(
    trx,
    id,
    fixPrice.map(({ quantity, price }) => ({ quantity, price: unitPriceFromChf(price) })),
  );
}
