/** Stores a sentence in the given languages; the next mail and the next paper use it. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { changeOwnText as endpoint } from '#contract/own-text.ts';
import type { OwnText } from '#contract/own-text.ts';
import { languages } from '#domain/language/language.ts';
import { ownTextProblem } from '#domain/setting/own-text.ts';
import { Refusal, refused } from '#server/call/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { settingRecord } from '#server/setting/setting-record.ts';
import type { HouseText } from '#server/words/own-words.ts';
import { lockOwnTexts, storeOwnText } from './own-text-store.ts';
import { knownText, ownTextHistory, ownTextOf } from './read-own-texts.ts';

export interface OwnTextServices {
  db: Db;
  now: () => number;
  /** Called when the cached sentences are out of date. */
  changed: () => Promise<void>;
}

export async function changeOwnText(
  { db, now, changed }: OwnTextServices,
  key: string,
  { version, own }: ParsedOf<typeof endpoint>['body'],
  who: string,
): Promise<OwnText> {
  const text = knownText(key);
  const given = languages.flatMap((language) => {
    const written = own[language]?.trim();
    if (written === undefined) return [];
    return [{ language, text: checkedText(text, { language, text: written }, `body.own.${language}`) }];
  });
  const at = new Date(now());
  await transaction(db, async (trx) => {
    await lockOwnTexts(trx);
    const before = await ownTextOf(trx, key);
    if (before.version !== version) throw await stale(trx, before);
    const news = given.filter((each) => each.text !== before.own[each.language]);
    for (const each of news) await storeOwnText(trx, { key, ...each, at, who });
    const entries = news.map((each) => ({ field: `${key} ${each.language}`, before: before.own[each.language], after: each.text }));
    await addHistory(trx, 'setting', { recordId: settingRecord.texts, version: null, at, who }, entries);
  });
  await changed();
  return ownTextOf(db, key);
}

/** The text to store: '' if empty or equal to the house's, which then applies. Refuses a text that does not fit the sentence's places. */
export function checkedText(
  { house, places }: HouseText,
  { language, text }: { language: keyof typeof house; text: string },
  at: string,
): string {
  if (text === '' || text === house[language]) return '';
  const problem = ownTextProblem(text, { house: house[language], places });
  if (problem !== null) throw refused(problem.key, problem.params, at);
  return text;
}

/** What others last wrote in each language; the office's form keeps what was typed in the others. */
async function stale(trx: Trx, current: OwnText): Promise<Refusal> {
  const { key, version, who, changedAt } = current;
  const history = await ownTextHistory(trx, key);
  const changes = languages.flatMap((language) => {
    const last = history.find(({ field }) => field === `${key} ${language}`);
    return last ? [{ ...last, field: `own.${language}` }] : [];
  });
  return new Refusal(409, [{ message: 'changedMeanwhile', params: { who, at: changedAt ?? '' } }], { version, current, changes });
}
