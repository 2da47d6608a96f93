/** SQL of a merge: everything of one customer is moved to another in bulk. Where both have the same, that of the merged customer is dropped. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

export interface Merge {
  from: number;
  into: number;
}

const sameAddress = sql`(a.name, a.addition, a.street, a.additional_address, a.zip_code, a.city, a.country, a.fixed_delivery_cost)
  = (b.name, b.addition, b.street, b.additional_address, b.zip_code, b.city, b.country, b.fixed_delivery_cost)`;
const samePerson = sql`lower(a.email) = lower(b.email) and lower(a.last_name) = lower(b.last_name) and lower(a.first_name) = lower(b.first_name)`;

export interface MoveCount {
  what: 'orders' | 'quotes' | 'invoices' | 'creditNotes' | 'payments' | 'addresses' | 'persons' | 'users' | 'prices' | 'products';
  count: number;
  dropped: number;
}

export async function countMoves(db: Db, { from, into }: Merge): Promise<MoveCount[]> {
  const { rows } = await sql<MoveCount>`
    select 'orders' as what, count(*) as count, 0 as dropped from sales_order where customer_id = ${from}
    union all select 'quotes', count(*), 0 from quote where customer_id = ${from}
    union all select 'invoices', count(*), 0 from invoice where customer_id = ${from}
    union all select 'creditNotes', count(*), 0 from credit_note where customer_id = ${from}
    union all select 'payments', count(*), 0 from payment_entry where customer_id = ${from}
    union all select 'addresses', count(*), count(*) filter (where exists
      (select from address b where b.customer_id = ${into} and ${sameAddress})) from address a where customer_id = ${from}
    union all select 'persons', count(*), count(*) filter (where exists
      (select from contact_person b where b.customer_id = ${into} and ${samePerson})) from contact_person a where customer_id = ${from}
    union all select 'users', count(*), 0 from app_user where customer_id = ${from}
    union all select 'prices', count(*), count(*) filter (where exists
      (select from product_price b where b.customer_id = ${into} and b.product_id = a.product_id)) from product_price a where customer_id = ${from}
    union all select 'products', count(*), count(*) filter (where exists
      (select from customer_product b where b.customer_id = ${into} and b.product_id = a.product_id)) from customer_product a
      where customer_id = ${from}`.execute(db);
  return rows;
}

export async function priceConflicts(
  db: Db,
  { from, into }: Merge,
): Promise<{ productId: number; articleNumber: string; name: { de: string } }[]> {
  return db
    .selectFrom('product_price as gone')
    .innerJoin('product_price as kept', 'kept.product_id', 'gone.product_id')
    .innerJoin('product', 'product.id', 'gone.product_id')
    .select(['product.id as productId', 'product.article_number as articleNumber', 'product.name'])
    .where('gone.customer_id', '=', from)
    .where('kept.customer_id', '=', into)
    .orderBy('product.article_number')
    .execute();
}

/** Orders, quotes and papers, with an entry in their history; entries of the ledger, which otherwise never change. */
export async function moveDocuments(trx: Trx, { from, into }: Merge, { at, who }: { at: Date; who: string }): Promise<void> {
  await sql`select set_config('kistenwerk.merging', 'on', true)`.execute(trx);
  for (const [table, kind] of [
    ['sales_order', 'order'],
    ['quote', 'quote'],
    ['delivery', 'delivery'],
    ['invoice', 'invoice'],
    ['credit_note', 'creditNote'],
  ] as const)
    await sql`with moved as (
        update ${sql.table(table)} set customer_id = ${into}, version = version + 1 where customer_id = ${from} returning id, version
      ) insert into record_history (kind, record_id, version, at, who, field, before, after)
      select ${kind}, id, version, ${at}, ${who}, 'customerId', to_jsonb(${from}::integer), to_jsonb(${into}::integer) from moved`.execute(
      trx,
    );
  for (const table of ['payment_entry', 'bank_import_row', 'mail', 'customer_file'] as const)
    await sql`update ${sql.table(table)} set customer_id = ${into} where customer_id = ${from}`.execute(trx);
  await sql`update artwork set choice = jsonb_set(choice, '{customerId}', to_jsonb(${into}::integer)) where choice -> 'customerId' = to_jsonb(${from}::integer)`.execute(
    trx,
  );
  await sql`select set_config('kistenwerk.merging', 'off', true)`.execute(trx);
  await sql`update note set record_id = ${into} where kind = 'customer' and record_id = ${from}`.execute(trx);
  await sql`update follow_up set record_id = ${into} where kind = 'customer' and record_id = ${from}
    and not exists (select from follow_up where kind = 'customer' and record_id = ${into})`.execute(trx);
  await sql`delete from follow_up where kind = 'customer' and record_id = ${from}`.execute(trx);
  // Sessions of staff who view the shop as the merged customer.
  await sql`delete from user_session where acting_for = ${from}`.execute(trx);
}

/** A moved address keeps its default marks only if the remaining customer has none of that kind. */
export async function movePeople(trx: Trx, { from, into }: Merge): Promise<void> {
  await sql`delete from address a where customer_id = ${from} and exists (select from address b where b.customer_id = ${into} and ${sameAddress})`.execute(
    trx,
  );
  await sql`update address set customer_id = ${into},
      is_default_shipping = is_default_shipping and not exists (select from address where customer_id = ${into} and is_default_shipping),
      is_default_invoice = is_default_invoice and not exists (select from address where customer_id = ${into} and is_default_invoice)
    where customer_id = ${from}`.execute(trx);
  await sql`delete from contact_person a where customer_id = ${from}
    and exists (select from contact_person b where b.customer_id = ${into} and ${samePerson})`.execute(trx);
  // New rows, so that the remaining customer's buyer stays the first.
  await sql`insert into contact_person (customer_id, title, first_name, last_name, phone, email, language_id)
    select ${into}, title, first_name, last_name, phone, email, language_id from contact_person where customer_id = ${from} order by id`.execute(
    trx,
  );
  await sql`delete from contact_person where customer_id = ${from}`.execute(trx);
  await sql`update app_user set customer_id = ${into} where customer_id = ${from}`.execute(trx);
  await sql`update customer set status = 'REGISTERED' where id = ${into} and exists (select from app_user where customer_id = ${into})`.execute(
    trx,
  );
}

/** Returns ids of the products whose prices have changed. */
export async function moveProducts(trx: Trx, { from, into }: Merge): Promise<number[]> {
  const { rows: dropped } = await sql<{ id: number }>`delete from product_price where customer_id = ${from}
    and product_id in (select product_id from product_price where customer_id = ${into}) returning product_id as id`.execute(trx);
  const { rows: moved } = await sql<{ id: number }>`
    update product_price set customer_id = ${into} where customer_id = ${from} returning product_id as id`.execute(trx);
  // A customer's own number identifies one product: that of the remaining customer is kept.
  await sql`insert into customer_product (customer_id, product_id, external_product_id, is_owner, is_favorite, created_at)
    select ${into}, product_id, case when exists (select from customer_product taken where taken.customer_id = ${into}
      and lower(taken.external_product_id) = lower(gone.external_product_id)) then '' else external_product_id end, is_owner, is_favorite, created_at
    from customer_product gone where customer_id = ${from}
    on conflict (customer_id, product_id) do update set is_owner = customer_product.is_owner or excluded.is_owner,
      is_favorite = customer_product.is_favorite or excluded.is_favorite`.execute(trx);
  await sql`delete from customer_product where customer_id = ${from}`.execute(trx);
  await sql`insert into customer_logo (customer_id, content_type, content)
    select ${into}, content_type, content from customer_logo where customer_id = ${from} on conflict do nothing`.execute(trx);
  await sql`delete from customer_logo where customer_id = ${from}`.execute(trx);
  await sql`update customer set product_ties_version = product_ties_version + 1 where id in (${from}, ${into})`.execute(trx);
  return [...dropped, ...moved].map(({ id }) => id);
}

/** Returns the new version of the pointer. */
export async function pointTo(trx: Trx, { from, into }: Merge): Promise<number> {
  await sql`update customer set merged_into = ${into} where merged_into = ${from}`.execute(trx);
  const { version } = await trx
    .updateTable('customer')
    .set((set) => ({ merged_into: into, active: false, version: set('version', '+', 1) }))
    .where('id', '=', from)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
