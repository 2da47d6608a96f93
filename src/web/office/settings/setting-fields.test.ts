import { expect, test } from 'vitest';
import { settingDefaults, settingKeys } from '#domain/setting/setting.ts';
import { settingFields } from './setting-fields.ts';

test('a figure has a unit, without which it would be drawn as a switch', () => {
  for (const key of settingKeys)
    expect([key, settingFields[key].unit === undefined]).toEqual([key, typeof settingDefaults[key] === 'boolean']);
});
