/** The resolved ladders of all price rows, as data and as a file. */
import { setImmediate } from 'node:timers/promises';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { LadderStep } from '#domain/pricing/price-row.ts';
import type { PriceListLine } from '#domain/pricing/price-list-csv.ts';
import { priceListCsv } from '#domain/pricing/price-list-csv.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { Db } from '#server/db/pool.ts';
import { presetLadder } from '#server/pricing/price-ladder-of.ts';
import { sourceName } from './by-table/price-fields.ts';
import { payersOf } from './price-list-store.ts';

const turnMs = 10;

interface ResolvedRow {
  row: CatalogPriceRow;
  product: CatalogProduct;
  steps: readonly LadderStep[];
}

/** `customerId` undefined: of all customers. Ordered by customer and article number. */
async function resolvedRows(snapshot: CatalogSnapshot, customerId: number | undefined): Promise<ResolvedRow[]> {
  const resolved: ResolvedRow[] = [];
  let turn = performance.now();
  for (const [id, rows] of snapshot.priceRows) {
    if (customerId !== undefined && id !== customerId) continue;
    for (const row of rows.values()) {
      const product = snapshot.productById.get(row.productId);
      if (product === undefined || product.deletedAt !== null) continue;
      resolved.push({ row, product, steps: presetLadder(snapshot, id, product).steps });
      if (performance.now() - turn < turnMs) continue;
      await setImmediate();
      turn = performance.now();
    }
  }
  return resolved.sort((a, b) => a.row.customerId - b.row.customerId || (a.product.articleNumber < b.product.articleNumber ? -1 : 1));
}

export async function allPrices(snapshot: CatalogSnapshot, customerId: number | undefined) {
  const rows = await resolvedRows(snapshot, customerId);
  return rows.map(({ row, product, steps }) => ({
    customerId: row.customerId,
    productId: product.id,
    articleNumber: product.articleNumber,
    unitOfSales: row.unitOfSales,
    graduatedPrice: steps.map(({ quantity, price }) => ({ quantity, price: chfFromUnitPrice(price) })),
  }));
}

export async function allPricesCsv(db: Db, snapshot: CatalogSnapshot, customerId: number | undefined): Promise<string> {
  const payers = await payersOf(db);
  const rows = await resolvedRows(snapshot, customerId);
  return priceListCsv(
    rows.flatMap(({ row, product, steps }): PriceListLine[] => {
      const payer = payers.get(row.customerId);
      const line = {
        customerNumber: payer?.number ?? '',
        customerName: payer?.name ?? '',
        articleNumber: product.articleNumber,
        productName: product.name.de,
        source: sourceName(row.activeStrategy),
        unitOfSales: row.unitOfSales,
      };
      return steps.length === 0 ? [{ ...line, step: null }] : steps.map((step) => ({ ...line, step }));
    }),
  );
}
