/** SQL of the trucks, and of the one that carries a customer's goods. */
import type { Truck } from '#contract/shipping.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';

export type StoredTruck = Omit<Truck, 'name'> & { name: LocalizedText };

export async function listTrucks(db: Db): Promise<StoredTruck[]> {
  const rows = await db
    .selectFrom('truck')
    .select([
      'id',
      'name',
      'height',
      'length',
      'width',
      'load_meter as loadMeter',
      'max_parking_lots as maxParkingLots',
      'payload_kg as payload',
      'front_axle_mm as frontAxle',
      'front_axle_empty_kg as frontAxleEmpty',
      'front_axle_most_kg as frontAxleMost',
      'rear_axle_mm as rearAxle',
      'rear_axle_empty_kg as rearAxleEmpty',
      'rear_axle_most_kg as rearAxleMost',
    ])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, loadMeter: Number(row.loadMeter) }));
}

/** null: the customer has no truck of its own. */
export async function findCustomerTruckId(db: Db, customerId: number): Promise<number | null> {
  const row = await db.selectFrom('customer').select('truck_id').where('id', '=', customerId).executeTakeFirst();
  return row?.truck_id ?? null;
}
