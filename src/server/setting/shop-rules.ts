/** Today's rules, kept in the process: every price, page and order needs them. They are computed anew when the day changes. */
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isSettingValue, settingDefaults, settingKeys } from '#domain/setting/setting.ts';
import type { SettingsOfDay, ShopRules } from '#domain/setting/shop-rules.ts';
import { shopRules } from '#domain/setting/shop-rules.ts';
import { openKept } from '#server/db/open-kept.ts';
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

export async function openRules(db: Db, now: () => number): Promise<Rules> {
  const kept = await openKept(db, now, readDecisions);
  let made: { day: PlainDate; decisions: readonly Decision[]; rules: ShopRules } | null = null;
  return {
    read: async () => {
      const { decisions } = await kept.read();
      const day = localNow(now()).date;
      if (made?.day !== day || made.decisions !== decisions) made = { day, decisions, rules: rulesOn(decisions, day) };
      return made.rules;
    },
    decided: async () => settingsOn((await kept.read()).decisions, localNow(now()).date),
    refresh: kept.refresh,
  };
}

interface Decisions {
  version: number;
  /** Latest day first. */
  decisions: readonly Decision[];
}

async function readDecisions(db: Db, before: Decisions | null): Promise<Decisions> {
  // The version first: a decision between the two reads causes another read.
  const version = await settingsVersion(db);
  return version === before?.version ? before : { version, decisions: await decisionsOf(db, settingKeys) };
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
