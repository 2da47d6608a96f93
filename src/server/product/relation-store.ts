/** SQL for copying a product's relations besides its own fields to others. What is copied twice exists once. */
import { sql } from 'kysely';
import type { Relation } from '#contract/product-life.ts';
import type { Db, Trx } from '#server/db/pool.ts';

type Copy = (trx: Trx, sourceId: number, ids: readonly number[]) => Promise<unknown>;

/** Adds the missing ones. */
const copyCategories: Copy = async (trx, sourceId, ids) =>
  sql`insert into category_product (category_id, product_id)
    select category_id, target.id from category_product cross join unnest(${ids}::integer[]) as target (id)
    where product_id = ${sourceId} order by category_product.id on conflict do nothing`.execute(trx);

/** Values of attributes that the target's type has, too. */
const copyValues: Copy = async (trx, sourceId, ids) =>
  sql`insert into product_attribute_value (product_id, attribute_id, value)
    select target.id, source.attribute_id, source.value
    from product_attribute_value source cross join unnest(${ids}::integer[]) as target (id)
    join product on product.id = target.id
    join product_type_attribute own on own.product_type_id = product.type_id and own.attribute_id = source.attribute_id
    where source.product_id = ${sourceId}
    on conflict (product_id, attribute_id) do update set value = excluded.value`.execute(trx);

const copyTransport: Copy = async (trx, sourceId, ids) =>
  sql`insert into transport_requirement (product_id, max_package, min_sp, quantity_for_min_sp)
    select target.id, max_package, min_sp, quantity_for_min_sp
    from transport_requirement cross join unnest(${ids}::integer[]) as target (id) where product_id = ${sourceId}
    on conflict (product_id) do update set max_package = excluded.max_package, min_sp = excluded.min_sp,
      quantity_for_min_sp = excluded.quantity_for_min_sp, version = transport_requirement.version + 1`.execute(trx);

/** The internal cost with all its steps, only from stock goods: it does not fit products that can be configured. */
const copyInternalPrices: Copy = async (trx, sourceId, ids) => {
  const isStored = sql<boolean>`exists (select from internal_price join product on product.id = product_id
    where product_id = ${sourceId} and not can_be_configured)`;
  await sql`delete from internal_price_step where product_id = any(${ids}::integer[]) and ${isStored}`.execute(trx);
  await sql`insert into internal_price (product_id, source, margin, remote_price)
    select target.id, source, margin, remote_price from internal_price cross join unnest(${ids}::integer[]) as target (id)
    where product_id = ${sourceId} and ${isStored}
    on conflict (product_id) do update set source = excluded.source, margin = excluded.margin, remote_price = excluded.remote_price,
      version = internal_price.version + 1`.execute(trx);
  await sql`insert into internal_price_step (product_id, quantity, price)
    select target.id, quantity, price from internal_price_step cross join unnest(${ids}::integer[]) as target (id)
    where product_id = ${sourceId} and ${isStored}`.execute(trx);
};

/** Replaces rows of the same customers with their steps; those of others stay. */
const copyPrices: Copy = async (trx, sourceId, ids) => {
  await sql`insert into product_price (customer_id, product_id, unit_of_sales, active_strategy, margin, ladder_quantities, remote_price)
    select customer_id, target.id, unit_of_sales, active_strategy, margin, ladder_quantities, remote_price
    from product_price cross join unnest(${ids}::integer[]) as target (id) where product_id = ${sourceId}
    on conflict (customer_id, product_id) do update set unit_of_sales = excluded.unit_of_sales, active_strategy = excluded.active_strategy,
      margin = excluded.margin, ladder_quantities = excluded.ladder_quantities, remote_price = excluded.remote_price,
      version = product_price.version + 1`.execute(trx);
  await sql`delete from fix_price using product_price mine, product_price theirs
    where fix_price.product_price_id = mine.id and mine.product_id = any(${ids}::integer[])
      and theirs.product_id = ${sourceId} and theirs.customer_id = mine.customer_id`.execute(trx);
  await sql`insert into fix_price (product_price_id, quantity, price)
    select mine.id, step.quantity, step.price
    from fix_price step join product_price theirs on theirs.id = step.product_price_id and theirs.product_id = ${sourceId}
    join product_price mine on mine.customer_id = theirs.customer_id and mine.product_id = any(${ids}::integer[])`.execute(trx);
  await sql`delete from planned_price using product_price mine, product_price theirs
    where planned_price.product_price_id = mine.id and mine.product_id = any(${ids}::integer[])
      and theirs.product_id = ${sourceId} and theirs.customer_id = mine.customer_id`.execute(trx);
  await sql`insert into planned_price (product_price_id, valid_from, change, at, who)
    select mine.id, plan.valid_from, plan.change, plan.at, plan.who
    from planned_price plan join product_price theirs on theirs.id = plan.product_price_id and theirs.product_id = ${sourceId}
    join product_price mine on mine.customer_id = theirs.customer_id and mine.product_id = any(${ids}::integer[])`.execute(trx);
};

/** The customers it was made for; a customer's own number identifies one product and is not copied. */
const copyCustomers: Copy = async (trx, sourceId, ids) => {
  await sql`insert into customer_product (customer_id, product_id, is_owner)
    select customer_id, target.id, true from customer_product cross join unnest(${ids}::integer[]) as target (id)
    where product_id = ${sourceId} and is_owner
    on conflict (customer_id, product_id) do update set is_owner = true`.execute(trx);
  await sql`update customer set product_ties_version = product_ties_version + 1
    where id in (select customer_id from customer_product where product_id = ${sourceId} and is_owner)`.execute(trx);
};

const copies: Readonly<Record<Relation, Copy>> = {
  categories: copyCategories,
  values: copyValues,
  transport: copyTransport,
  prices: copyPrices,
  internalPrices: copyInternalPrices,
  customers: copyCustomers,
};

export async function copyRelation(trx: Trx, relation: Relation, sourceId: number, ids: readonly number[]): Promise<void> {
  await copies[relation](trx, sourceId, ids);
}

/** Current relations by product, as fields of its history: `categories.3` is a name, `prices.12.margin` a number. */
export async function relationsOf(db: Db, ids: readonly number[]): Promise<Map<number, object>> {
  const { rows } = await sql<{ id: number; state: object }>`
    select p.id, jsonb_build_object(
      'categories', (select jsonb_object_agg(c.id, c.name ->> 'de')
        from category_product l join category c on c.id = l.category_id where l.product_id = p.id),
      'values', (select jsonb_object_agg(a.name ->> 'de', v.value)
        from product_attribute_value v join attribute a on a.id = v.attribute_id where v.product_id = p.id),
      'transport', (select jsonb_build_object('maxPackage', t.max_package, 'minSp', t.min_sp, 'quantityForMinSp', t.quantity_for_min_sp)
        from transport_requirement t where t.product_id = p.id),
      'prices', (select jsonb_object_agg(r.customer_id, jsonb_build_object('unitOfSales', r.unit_of_sales, 'activeStrategy', r.active_strategy,
          'margin', r.margin / 100.0, 'ladderQuantities', array_to_string(r.ladder_quantities, ', '), 'remotePrice', r.remote_price::text,
          'steps', (select jsonb_object_agg(s.quantity, s.price / 10000.0) from fix_price s where s.product_price_id = r.id)))
        from product_price r where r.product_id = p.id),
      'internalPrices', (select jsonb_build_object('source', i.source, 'margin', i.margin / 100.0, 'remotePrice', i.remote_price::text,
          'steps', (select jsonb_object_agg(s.quantity, s.price / 10000.0) from internal_price_step s where s.product_id = i.product_id))
        from internal_price i where i.product_id = p.id),
      'customers', (select jsonb_object_agg(t.customer_id, t.is_owner) from customer_product t where t.product_id = p.id and t.is_owner)
    ) as state
    from product p where p.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
