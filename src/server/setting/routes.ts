import * as wire from '#contract/setting.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { changeSetting, changeSettings } from './change-setting.ts';
import type { SettingServices } from './change-setting.ts';
import { allSettings, settingOf } from './setting-answer.ts';

export function settingRoutes(services: SettingServices): Binding[] {
  return [
    bind(wire.readSettings, async () => ({ items: await allSettings(services) })),
    bind(wire.changeSettings, async ({ body }, { actor }) => {
      await changeSettings(services, body, actorName(actor));
      return { items: await allSettings(services) };
    }),
    bind(wire.readSetting, async ({ params }) => settingOf(services, params.key)),
    bind(wire.changeSetting, async ({ params, body }, { actor }) => {
      await changeSetting(services, params.key, body, actorName(actor));
      return settingOf(services, params.key);
    }),
  ];
}
