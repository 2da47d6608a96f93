/**
 * Today's rules, cached in the process: every price, page and order needs them. They are read again when another process may have changed them, and recomputed
 * when the day changes; while the database is away the last ones are used.
 */
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isSettingValue, settingDefaults, settingKeys } from '#domain/setting/setting.ts';
import type { SettingsOfDay, ShopRules } from '#domain/setting/shop-rules.ts';
import { shopRules } from '#domain/setting/shop-rules.ts';
import { unlessAway } from '#server/db/outage.ts';
import type { Db } from '#server/db/pool.ts';
import { decisionsOf, settingsVersion } from './setting-store.ts';
import type { Decision } from './setting-store.ts';

export type ReadRules = () => Promise<ShopRules>;

export interface Rules {
  /** As valid today. */
  read: ReadRules;
  /** The values decided for today, by setting. */
  decided: () => Promise<SettingsOfDay>;
  /** After a change in this process. */
  refresh: () => Promise<void>;
}

const maximumAgeMs = 5000;

export async function openRules(db: Db, now: () => number): Promise<Rules> {
  let kept = await readDecisions(db);
  let readAt = now();
  let made: { day: PlainDate; version: number; rules: ShopRules } | null = null;

  async function followChanges(): Promise<void> {
    if (Math.abs(now() - readAt) <= maximumAgeMs) return;
    readAt = now();
    kept = await unlessAway(changedDecisions(db, kept), () => kept);
  }

  return {
    read: async () => {
      await followChanges();
      const day = localNow(now()).date;
      if (made?.day !== day || made.version !== kept.version) made = { day, version: kept.version, rules: rulesOn(kept.decisions, day) };
      return made.rules;
    },
    decided: async () => {
      await followChanges();
      return settingsOn(kept.decisions, localNow(now()).date);
    },
    refresh: async () => {
      kept = await readDecisions(db);
    },
  };
}

interface Decisions {
  version: number;
  /** Latest day first. */
  decisions: readonly Decision[];
}

async function readDecisions(db: Db): Promise<Decisions> {
  // The version first: a decision between the two reads causes another read.
  const version = await settingsVersion(db);
  return { version, decisions: await decisionsOf(db, settingKeys) };
}

async function changedDecisions(db: Db, before: Decisions): Promise<Decisions> {
  return (await settingsVersion(db)) === before.version ? before : readDecisions(db);
}

function rulesOn(decisions: readonly Decision[], day: PlainDate): ShopRules {
  return shopRules(settingsOn(decisions, day));
}

/** `decisions`: latest day first. */
function settingsOn(decisions: readonly Decision[], day: PlainDate): SettingsOfDay {
  return (key) => {
    const value = decisions.find((each) => each.key === key && each.validFrom <= day)?.value;
    return isSettingValue(key, value) ? value : settingDefaults[key];
  };
}
