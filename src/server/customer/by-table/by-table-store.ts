/** SQL of customers and addresses by table: the record of a row, and imported records that are already in use. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

/** Customers by number, by their code in another system, or by the contact person's e-mail; without merged or erased ones. */
export async function customersByText(db: Db, by: 'number' | 'code' | 'email', texts: readonly string[]): Promise<Map<string, number[]>> {
  const column = { number: 'formatted_id', code: 'company_code', email: 'person_email' }[by];
  const { rows } = await sql<{ text: string; id: number }>`
    select given.text, customer.id from unnest(${[...new Set(texts)].filter((text) => text !== '')}::text[]) as given(text)
    join customer on not is_gone and not is_default and lower(${sql.ref(`customer.${column}`)}) = lower(given.text)`.execute(db);
  return new Map([...Map.groupBy(rows, ({ text }) => text)].map(([text, found]) => [text, found.map(({ id }) => id)]));
}

/** By number; without merged and erased ones, visitors who never became customers, and the default customer. */
export async function allCustomers(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('customer')
    .select('id')
    .where('is_gone', '=', false)
    .where('is_default', '=', false)
    .where('status', '=', 'REGISTERED')
    .orderBy('formatted_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Customers with log-ins, or with prices, products, notes or mails of their own. */
export async function customersInUse(trx: Trx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select c.id from customer c where c.id = any(${[...ids]}::integer[]) and (
      exists (select from app_user where customer_id = c.id)
      or exists (select from product_price where customer_id = c.id)
      or exists (select from customer_product where customer_id = c.id)
      or exists (select from mail where customer_id = c.id)
      or exists (select from note where kind = 'customer' and record_id = c.id))`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** With their customers. */
export async function addressesByIds(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('address')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select([
      'address.id',
      'customer_id as customerId',
      'formatted_id as customerNumber',
      'customer.version',
      'address.name',
      'addition',
      'street',
      'additional_address as additionalAddress',
      'zip_code as zipCode',
      'address.city',
      'country',
      'state_or_province_code as stateOrProvinceCode',
      'carrier_phone as carrierPhone',
      'fixed_delivery_cost as fixedDeliveryCost',
    ])
    .where((where) => where('address.id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

export async function addressesOfCustomers(db: Db, customerIds: readonly number[]) {
  return db
    .selectFrom('address')
    .select(['id', 'customer_id as customerId', 'name', 'street', 'zip_code as zipCode', 'city'])
    .where((where) => where('customer_id', '=', where.fn.any(where.val([...customerIds]))))
    .orderBy('id')
    .execute();
}

export async function allAddresses(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('address')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select('address.id')
    .where('is_gone', '=', false)
    .where('status', '=', 'REGISTERED')
    .orderBy('formatted_id')
    .orderBy('address.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function customerVersions(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'version'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
