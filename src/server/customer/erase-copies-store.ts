/** SQL of an erasure in what was copied of a person: to the parcel carrier and its labels, from tables that were read, and into files for the ERP. */
import { sql } from 'kysely';
import { wordKey } from '#domain/import/field.ts';
import { erpColumns } from '#domain/order/erp-columns.ts';
import type { Trx } from '#server/db/pool.ts';
import { erasedName } from './erased-name.ts';

/** Customs papers are kept: they are vouchers. */
export async function eraseShipments(trx: Trx, ids: readonly number[]): Promise<void> {
  const nobody = { personName: erasedName, companyName: '', phone: '', email: '', street: '', street2: '', city: '' };
  const own = sql`select id from parcel_shipment where order_id in (select id from sales_order where customer_id = any(${ids}))`;
  await sql`update parcel_shipment set wish = jsonb_set(wish, '{recipient}', wish -> 'recipient' || ${JSON.stringify(nobody)}::jsonb)
    where id in (${own}) and wish ? 'recipient'`.execute(trx);
  await sql`delete from parcel where shipment_id in (${own})`.execute(trx);
}

/**
 * `words`: e-mail addresses and numbers in lower case, each a cell of its own. Rows that are gone are no longer undone with their table; without its step
 * nobody undoes an earlier one over what such a row changed. The first rows of their file go as well: a title may name anybody.
 */
export async function eraseImportRows(trx: Trx, ids: readonly number[], words: readonly string[]): Promise<void> {
  // A change that has already read the rows writes them back: it goes first, or finds its version stale.
  await sql`select from import_file where state = 'DRY' order by id for update`.execute(trx);
  await eraseHeadings(trx, words);
  const orders = sql`(select id from sales_order where customer_id = any(${ids}))`;
  const quotes = sql`(select id from quote where customer_id = any(${ids}))`;
  await sql`with own as materialized (
      select 'customer' as kind, unnest(${ids}::integer[]) as id
      union all select 'address', a.id from address a where a.customer_id = any(${ids})
      union all select 'orderStatus', o.id from sales_order o where o.customer_id = any(${ids})
      union all select 'templateOrder', p.id from order_position p where p.order_id in ${orders}
      union all select 'templateQuote', p.id from quote_position p where p.quote_id in ${quotes}),
    gone as (delete from import_row r using import_file f where f.id = r.import_id and (
      exists (select from own where own.kind = f.kind and own.id in (r.record_id, r.done_id))
      or exists (select from jsonb_array_elements_text(r.cells) cell where lower(cell) = any(${[...words]}::text[])))
      returning r.import_id, r.holder),
    untitled as (delete from import_head h where h.import_id in (select import_id from gone)
      or exists (select from unnest(${[...words]}::text[]) word where position(word in lower(h.rows::text || h.given::text)) > 0)
      returning h.import_id),
    stale as (update import_file set version = version + 1
      where state = 'DRY' and id in (select import_id from gone union select import_id from untitled))
    delete from import_step s using gone where s.import_id = gone.import_id and s.holder = gone.holder`.execute(trx);
}

/** In a file without headings a row of data was taken for them, and may have been remembered as such. */
async function eraseHeadings(trx: Trx, words: readonly string[]): Promise<void> {
  await sql`update import_file set headings = (select jsonb_agg(''::text) from jsonb_array_elements(headings))
    where exists (select from jsonb_array_elements_text(headings) cell where lower(cell) = any(${[...words]}::text[]))`.execute(trx);
  await sql`delete from import_mapping where string_to_array(headings_key, '|') && ${words.map(wordKey)}::text[]`.execute(trx);
}

const personal = erpColumns.filter(({ isPersonal }) => isPersonal).map(({ heading }) => heading);

export async function eraseErpRows(trx: Trx, ids: readonly number[]): Promise<void> {
  const own = sql`(select id, formatted_id from sales_order where customer_id = any(${ids}))`;
  await sql`update erp_export e set rows = (
      select jsonb_agg(case when exists (select from ${own} o where o.formatted_id = line.cells ->> 0) then (
        select jsonb_agg(case when e.rows -> 0 ->> (place - 1)::integer = any(${personal}::text[]) then '""'::jsonb else cell end order by place)
        from jsonb_array_elements(line.cells) with ordinality as cells (cell, place)) else line.cells end order by line.at)
      from jsonb_array_elements(e.rows) with ordinality as line (cells, at))
    where e.id in (select export_id from erp_export_order where order_id in (select id from ${own} o))`.execute(trx);
}
