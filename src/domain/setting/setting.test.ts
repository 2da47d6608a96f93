import { expect, test } from 'vitest';
import { isSettingKey, isSettingValue, settingDefaults, settingKeys } from './setting.ts';

test('every default is a value of its key', () => {
  for (const key of settingKeys) expect(isSettingValue(key, settingDefaults[key])).toBe(true);
});

test.each([
  ['confirmByItself', 1],
  ['marginFloor', '20'],
  ['marginFloor', -1],
  ['marginFloor', Number.NaN],
  ['marginFloor', 1e9],
  ['reminderDays', [10, 20]],
  ['reminderDays', [10, 20, null]],
  ['reminderDays', 10],
  ['reminderDays', [10, 10, 30]],
  ['reminderDays', [10, 20, 30.5]],
  ['reminderFees', [0, 30, 1001]],
  ['quoteReminderDays', Number.POSITIVE_INFINITY],
] as const)('%s is never %j', (key, value) => {
  expect(isSettingValue(key, value)).toBe(false);
});

test('only what is listed is a key', () => {
  expect(['confirmByItself', 'constructor', '__proto__', ''].map(isSettingKey)).toEqual([true, false, false, false]);
});
