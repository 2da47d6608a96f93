import { readToday } from '#contract/today.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { TodayServices } from './what-waits.ts';
import { whatWaits } from './what-waits.ts';

export function todayRoutes(services: TodayServices): Binding[] {
  return [bind(readToday, async (_input, { actor }) => ({ items: await whatWaits(services, actor) }))];
}
