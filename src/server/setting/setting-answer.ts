/** Settings as valid today, each with all decisions about it. */
import type { Setting } from '#contract/setting.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { isSettingKey, isSettingValue, settingDefaults, settingKeys } from '#domain/setting/setting.ts';
import type { SettingKey } from '#domain/setting/setting.ts';
import { notFound } from '#server/call/refusal.ts';
import type { SettingServices } from './change-setting.ts';
import { decisionsOf } from './setting-store.ts';
import type { Decision } from './setting-store.ts';

export async function allSettings({ db, now }: SettingServices): Promise<Setting[]> {
  const decisions = await decisionsOf(db, settingKeys);
  const today = localNow(now()).date;
  return settingKeys.map((key) =>
    answer(
      key,
      decisions.filter((each) => each.key === key),
      today,
    ),
  );
}

export async function settingOf({ db, now }: SettingServices, key: string): Promise<Setting> {
  if (!isSettingKey(key)) throw notFound();
  return answer(key, await decisionsOf(db, [key]), localNow(now()).date);
}

/** `decisions`: latest day first. */
function answer(key: SettingKey, decisions: readonly Decision[], today: string): Setting {
  const value = decisions.find(({ validFrom }) => validFrom <= today)?.value;
  return {
    key,
    value: wire(isSettingValue(key, value) ? value : settingDefaults[key]),
    usual: wire(settingDefaults[key]),
    decisions: decisions.map(({ validFrom, value: decided, version, changedAt, who }) => ({
      validFrom,
      value: decided as Setting['value'],
      version,
      changedAt: changedAt.toISOString(),
      who,
    })),
  };
}

const wire = (value: boolean | number | readonly number[]): Setting['value'] => (typeof value === 'object' ? [...value] : value);
