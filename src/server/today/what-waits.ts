/** What is waiting for the caller: each entry is a filtered list, with the number of rows in it. */
import type { Waiting, WaitingKey } from '#contract/today.ts';
import type { Actor, OfficeAbility } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays, weekday } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addWorkingDays } from '#domain/calendar/working-day.ts';
import type { Db } from '#server/db/pool.ts';
import { waitingOpenItems } from '#server/ledger/waiting-open-items.ts';
import { failedMails } from '#server/mail/failed-mails.ts';
import { waitingOrders } from '#server/order/waiting-orders.ts';
import { workWithoutMaterial } from '#server/production/missing-material.ts';
import type { ProductionServices } from '#server/production/production-services.ts';
import { waitingQuotes } from '#server/quote/waiting-quotes.ts';

/** Number of working days within which the shop promises to confirm an order. */
const confirmedWithin = 2;
const endsWithinDays = 7;

interface Watch {
  key: WaitingKey;
  ability: OfficeAbility;
  link: Waiting['link'];
}

export interface TodayServices {
  db: Db;
  now: () => number;
  holidayOverrides: () => Promise<HolidayOverrides>;
  readStock: ProductionServices['readStock'];
}

export async function whatWaits({ db, now, holidayOverrides, readStock }: TodayServices, actor: Actor): Promise<Waiting[]> {
  const today = localNow(now()).date;
  const overrides = await holidayOverrides();
  const promised = (day: PlainDate): PlainDate => addWorkingDays(day, confirmedWithin, overrides);
  const watched = watches(today, firstDayStillPromised(today, promised)).filter(({ ability }) => may(actor, ability));
  return Promise.all(
    watched.map(async ({ key, link }) => {
      const { count, isAtLeast, oldest } = await counted({ db, readStock }, link, today);
      return { key, count, ...(isAtLeast ? { countIsAtLeast: true } : {}), oldest, link };
    }),
  );
}

/** Orders from that day or later can still be confirmed in time. */
function firstDayStillPromised(today: PlainDate, promised: (day: PlainDate) => PlainDate): PlainDate {
  let day = today;
  while (promised(addDays(day, -1)) >= today) day = addDays(day, -1);
  return day;
}

const orders = (key: WaitingKey, filter: string[], sort: string): Watch => ({
  key,
  ability: 'manageOrders',
  link: { list: 'order', filter, sort },
});

const quotes = (key: WaitingKey, filter: string[], sort: string): Watch => ({
  key,
  ability: 'manageQuotes',
  link: { list: 'quote', filter, sort },
});

const openItems = (key: WaitingKey, filter: string[]): Watch => ({
  key,
  ability: 'handleMoney',
  link: { list: 'openItem', filter, sort: 'dueDay' },
});

function watches(today: PlainDate, fresh: PlainDate): Watch[] {
  const sunday = addDays(today, 7 - weekday(today));
  const unconfirmed = ['orderStatusId:1', 'confirmedDeliveryDate:'];
  return [
    orders('newOrders', [...unconfirmed, `createdAt:${fresh}..`], 'createdAt'),
    orders('unconfirmedOrders', [...unconfirmed, `createdAt:..${addDays(fresh, -1)}`], 'createdAt'),
    orders('ordersDueThisWeek', ['orderStatusId:1', `dueDate:..${sunday}`], 'dueDate'),
    openItems('remindersDue', ['nextReminder:1|2|3']),
    openItems('overdueInvoices', ['daysOverdue:1..']),
    orders('paymentsPastDue', [`paymentDueDate:..${addDays(today, -1)}`], 'paymentDueDate'),
    quotes('requestedQuotes', ['waiting:true', 'state:REQUESTED|SENT|EXPIRED'], 'createdAt'),
    quotes('endingQuotes', ['state:SENT', `validUntil:${today}..${addDays(today, endsWithinDays)}`], 'validUntil'),
    { key: 'missingMaterial', ability: 'planProduction', link: { list: 'workOrder', filter: [], sort: '' } },
    { key: 'failedMails', ability: 'manageSettings', link: { list: 'mail', filter: [], sort: '' } },
  ];
}

async function counted(
  { db, readStock }: Pick<TodayServices, 'db' | 'readStock'>,
  { list, filter, sort }: Waiting['link'],
  today: PlainDate,
) {
  if (list === 'order') return waitingOrders(db, filter, sort);
  if (list === 'workOrder') return workWithoutMaterial({ db, readStock });
  if (list === 'openItem') return waitingOpenItems(db, filter, today);
  return list === 'quote' ? waitingQuotes(db, filter, sort, today) : failedMails(db);
}
