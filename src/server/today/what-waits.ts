/** What is waiting for the caller: each entry is a filtered list, with the number of rows in it. */
import type { Waiting, WaitingKey } from '#contract/today.ts';
import type { Desk } from '#domain/access/desk.ts';
import type { Actor, OfficeAbility } from '#domain/access/permission.ts';
import { may, userIdOf } from '#domain/access/permission.ts';
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
import { lateWork } from '#server/production/late-work.ts';
import { waitingQuotes } from '#server/quote/waiting-quotes.ts';
import { notTakenByOthers } from '#server/record/assigned-column.ts';

/** Number of working days within which the shop promises to confirm an order. */
const confirmedWithin = 2;
const endsWithinDays = 7;

interface Watch {
  key: WaitingKey;
  desks: Desk[];
  ability: OfficeAbility;
  link: Waiting['link'];
}

export interface TodayServices {
  db: Db;
  now: () => number;
  holidayOverrides: () => Promise<HolidayOverrides>;
  readStock: ProductionServices['readStock'];
}

/** `mine`: without what a follow-up names a colleague for. Work orders and mails have none. */
export async function whatWaits(
  { db, now, holidayOverrides, readStock }: TodayServices,
  { mine }: { mine: boolean },
  actor: Actor,
): Promise<Waiting[]> {
  const today = localNow(now()).date;
  const overrides = await holidayOverrides();
  const promised = (day: PlainDate): PlainDate => addWorkingDays(day, confirmedWithin, overrides);
  const watched = watches(today, firstDayStillPromised(today, promised)).filter(({ ability }) => may(actor, ability));
  return Promise.all(
    watched.map(async ({ key, desks, link: whole }) => {
      const link = mine && hasFollowUps(whole) ? { ...whole, filter: [...whole.filter, notTakenByOthers] } : whole;
      const { count, isAtLeast, oldest } = await counted({ db, readStock }, key, link, { today, readerId: userIdOf(actor) });
      return { key, desks, count, ...(isAtLeast ? { countIsAtLeast: true } : {}), oldest, link };
    }),
  );
}

const hasFollowUps = ({ list }: Waiting['link']): boolean => list === 'order' || list === 'quote' || list === 'openItem';

/** Orders from that day or later can still be confirmed in time. */
function firstDayStillPromised(today: PlainDate, promised: (day: PlainDate) => PlainDate): PlainDate {
  let day = today;
  while (promised(addDays(day, -1)) >= today) day = addDays(day, -1);
  return day;
}

const orders = (key: WaitingKey, desks: Desk[], filter: string[], sort: string, ability: OfficeAbility = 'manageOrders'): Watch => ({
  key,
  desks,
  ability,
  link: { list: 'order', filter, sort },
});

const quotes = (key: WaitingKey, filter: string[], sort: string): Watch => ({
  key,
  desks: ['sales'],
  ability: 'manageQuotes',
  link: { list: 'quote', filter, sort },
});

const openItems = (key: WaitingKey, filter: string[]): Watch => ({
  key,
  desks: ['accounting'],
  ability: 'handleMoney',
  link: { list: 'openItem', filter, sort: 'dueDay' },
});

const works = (key: WaitingKey, desks: Desk[]): Watch => ({
  key,
  desks,
  ability: 'planProduction',
  link: { list: 'workOrder', filter: [], sort: '' },
});

/** A broken promise, work that is behind and what reached nobody are for the management too. */
function watches(today: PlainDate, fresh: PlainDate): Watch[] {
  const sunday = addDays(today, 7 - weekday(today));
  const unconfirmed = ['orderStatusId:1', 'confirmedDeliveryDate:'];
  return [
    orders('newOrders', ['sales'], [...unconfirmed, `createdAt:${fresh}..`], 'createdAt'),
    orders('unconfirmedOrders', ['sales', 'management'], [...unconfirmed, `createdAt:..${addDays(fresh, -1)}`], 'createdAt'),
    orders('ordersDueThisWeek', ['dispatch'], ['orderStatusId:1', `dueDate:..${sunday}`], 'dueDate', 'dispatch'),
    openItems('remindersDue', ['nextReminder:1|2|3']),
    openItems('overdueInvoices', ['daysOverdue:1..']),
    orders('paymentsPastDue', ['sales'], [`paymentDueDate:..${addDays(today, -1)}`], 'paymentDueDate'),
    quotes('requestedQuotes', ['waiting:true', 'state:REQUESTED|SENT|EXPIRED'], 'createdAt'),
    quotes('endingQuotes', ['state:SENT', `validUntil:${today}..${addDays(today, endsWithinDays)}`], 'validUntil'),
    works('lateWork', ['workshop', 'management']),
    works('missingMaterial', ['workshop']),
    { key: 'failedMails', desks: ['management'], ability: 'manageSettings', link: { list: 'mail', filter: [], sort: '' } },
  ];
}

async function counted(
  { db, readStock }: Pick<TodayServices, 'db' | 'readStock'>,
  key: WaitingKey,
  { list, filter, sort }: Waiting['link'],
  asked: { today: PlainDate; readerId: number },
) {
  if (list === 'order') return waitingOrders(db, { filter, sort }, asked.readerId);
  if (key === 'lateWork') return lateWork(db, asked.today);
  if (list === 'workOrder') return workWithoutMaterial({ db, readStock });
  if (list === 'openItem') return waitingOpenItems(db, filter, asked);
  return list === 'quote' ? waitingQuotes(db, { filter, sort }, asked) : failedMails(db);
}
