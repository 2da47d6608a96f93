/** Changes of settings in words. */
import type { HistoryEntry } from '#contract/record.ts';
import type { Setting } from '#contract/setting.ts';
import type { SettingKey } from '#domain/setting/setting.ts';
import type { HistoryLine } from '../record/history.tsx';
import { groupedNumber } from '../text/grouped-number.ts';
import { timeText } from './time-text.ts';
import { settingFields } from './setting-fields.ts';
import { settingsWords as t } from './settings-words.ts';

/** Only for the given settings, in the order of the entries. */
export function settingHistory(entries: readonly HistoryEntry[], keys: readonly SettingKey[]): HistoryLine[] {
  return entries
    .filter(({ field }) => keys.includes(field as SettingKey))
    .map(({ at, who, field, before, after }) => ({
      at,
      who,
      what: `${settingFields[field as SettingKey].label}: ${settingText(field, before)} → ${settingText(field, after)}`,
    }));
}

/** `10, 20, 30 Tage` */
export function settingText(key: string, value: Setting['value'] | string | null): string {
  const text = String(value ?? '–');
  if (text === 'true') return t.yes;
  if (text === 'false') return t.no;
  const { unit, clock } = settingFields[key as SettingKey];
  return `${clock === true ? timeText(Number(text)) : text.split(',').map(groupedNumber).join(', ')}${unit === undefined ? '' : ` ${unit}`}`;
}
