import * as wire from '#contract/truck-day.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { LoadPlanServices } from './load-plan.ts';
import { printLoadPlan } from './load-plan.ts';
import { packAnew, readDay, saveDay } from './truck-day.ts';

export function truckDayRoutes(services: LoadPlanServices): Binding[] {
  return [
    bind(wire.readTruckDay, async ({ params }, { language }) => readDay(services, dayOf(params.day), language)),
    bind(wire.packTruckDay, async ({ params, body }, { language }) => packAnew(services, dayOf(params.day), body.rounds, language)),
    bind(wire.saveTruckDay, async ({ params, body }, { actor, language }) =>
      saveDay(services, dayOf(params.day), body, { who: actorName(actor), language }),
    ),
    bind(wire.readLoadPlan, async ({ params, query }) => printLoadPlan(services, dayOf(params.day), Number(query.truckId))),
  ];
}

/** 404 for a day that does not exist in the calendar. */
function dayOf(text: string): PlainDate {
  const day = parsePlainDate(text);
  if (day === null) throw notFound();
  return day;
}
