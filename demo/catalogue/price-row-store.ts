/** SQL of the demo's prices, and the ids of the keys in its data. */
import { unitPriceFromChf } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import type { SeedPrice } from './seed-product.ts';

export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo data name something that is not there: ${key}`);
  return id;
}

export function idsByKey(keys: readonly string[], rows: readonly { id: number }[]): Map<string, number> {
  return new Map(keys.map((key, index) => [key, rows[index]?.id ?? 0]));
}

const strategies = { margin: 'MARGIN_PRICE', fix: 'FIX_PRICE', excel: 'EXCEL_PRICE', request: 'NONE' } as const;

/** Writes the price rows of one customer. */
export async function insertPrices(
  trx: Trx,
  customerId: number,
  prices: readonly { productId: number; price: SeedPrice }[],
): Promise<void> {
  if (prices.length === 0) return;
  const rows = await trx
    .insertInto('product_price')
    .values(
      prices.map(({ productId, price }) => ({
        customer_id: customerId,
        product_id: productId,
        active_strategy: strategies[price.kind],
        unit_of_sales: price.kind === 'request' ? 1 : (price.unitOfSales ?? 1),
        margin: price.kind === 'margin' ? Math.round(price.percent * 100) : 0,
        ...('ladder' in price && price.ladder ? { ladder_quantities: [...price.ladder] } : {}),
      })),
    )
    .returning('id')
    .execute();
  const steps = prices.flatMap(({ price }, index) =>
    price.kind === 'fix'
      ? price.steps.map(([quantity, chf]) => ({ product_price_id: rows[index]?.id ?? 0, quantity, price: unitPriceFromChf(chf) as number }))
      : [],
  );
  if (steps.length > 0) await trx.insertInto('fix_price').values(steps).execute();
}
