import { readDoneToday, readToday } from '#contract/today.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { doneToday } from './done-today.ts';
import type { TodayServices } from './what-waits.ts';
import { whatWaits } from './what-waits.ts';

export function todayRoutes(services: TodayServices): Binding[] {
  return [
    bind(readToday, async ({ query }, { actor }) => ({ items: await whatWaits(services, query, actor) })),
    bind(readDoneToday, async ({ query }, { actor }) => doneToday(services, query, actor)),
  ];
}
