/** What the right column of the start page shows: each part only for those who may open its screen. */
import { readDrives } from '#contract/drive.ts';
import { readFigures } from '#contract/figure.ts';
import type { Figures } from '#contract/figure.ts';
import { readTruckDay } from '#contract/truck-day.ts';
import { readProductionLoad } from '#contract/work-order.ts';
import type { LoadDay } from '#contract/work-order.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { planningWeek } from '#domain/calendar/week.ts';
import type { TruckSide } from '#domain/figure/truck-side.ts';
import { truckSide } from '#domain/figure/truck-side.ts';
import type { Reader } from '../document/german-names.tsx';

export interface Trip {
  truckId: number;
  name: string;
  /** Empty: not released to a driver yet. */
  driver: string;
  stops: number;
  side: TruckSide;
  /** mm, of the loading space. */
  truck: { length: number; height: number };
}

export interface Aside {
  trips: readonly Trip[];
  /** Monday to Friday; empty: nothing is booked. */
  week: readonly Pick<LoadDay, 'day' | 'working' | 'minutes' | 'capacityMinutes'>[];
  figures: Figures | null;
}

export async function loadAside({ call }: Pick<Reader, 'call'>, perm: readonly number[], today: PlainDate): Promise<Aside> {
  const [trips, week, figures] = await Promise.all([
    holdsAbility(perm, 'dispatch') ? tripsOf(call, today) : [],
    holdsAbility(perm, 'planProduction') ? weekAt(call, today) : [],
    holdsAbility(perm, 'recordPayments') ? call(readFigures, {}) : null,
  ]);
  return { trips, week, figures };
}

async function tripsOf(call: Reader['call'], day: PlainDate): Promise<Trip[]> {
  const [{ trucks, stops, rounds }, drives] = await Promise.all([
    call(readTruckDay, { params: { day } }),
    call(readDrives, { params: { day } }),
  ]);
  return rounds.flatMap((round) => {
    const truck = trucks.find(({ id }) => id === round.truckId);
    if (truck === undefined || round.stops.length === 0) return [];
    return {
      truckId: truck.id,
      name: truck.name,
      driver: drives.items.find(({ truckId }) => truckId === truck.id)?.driver ?? '',
      stops: round.stops.length,
      side: truckSide(round, stops),
      truck: { length: truck.length, height: truck.height },
    };
  });
}

async function weekAt(call: Reader['call'], today: PlainDate): Promise<Aside['week']> {
  const { from } = planningWeek(today);
  const { days } = await call(readProductionLoad, { query: { from, to: addDays(from, 4) } });
  return days.some(({ minutes }) => minutes > 0)
    ? days.map(({ day, working, minutes, capacityMinutes }) => ({ day, working, minutes, capacityMinutes }))
    : [];
}
