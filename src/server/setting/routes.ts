import { changeSetting as change, readSetting as read } from '#contract/setting.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { Db } from '#server/db/pool.ts';
import { changeSetting, settingOf } from './change-setting.ts';

export function settingRoutes(services: { db: Db; now: () => number }): Binding[] {
  return [
    bind(read, async ({ params }) => settingOf(services, params.key)),
    bind(change, async ({ params, body }, { actor }) => changeSetting(services, params.key, body, actorName(actor))),
  ];
}
