/**
 * The days on which the workshop cannot deliver anything more, cached for some seconds, since every product page needs them. Reading them updates work orders
 * first, so that recent confirmations count. On any failure the last ones are used: no page of the shop depends on the workshop.
 */
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { takenDays } from '#domain/production/day-load.ts';
import { followOrders } from './follow-orders.ts';
import { productionRules } from './production-services.ts';
import type { FollowServices } from './production-services.ts';
import { openWork } from './work-order-store.ts';

const maximumAgeMs = 10_000;

export interface TakenDays {
  /** Empty if the office decided that deliveries do not follow the load. */
  read: () => Promise<ReadonlySet<PlainDate>>;
  /** After a booking in this process: the next call reads them again. */
  forget: () => void;
}

const none: ReadonlySet<PlainDate> = new Set();

export function openTakenDays(services: FollowServices & { failed: (error: unknown) => void }): TakenDays {
  const { now, decided, failed } = services;
  let kept: { days: Promise<ReadonlySet<PlainDate>>; readAt: number } | null = null;
  let last = none;
  const readAnew = async (): Promise<ReadonlySet<PlainDate>> => {
    try {
      last = await reckoned(services);
    } catch (error) {
      failed(error);
    }
    return last;
  };
  return {
    read: async () => {
      if (!(await decided())('deliveryFollowsLoad')) return none;
      if (kept !== null && Math.abs(now() - kept.readAt) <= maximumAgeMs) return kept.days;
      const reading = { days: readAnew(), readAt: now() };
      kept = reading;
      return reading.days;
    },
    forget: () => {
      kept = null;
    },
  };
}

async function reckoned(services: FollowServices): Promise<ReadonlySet<PlainDate>> {
  await followOrders(services);
  const [rules, open] = await Promise.all([productionRules(services), openWork(services.db)]);
  const work = open.map(({ day, minutes, litres }) => ({ day: day as PlainDate, minutes, litres }));
  return takenDays(work, { ...rules, today: localNow(services.now()).date });
}
