/** SQL of prices by table: resolves article and customer numbers, and names price rows by them. */
import { numberKey } from '#domain/catalog/article-number.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** Products that are not deleted, by `numberKey`. */
export async function productsByNumber(db: Db, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'article_number as number'])
    .where(sql`lower(article_number)`, '=', sql<string>`any(${numbers.map(numberKey)}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, number }) => [numberKey(number), id]));
}

/** Customers by number, or by their code in another system. An empty text means everyone. */
export async function payersByText(db: Db, texts: readonly string[]): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ text: string; id: number }>`
    select given.text, customer.id from unnest(${[...new Set(texts)]}::text[]) as given(text)
    join customer on not is_gone and case when given.text = '' then is_default
      else formatted_id = given.text or (company_code <> '' and company_code = given.text) end`.execute(db);
  return new Map([...Map.groupBy(rows, ({ text }) => text)].map(([text, found]) => [text, found.map(({ id }) => id)]));
}

export interface PricePlace {
  productId: number;
  customerId: number;
}

/** By `product/customer`. */
export async function pricesAt(db: Db, places: readonly PricePlace[]): Promise<Map<string, number>> {
  const { rows } = await sql<PricePlace & { id: number }>`
    select price.id, price.product_id as "productId", price.customer_id as "customerId" from product_price price
    join jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place("productId" integer, "customerId" integer)
      on place."productId" = price.product_id and place."customerId" = price.customer_id`.execute(db);
  return new Map(rows.map(({ id, productId, customerId }) => [`${productId}/${customerId}`, id]));
}

export interface PriceNames {
  articleNumber: string;
  /** Empty: everyone. */
  customerNumber: string;
}

export async function priceNames(db: Db, ids: readonly number[]): Promise<Map<number, PriceNames>> {
  const rows = await db
    .selectFrom('product_price')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select(['product_price.id', 'article_number as articleNumber', 'formatted_id as customerNumber', 'is_default as isDefault'])
    .where((where) => where('product_price.id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  return new Map(
    rows.map(({ id, articleNumber, customerNumber, isDefault }) => [
      id,
      { articleNumber, customerNumber: isDefault ? '' : customerNumber },
    ]),
  );
}

/** By article, the default price first; without those of deleted products. */
export async function allPriceIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('product_price')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select('product_price.id')
    .where('deleted_at', 'is', null)
    .where('is_gone', '=', false)
    .orderBy('article_number')
    .orderBy('is_default', 'desc')
    .orderBy('formatted_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Number of steps of the longest ladder. */
export async function longestLadder(db: Db): Promise<number> {
  const { rows } = await sql<{ steps: number }>`
    select coalesce(max(steps), 0)::integer as steps from (select count(*) as steps from fix_price group by product_price_id) ladder`.execute(
    db,
  );
  return rows[0]?.steps ?? 0;
}
