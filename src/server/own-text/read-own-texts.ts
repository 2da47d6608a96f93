import type { OwnText } from '#contract/own-text.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { historyOf } from '#server/record/record-history.ts';
import { settingRecord } from '#server/setting/setting-record.ts';
import { houseTextOf, houseTexts } from '#server/words/own-words.ts';
import type { HouseText } from '#server/words/own-words.ts';
import { allOwnTexts, ownTextsOf } from './own-text-store.ts';
import type { OwnTextRow } from './own-text-store.ts';

export async function ownTexts(db: Db): Promise<OwnText[]> {
  const rows = Map.groupBy(await allOwnTexts(db), ({ key }) => key);
  return houseTexts.map((text) => answer(text, rows.get(text.key) ?? []));
}

export async function ownTextOf(db: Db, key: string): Promise<OwnText> {
  return answer(knownText(key), await ownTextsOf(db, key));
}

/** All sentences share one record of the history: its entries name the sentence. Latest first. */
export async function ownTextHistory(db: Db, key: string): Promise<HistoryEntry[]> {
  const all = await historyOf(db, 'setting', settingRecord.texts);
  return all.filter(({ field }) => field.startsWith(`${key} `)).toReversed();
}

export function knownText(key: string): HouseText {
  const text = houseTextOf(key);
  if (!text) throw notFound();
  return text;
}

function answer({ key, part, house, places }: HouseText, rows: readonly OwnTextRow[]): OwnText {
  const own = { de: '', fr: '', en: '' };
  for (const { language, text } of rows) own[language] = text;
  const last = rows.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())[0];
  return {
    key,
    part,
    places: [...places],
    house: { ...house },
    own,
    version: rows.reduce((all, { version }) => all + version, 0),
    changedAt: last?.changedAt.toISOString() ?? null,
    who: last?.who ?? '',
  };
}
