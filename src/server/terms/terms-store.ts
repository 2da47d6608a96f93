/** SQL of trucks, payment terms and cash discounts. */
import { sql } from 'kysely';
import type { TermsRecords } from '#contract/terms.ts';
import type { AxleFacts, AxlesGiven } from '#domain/packing/axle-load.ts';
import type { Use } from '#server/call/in-use.ts';
import { mostRead } from '#server/call/in-use.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { truckColumns } from '#server/truck/truck-columns.ts';

export type TermsTable = 'truck' | 'payment_term' | 'skonto';

export async function listTerms(db: Db): Promise<TermsRecords> {
  const trucks = await db
    .selectFrom('truck')
    .select([...truckColumns, 'version'])
    .orderBy('id')
    .execute();
  const paymentTerms = await db.selectFrom('payment_term').select(['id', 'version', 'name', 'days']).orderBy('id').execute();
  const skonti = await db.selectFrom('skonto').select(['id', 'version', 'name', 'percent', 'days']).orderBy('id').execute();
  return {
    trucks: trucks.map((row) => ({ ...row, loadMeter: Number(row.loadMeter) })),
    paymentTerms,
    skonti: skonti.map((row) => ({ ...row, percent: row.percent / 100 })),
  };
}

type Fields<Key extends keyof TermsRecords> = Omit<TermsRecords[Key][number], 'id' | 'version'>;
type TruckFields = Omit<Fields<'trucks'>, 'payload' | keyof AxleFacts> & { payload?: number | undefined } & AxlesGiven;

const truckRow = ({ name, loadMeter, maxParkingLots, payload, height, length, width, ...axles }: TruckFields) => ({
  height,
  length,
  width,
  name: JSON.stringify(name),
  load_meter: loadMeter,
  max_parking_lots: maxParkingLots,
  payload_kg: payload,
  front_axle_mm: axles.frontAxle,
  front_axle_empty_kg: axles.frontAxleEmpty,
  front_axle_most_kg: axles.frontAxleMost,
  rear_axle_mm: axles.rearAxle,
  rear_axle_empty_kg: axles.rearAxleEmpty,
  rear_axle_most_kg: axles.rearAxleMost,
});
const termRow = ({ name, days }: Fields<'paymentTerms'>) => ({ name: JSON.stringify(name), days });
const skontoRow = ({ percent, ...term }: Fields<'skonti'>) => ({ ...termRow(term), percent: Math.round(percent * 100) });

export async function insertTruck(trx: Trx, truck: TruckFields): Promise<number> {
  return (await trx.insertInto('truck').values(truckRow(truck)).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertPaymentTerm(trx: Trx, term: Fields<'paymentTerms'>): Promise<number> {
  return (await trx.insertInto('payment_term').values(termRow(term)).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertSkonto(trx: Trx, skonto: Fields<'skonti'>): Promise<number> {
  return (await trx.insertInto('skonto').values(skontoRow(skonto)).returning('id').executeTakeFirstOrThrow()).id;
}

/** Raises the version, as do the next two. */
export async function updateTruck(trx: Trx, id: number, truck: TruckFields): Promise<void> {
  await trx
    .updateTable('truck')
    .set((set) => ({ ...truckRow(truck), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updatePaymentTerm(trx: Trx, id: number, term: Fields<'paymentTerms'>): Promise<void> {
  await trx
    .updateTable('payment_term')
    .set((set) => ({ ...termRow(term), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateSkonto(trx: Trx, id: number, skonto: Fields<'skonti'>): Promise<void> {
  await trx
    .updateTable('skonto')
    .set((set) => ({ ...skontoRow(skonto), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Serializes writes of a row. */
export async function lockTerm(trx: Trx, table: TermsTable, id: number): Promise<void> {
  await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
}

/** Customers and papers that have it, in the order of their numbers. Null: there is no such record. */
export async function usesOfTerm(db: Db, table: TermsTable, id: number): Promise<Use[] | null> {
  const column = sql.ref(`${table}_id`);
  const papers =
    table === 'truck'
      ? sql`(select 'order' as kind, order_id as id, order_formatted_id as name from delivery where truck_id = ${id} group by 2, 3 order by 3 limit ${mostRead})
          union all (select 'drive', id, day::text from drive where truck_id = ${id} order by day limit ${mostRead})`
      : sql`(select 'order' as kind, id, formatted_id as name from sales_order where ${column} = ${id} order by formatted_id limit ${mostRead})
          union all (select 'quote', id, formatted_id from quote where ${column} = ${id} order by formatted_id limit ${mostRead})`;
  const { rows } = await sql<Use>`
    (select 'customer' as kind, id, name from customer where ${column} = ${id} order by id limit ${mostRead})
    union all ${papers}`.execute(db);
  if (rows.length > 0) return rows;
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) === undefined ? null : [];
}

export async function deleteTerm(trx: Trx, table: TermsTable, id: number): Promise<void> {
  await trx.deleteFrom(table).where('id', '=', id).execute();
}
