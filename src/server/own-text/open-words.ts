/**
 * The sentences of mails and papers including the office's own, cached in the process. They are read again when another process may have changed them;
 * while the database is away the last ones are used.
 */
import type { Language } from '#domain/language/language.ts';
import { unlessAway } from '#server/db/outage.ts';
import type { Db } from '#server/db/pool.ts';
import { wordsWith } from '#server/words/own-words.ts';
import type { OwnTexts } from '#server/words/own-words.ts';
import type { HouseWords } from '#server/words/house-words.ts';
import { allOwnTexts, ownTextsVersion } from './own-text-store.ts';
import type { OwnTextRow } from './own-text-store.ts';

const maximumAgeMs = 5000;

export interface OpenWords {
  read: () => Promise<HouseWords>;
  /** After a change in this process. */
  refresh: () => Promise<void>;
}

interface Kept {
  version: number;
  words: HouseWords;
}

export async function openWords(db: Db, now: () => number): Promise<OpenWords> {
  let kept = await readWords(db);
  let readAt = now();
  return {
    read: async () => {
      if (Math.abs(now() - readAt) > maximumAgeMs) {
        readAt = now();
        kept = await unlessAway(changedWords(db, kept), () => kept);
      }
      return kept.words;
    },
    refresh: async () => {
      readAt = now();
      kept = await readWords(db);
    },
  };
}

async function readWords(db: Db): Promise<Kept> {
  // The version first: a write between the two reads causes another read.
  const version = await ownTextsVersion(db);
  return { version, words: wordsWith(ownTextsIn(await allOwnTexts(db))) };
}

async function changedWords(db: Db, before: Kept): Promise<Kept> {
  return (await ownTextsVersion(db)) === before.version ? before : readWords(db);
}

function ownTextsIn(rows: readonly OwnTextRow[]): OwnTexts {
  const texts = new Map<string, Partial<Record<Language, string>>>();
  for (const { key, language, text } of rows) if (text !== '') texts.set(key, { ...texts.get(key), [language]: text });
  return texts;
}
