/** SQL of the ties between customers and products. A row that is neither own nor favourite does not exist. */
import { sql } from 'kysely';
import type { ProductCustomer } from '#domain/catalog/product.ts';
import type { Db, Trx } from '#server/db/pool.ts';

const columns = [
  'customer_id as customerId',
  'product_id as productId',
  'external_product_id as externalProductId',
  'is_owner as isOwner',
  'is_favorite as isFavorite',
] as const;

export type CustomerProductRow = ProductCustomer & { readonly productId: number };

export async function listCustomerProducts(db: Db, customerId: number): Promise<CustomerProductRow[]> {
  return db.selectFrom('customer_product').select(columns).where('customer_id', '=', customerId).orderBy('product_id').execute();
}

/** Rises with every change of the customer's ties; null: no such customer. */
export async function productTiesVersion(db: Db, customerId: number): Promise<number | null> {
  const row = await db.selectFrom('customer').select('product_ties_version as version').where('id', '=', customerId).executeTakeFirst();
  return row?.version ?? null;
}

async function raiseTiesVersion(trx: Trx, customerId: number): Promise<void> {
  await trx
    .updateTable('customer')
    .set((set) => ({ product_ties_version: set('product_ties_version', '+', 1) }))
    .where('id', '=', customerId)
    .execute();
}

export async function isOwnProduct(db: Db, customerId: number, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_product')
    .select('is_owner')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.is_owner ?? false;
}

/** Locks the tie until the end of the transaction; null: no tie. */
export async function lockCustomerProduct(trx: Trx, customerId: number, productId: number): Promise<CustomerProductRow | null> {
  // Without a row there is nothing to lock: locking the customer serializes two first marks.
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirst();
  const row = await trx
    .selectFrom('customer_product')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ?? null;
}

export async function putCustomerProduct(trx: Trx, row: CustomerProductRow): Promise<void> {
  const facts = { external_product_id: row.externalProductId, is_owner: row.isOwner, is_favorite: row.isFavorite };
  await trx
    .insertInto('customer_product')
    .values({ customer_id: row.customerId, product_id: row.productId, ...facts })
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doUpdateSet(facts))
    .execute();
  await raiseTiesVersion(trx, row.customerId);
}

export async function deleteCustomerProduct(trx: Trx, customerId: number, productId: number): Promise<void> {
  await trx.deleteFrom('customer_product').where('customer_id', '=', customerId).where('product_id', '=', productId).execute();
  await raiseTiesVersion(trx, customerId);
}

/** Whether the customer already uses this number for another product. */
export async function externalNumberIsTaken(trx: Trx, { customerId, productId, externalProductId }: CustomerProductRow): Promise<boolean> {
  const row = await trx
    .selectFrom('customer_product')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('product_id', '<>', productId)
    .where(sql`lower(external_product_id)`, '=', sql`lower(${externalProductId})`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function customerIsThere(db: Db, customerId: number): Promise<boolean> {
  return (
    (await db.selectFrom('customer').select('id').where('id', '=', customerId).where('is_gone', '=', false).executeTakeFirst()) !==
    undefined
  );
}
