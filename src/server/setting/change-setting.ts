/** Decides a setting from a day on. Days that are over keep what was decided for them. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { changeSetting as endpoint, Setting } from '#contract/setting.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { isSettingKey, isSettingValue, settingDefaults } from '#domain/setting/setting.ts';
import type { SettingKey } from '#domain/setting/setting.ts';
import { notFound, Refusal, refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { readSetting } from './read-setting.ts';
import { decisionsOf, lockDecision, storeDecision } from './setting-store.ts';

type Services = { db: Db; now: () => number };
/** All settings are one record of the history, their keys are its fields. */
const recordId = 0;

export async function settingOf({ db, now }: Services, key: string): Promise<Setting> {
  if (!isSettingKey(key)) throw notFound();
  const decisions = await decisionsOf(db, key);
  return {
    key,
    value: wire(await readSetting(db, key, localNow(now()).date)),
    usual: wire(settingDefaults[key]),
    decisions: decisions.map(({ value, changedAt, ...decision }) => ({
      ...decision,
      value: value as Setting['value'],
      changedAt: changedAt.toISOString(),
    })),
  };
}

export async function changeSetting(
  services: Services,
  key: string,
  { value, validFrom, version }: ParsedOf<typeof endpoint>['body'],
  who: string,
): Promise<Setting> {
  if (!isSettingKey(key)) throw notFound();
  if (!isSettingValue(key, value)) throw refused('settingValueNotPossible', { usual: String(settingDefaults[key]) }, 'body.value');
  const today = localNow(services.now()).date;
  const from = validFrom === undefined ? today : parsePlainDate(validFrom);
  if (from === null) throw refused('deliveryDateNotPossible', { date: validFrom ?? '' }, 'body.validFrom');
  if (from < today) throw refused('dayInPast', {}, 'body.validFrom');
  await transaction(services.db, async (trx) => decide(trx, { key, value, from, version, who, at: new Date(services.now()) }));
  return settingOf(services, key);
}

interface Decision {
  key: SettingKey;
  value: Setting['value'];
  from: NonNullable<ReturnType<typeof parsePlainDate>>;
  version: number | undefined;
  who: string;
  at: Date;
}

async function decide(trx: Parameters<typeof lockDecision>[0], { key, value, from, version, who, at }: Decision): Promise<void> {
  const known = await lockDecision(trx, key, from);
  if (known !== null && known.version !== version) throw new Refusal(409, [{ message: 'changedMeanwhile', params: { who: '', at: '' } }]);
  const before = await readSetting(trx, key, from);
  const next = (known?.version ?? 0) + 1;
  await storeDecision(trx, { key, validFrom: from, value, version: next, at, who });
  await addHistory(trx, 'setting', { recordId, version: next, at, who }, [{ field: key, before: text(before), after: text(value) }]);
}

const wire = (value: boolean | number | readonly number[]): Setting['value'] => (typeof value === 'object' ? [...value] : value);
const text = (value: boolean | number | readonly number[]): string => String(value);
