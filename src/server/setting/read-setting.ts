/** A setting as valid on a day: the latest decision for then, else its default. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isSettingValue, settingDefaults } from '#domain/setting/setting.ts';
import type { SettingKey, SettingValue } from '#domain/setting/setting.ts';
import type { Db } from '#server/db/pool.ts';
import { decidedValue } from './setting-store.ts';

export async function readSetting<Key extends SettingKey>(db: Db, key: Key, day: PlainDate): Promise<SettingValue<Key>> {
  const value = await decidedValue(db, key, day);
  return isSettingValue(key, value) ? value : settingDefaults[key];
}
