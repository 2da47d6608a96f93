/** The catalogue with the prices of one product on a future day. Never shown to customers. */
import type { PlannedValues } from '#contract/planned-price.ts';
import { changesBy } from '#domain/pricing/planned-price.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { remotePriceSchema } from '#domain/pricing/remote-price.ts';
import type { CatalogPriceRow, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { Db } from '#server/db/pool.ts';
import { plannedOf } from './planned-price-store.ts';
import { sourceWith } from './row-on.ts';

export async function snapshotOn(db: Db, snapshot: CatalogSnapshot, productId: number, day: string): Promise<CatalogSnapshot> {
  const product = snapshot.productById.get(productId);
  if (product === undefined) return snapshot;
  const rows = [...snapshot.priceRows].flatMap(([payer, own]) => {
    const row = own.get(productId);
    return row === undefined ? [] : [{ payer, own, row }];
  });
  const planned = await plannedOf(
    db,
    rows.map(({ row }) => row.id),
  );
  const priceRows = new Map(snapshot.priceRows);
  for (const { payer, own, row } of rows) {
    const change = changesBy(planned.get(row.id) ?? [], day);
    if (change !== null) priceRows.set(payer, new Map(own).set(productId, rowWith(row, change)));
  }
  // A new object: cached values of a product are keyed by its object.
  return { ...snapshot, priceRows, productById: new Map(snapshot.productById).set(productId, { ...product }) };
}

function rowWith(row: CatalogPriceRow, change: PlannedValues): CatalogPriceRow {
  const { unitOfSales = row.unitOfSales, marginPrice, excelPrice, fixPrice, remotePrice } = change;
  return {
    ...row,
    unitOfSales,
    activeStrategy: sourceWith(change, row.activeStrategy),
    marginPercent: marginPrice ?? row.marginPercent,
    ladderQuantities: excelPrice?.quantities ?? row.ladderQuantities,
    fixPrice: fixPrice?.map(({ quantity, price }) => ({ quantity, price: unitPriceFromChf(price) })) ?? row.fixPrice,
    remotePrice: remotePrice === undefined ? row.remotePrice : remotePriceSchema.parse(remotePrice),
  };
}
