/** SQL of the trucks, and of the one that carries a customer's goods. */
import type { Truck } from '#contract/shipping.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';
import { truckColumns } from './truck-columns.ts';

export type StoredTruck = Omit<Truck, 'name'> & { name: LocalizedText };

export async function listTrucks(db: Db): Promise<StoredTruck[]> {
  const rows = await db.selectFrom('truck').select(truckColumns).orderBy('id').execute();
  return rows.map((row) => ({ ...row, loadMeter: Number(row.loadMeter) }));
}

/** null: the customer has no truck of its own. */
export async function findCustomerTruckId(db: Db, customerId: number): Promise<number | null> {
  const row = await db.selectFrom('customer').select('truck_id').where('id', '=', customerId).executeTakeFirst();
  return row?.truck_id ?? null;
}
