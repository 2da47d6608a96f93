import * as wire from '#contract/truck-day.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { printLoadPlan } from './load-plan.ts';
import type { TruckDayServices } from './truck-day.ts';
import { packAnew, readDay, saveDay } from './truck-day.ts';

export function truckDayRoutes(services: TruckDayServices): Binding[] {
  return [
    bind(wire.readTruckDay, async ({ params }, { language }) => readDay(services, plainDateOf(params.day), language)),
    bind(wire.packTruckDay, async ({ params, body }, { language }) => packAnew(services, plainDateOf(params.day), body.rounds, language)),
    bind(wire.saveTruckDay, async ({ params, body }, { actor, language }) =>
      saveDay(services, plainDateOf(params.day), body, { who: actorName(actor), language }),
    ),
    bind(wire.readLoadPlan, async ({ params, query }) => printLoadPlan(services, plainDateOf(params.day), Number(query.truckId))),
  ];
}
