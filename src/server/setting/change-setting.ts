/** Decides settings from a given day. Days in the past keep what was decided for them. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { changeSetting as one, changeSettings as several, Setting } from '#contract/setting.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isSettingKey, isSettingValue, settingDefaults } from '#domain/setting/setting.ts';
import type { SettingKey } from '#domain/setting/setting.ts';
import { notFound, Refusal, refused } from '#server/call/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { readSetting } from './read-setting.ts';
import { settingRecord } from './setting-record.ts';
import { decisionOf, lockDecisions, storeDecision } from './setting-store.ts';

export interface SettingServices {
  db: Db;
  now: () => number;
  /** Called when the cached settings are out of date. */
  changed: () => Promise<void>;
}

interface Change {
  key: SettingKey;
  value: Setting['value'];
  version: number | undefined;
}
interface By {
  from: PlainDate;
  who: string;
  at: Date;
}

export async function changeSetting(
  services: SettingServices,
  key: string,
  { value, validFrom, version }: ParsedOf<typeof one>['body'],
  who: string,
): Promise<void> {
  await decideAll(services, [checkedSetting({ key, value, version }, 'body')], validFrom, who);
}

export async function changeSettings(
  services: SettingServices,
  { changes, validFrom }: ParsedOf<typeof several>['body'],
  who: string,
): Promise<void> {
  await decideAll(
    services,
    changes.map((change, index) => checkedSetting(change, `body.changes.${index}`)),
    validFrom,
    who,
  );
}

export function checkedSetting(
  { key, value, version }: { key: string; value: Setting['value']; version?: number | undefined },
  at: string,
): Change {
  if (!isSettingKey(key)) throw notFound();
  if (!isSettingValue(key, value)) throw refused('settingValueNotPossible', { usual: String(settingDefaults[key]) }, `${at}.value`);
  return { key, value, version };
}

async function decideAll(
  { db, now, changed }: SettingServices,
  changes: readonly Change[],
  validFrom: string | undefined,
  who: string,
): Promise<void> {
  const today = localNow(now()).date;
  const from = validFrom === undefined ? today : parsePlainDate(validFrom);
  if (from === null) throw refused('deliveryDateNotPossible', { date: validFrom ?? '' }, 'body.validFrom');
  if (from < today) throw refused('dayInPast', {}, 'body.validFrom');
  await transaction(db, async (trx) => {
    await lockDecisions(trx);
    for (const change of changes) await decide(trx, change, { from, who, at: new Date(now()) });
  });
  await changed();
}

async function decide(trx: Trx, { key, value, version }: Change, { from, who, at }: By): Promise<void> {
  const known = await decisionOf(trx, key, from);
  if (known !== null && known.version !== version)
    throw new Refusal(409, [{ message: 'changedMeanwhile', params: { who: known.who, at: known.changedAt.toISOString() } }]);
  const before = await readSetting(trx, key, from);
  const next = (known?.version ?? 0) + 1;
  await storeDecision(trx, { key, validFrom: from, value, version: next, at, who });
  const entry = { field: key, before: String(before), after: String(value) };
  await addHistory(trx, 'setting', { recordId: settingRecord.decisions, version: next, at, who }, [entry]);
}
