/** The trucks of the shop, for planning. */
import type { Db } from '#server/db/pool.ts';
import type { StoredTruck } from './truck-store.ts';
import { listTrucks } from './truck-store.ts';

export type { StoredTruck };

export const readFleet = async (db: Db): Promise<StoredTruck[]> => listTrucks(db);
