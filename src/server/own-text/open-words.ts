/** The sentences of mails and papers including the office's own, kept in the process. */
import type { Language } from '#domain/language/language.ts';
import { openKept } from '#server/db/open-kept.ts';
import type { Db } from '#server/db/pool.ts';
import { wordsWith } from '#server/words/own-words.ts';
import type { OwnTexts } from '#server/words/own-words.ts';
import type { HouseWords } from '#server/words/house-words.ts';
import { allOwnTexts, ownTextsVersion } from './own-text-store.ts';
import type { OwnTextRow } from './own-text-store.ts';

export interface OpenWords {
  read: () => Promise<HouseWords>;
  /** After a change in this process. */
  refresh: () => Promise<void>;
}

interface WordsOfVersion {
  version: number;
  words: HouseWords;
}

export async function openWords(db: Db, now: () => number): Promise<OpenWords> {
  const kept = await openKept(db, now, readWords);
  return { read: async () => (await kept.read()).words, refresh: kept.refresh };
}

async function readWords(db: Db, before: WordsOfVersion | null): Promise<WordsOfVersion> {
  // The version first: a write between the two reads causes another read.
  const version = await ownTextsVersion(db);
  return version === before?.version ? before : { version, words: wordsWith(ownTextsIn(await allOwnTexts(db))) };
}

function ownTextsIn(rows: readonly OwnTextRow[]): OwnTexts {
  const texts = new Map<string, Partial<Record<Language, string>>>();
  for (const { key, language, text } of rows) if (text !== '') texts.set(key, { ...texts.get(key), [language]: text });
  return texts;
}
