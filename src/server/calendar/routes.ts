import type { ShopMode } from '#domain/calendar/shop-mode.ts';
import { unlessAway } from '#server/db/outage.ts';
import * as wire from '#contract/calendar.ts';
import * as own from '#contract/holiday.ts';
import { deliveryDates, earliestAfter, latestDeliveryDate } from '#domain/calendar/delivery-date.ts';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import { holidaysWith, noOverrides } from '#domain/calendar/holiday.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { may } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import { listOwnDays } from './calendar-store.ts';
import { removeOwnDay, storeOwnDay } from './change-own-day.ts';
import type { OwnDayServices } from './change-own-day.ts';

export interface CalendarServices extends OwnDayServices {
  shop: ShopMode;
  /** In production only staff may ask for another moment than now. */
  production: boolean;
  readRules: ReadRules;
  /** The days that staff opened or closed, not older than a few seconds. */
  holidayOverrides: () => Promise<HolidayOverrides>;
  /** Days on which the workshop cannot deliver anything more. */
  takenDays: () => Promise<ReadonlySet<PlainDate>>;
}

export function calendarRoutes(services: CalendarServices): Binding[] {
  let known = noOverrides;
  // Every page with a delivery day needs them; orders are checked against the database itself.
  const readOverrides = async (): Promise<HolidayOverrides> => {
    known = await unlessAway(services.holidayOverrides(), () => known);
    return known;
  };
  return [
    bind(wire.readHolidays, async ({ query }, { language }) => {
      const overrides = await readOverrides();
      return holidaysWith(query.year, overrides).map(({ date, name }) => ({ date, name: name[language] }));
    }),
    bind(wire.readDeliveryDates, async ({ query }, { actor }) => {
      const mayChoose = !services.production || may(actor, 'enterOffice');
      const { cutoffMinutes, leadTimes } = await services.readRules();
      const facts = {
        now: localNow(query.at !== undefined && mayChoose ? Date.parse(query.at) : services.now()),
        cutoffMinutes,
        overrides: await readOverrides(),
      };
      const first = query.workingDays === undefined ? null : earliestAfter(query.workingDays, facts);
      const days =
        first === null
          ? deliveryDates({
              ...facts,
              lead: leadTimes[query.shop ?? services.shop],
              // The workload is known only for now.
              ...(query.at === undefined ? { taken: await services.takenDays() } : {}),
            })
          : { earliest: first, preselected: first };
      return { ...days, latest: latestDeliveryDate(days.earliest) };
    }),
    bind(own.readOwnDays, async () => ({ items: await listOwnDays(services.db) })),
    bind(own.storeOwnDay, async ({ params, body }, { actor }) => {
      const { de, fr, en } = body.name;
      const name = { de, fr: fr === '' ? de : fr, en: en === '' ? de : en };
      await storeOwnDay(services, { ...params, working: body.working, name }, actorName(actor));
      return { items: await listOwnDays(services.db) };
    }),
    bind(own.removeOwnDay, async ({ params }, { actor }) => {
      await removeOwnDay(services, params.date, actorName(actor));
      return { items: await listOwnDays(services.db) };
    }),
  ];
}
