/** Price rows as shown to price staff. */
import type { ProductPrice } from '#contract/product-price.ts';
import { chfFromUnitPrice, unitPrice } from '#domain/money/money.ts';
import { remotePriceSchema } from '#domain/pricing/remote-price.ts';
import type { Db } from '#server/db/pool.ts';
import { countPrices, findPrices, laddersOf } from './price-store.ts';
import type { PriceFilter, PriceRecord } from './price-store.ts';

export async function pageOfPrices(db: Db, { page, perPage, ...filter }: PriceFilter & { page: number; perPage: number }) {
  const items = await pricesOf(db, filter, { page, perPage });
  return { items, page, perPage, total: await countPrices(db, filter) };
}

const all = { page: 1, perPage: 5000 };

export async function pricesOf(db: Db, filter: PriceFilter, page = all): Promise<ProductPrice[]> {
  const rows = await findPrices(db, filter, page);
  const ladders = await laddersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => priceAnswer(row, ladders.get(row.id) ?? []));
}

/** Null: no such row. */
export async function priceById(db: Db, id: number): Promise<ProductPrice | null> {
  const [row] = await pricesOf(db, { ids: [id] });
  return row ?? null;
}

function priceAnswer(
  { margin, ladderQuantities, remotePrice, discount, answeredAt, failedAt, failure, question, ...row }: PriceRecord,
  steps: readonly { id: number; quantity: number; price: number }[],
): ProductPrice {
  return {
    ...row,
    excelPrice: { quantities: ladderQuantities },
    fixPrice: steps.map(({ id, quantity, price }) => ({ id, quantity, price: chfFromUnitPrice(unitPrice(price)) })),
    remotePrice: remotePriceSchema.nullable().catch(null).parse(remotePrice),
    remoteState:
      failure === null
        ? null
        : {
            answeredAt: answeredAt?.toISOString() ?? null,
            failedAt: failedAt?.toISOString() ?? null,
            failure,
            question: question ?? '',
          },
    marginPrice: margin / 100,
    discount: discount / 10_000,
  };
}
