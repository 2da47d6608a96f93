import { unlessAway } from '#server/db/outage.ts';
import type { Db } from '#server/db/pool.ts';
import * as wire from '#contract/calendar.ts';
import { deliveryDates, earliestAfter, latestDeliveryDate } from '#domain/calendar/delivery-date.ts';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import { holidaysWith, noOverrides } from '#domain/calendar/holiday.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { may } from '#domain/access/permission.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import { readHolidayOverrides } from './calendar-store.ts';

export interface CalendarServices {
  db: Db;
  shop: 'verpackung' | 'moebel';
  /** In production only staff may ask for another moment than now. */
  production: boolean;
  now: () => number;
  readCompany: ReadCompany;
}

export function calendarRoutes(services: CalendarServices): Binding[] {
  let known = noOverrides;
  // Every page with a delivery day asks; orders are checked against the database itself.
  const readOverrides = async (): Promise<HolidayOverrides> => {
    known = await unlessAway(readHolidayOverrides(services.db), () => known);
    return known;
  };
  return [
    bind(wire.readHolidays, async ({ query }, { language }) => {
      const overrides = await readOverrides();
      return holidaysWith(query.year, overrides).map(({ date, name }) => ({ date, name: name[language] }));
    }),
    bind(wire.readDeliveryDates, async ({ query }, { actor }) => {
      const mayChoose = !services.production || may(actor, 'enterOffice');
      const { cutoffMinutes } = await services.readCompany();
      const facts = {
        now: localNow(query.at !== undefined && mayChoose ? Date.parse(query.at) : services.now()),
        cutoffMinutes,
        overrides: await readOverrides(),
      };
      const first = query.workingDays === undefined ? null : earliestAfter(query.workingDays, facts);
      const days =
        first === null ? deliveryDates({ ...facts, shop: query.shop ?? services.shop }) : { earliest: first, preselected: first };
      return { ...days, latest: latestDeliveryDate(days.earliest) };
    }),
  ];
}
