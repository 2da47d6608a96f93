import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import type { Capacity } from '#domain/production/day-load.ts';
import type { Stock } from '#domain/cut-plan/stock.ts';
import type { SettingsOfDay } from '#domain/setting/shop-rules.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { Db } from '#server/db/pool.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

/** What updating work orders to match their orders needs. */
export interface FollowServices {
  db: Db;
  now: () => number;
  catalog: Catalog;
  holidayOverrides: () => Promise<HolidayOverrides>;
  decided: () => Promise<SettingsOfDay>;
}

export interface ProductionServices extends FollowServices {
  /** Called after work of any day changed in this process. */
  changed: () => void;
  readCompany: ReadCompany;
  printShop: PrintShop;
  publicUrl: string;
  /** The timber store; `locked`: until the end of the transaction no one else writes it. */
  readStock: (db: Db, locked: boolean) => Promise<Stock>;
}

/** The office's settings for the workshop. */
export interface ProductionRules {
  capacity: Capacity;
  /** Working days between the end of the work and the promised day. */
  reserve: number;
  overrides: HolidayOverrides;
}

export async function productionRules({
  decided,
  holidayOverrides,
}: Pick<ProductionServices, 'decided' | 'holidayOverrides'>): Promise<ProductionRules> {
  const [of, overrides] = await Promise.all([decided(), holidayOverrides()]);
  return { capacity: { hours: of('productionHours'), volume: of('productionVolume') }, reserve: of('productionReserve'), overrides };
}
