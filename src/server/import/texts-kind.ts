/** Records with little more than names in three languages, as tables for translators: identified by number, written by the rules of their own desk. */
import { textField } from '#domain/import/field.ts';
import type { ImportField } from '#domain/import/field.ts';
import { differingMembers, memberAt } from '#domain/import/path.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Found, ImportKind, RecordState, RowWrite, WriteBy, WriteResult } from './import-kind.ts';
import { resultOf, unchanged } from './row-result.ts';

export interface TextRecord {
  id: number;
  version: number;
  name: LocalizedText;
  description?: LocalizedText;
  /** What else helps a translator to identify it. */
  place: string;
}

interface TextChange {
  id: number;
  version: number;
  name?: LocalizedText | undefined;
  description?: LocalizedText | undefined;
}

interface TextDesk extends Pick<ImportKind, 'key' | 'ability'> {
  /** Headings of the number and of the identifying text. */
  words: { number: string; place: string };
  hasDescription: boolean;
  /** All, in export order. */
  read: (db: Db) => Promise<TextRecord[]>;
  /** Throws Refusal as its desk does; returns the new version. */
  write: (trx: Trx, change: TextChange, by: WriteBy) => Promise<number>;
}

const languages = ['de', 'fr', 'en'] as const;

export function textsKind({ key, ability, words, hasDescription, read, write }: TextDesk): ImportKind {
  const fields = fieldsOf(words, hasDescription);
  return {
    key,
    ability,
    fields: () => Promise.resolve([...fields]),
    find: async (db, rows) => {
      const records = new Map((await read(db)).map((record) => [String(record.id), record]));
      return new Map(rows.map((row): [number, Found] => [row.line, foundOf(row, records)]));
    },
    states: async (db, ids) => {
      const asked = new Set(ids);
      return (await read(db)).filter(({ id }) => asked.has(id)).map(stateOf);
    },
    write: async (trx, rows, by) => {
      const states = new Map((await read(trx)).map((record) => [record.id, stateOf(record).state]));
      const results: WriteResult[] = [];
      for (const row of rows) {
        const state = states.get(row.id ?? 0) ?? {};
        results.push(unchanged(row, state) ?? (await resultOf(async () => written(row, state, async (change) => write(trx, change, by)))));
      }
      return results;
    },
    // A table of texts creates no records.
    remove: () => Promise.resolve([]),
    back: differingMembers,
    all: async (db) => (await read(db)).map(({ id }) => id),
  };
}

const texts = (path: string, word: string, lines: boolean): ImportField[] =>
  languages.map((language) => {
    const label = `${word} ${language.toUpperCase()}`;
    return textField({ path: `${path}.${language}`, label, ...(language === 'de' ? { also: [word] } : {}) }, { lines });
  });

function fieldsOf(words: { number: string; place: string }, hasDescription: boolean): ImportField[] {
  return [
    textField({ path: 'number', label: words.number, also: ['Nummer', 'Nr.'], isKey: true }),
    textField({ path: 'place', label: words.place, isKey: true }),
    ...texts('name', 'Name', false),
    ...(hasDescription ? texts('description', 'Beschreibung', true) : []),
  ];
}

function foundOf({ keys }: ReadRow, records: ReadonlyMap<string, TextRecord>): Found {
  const number = keys['number'] ?? '';
  if (number === '') return { fault: refusal('importKeyMissing', {}, 'number') };
  const record = records.get(number);
  if (record === undefined) return { fault: refusal('importNumberUnknown', { number: number.slice(0, 80) }, 'number') };
  return { id: record.id, name: number, label: record.name.de };
}

const stateOf = ({ id, version, name, description, place }: TextRecord): RecordState => ({
  id,
  version,
  label: name.de,
  state: { number: String(id), place, name, ...(description === undefined ? {} : { description }) },
});

/** Texts are stored in all languages at once: languages missing from a row stay unchanged. */
async function written(
  { id, version, changes }: RowWrite,
  state: object,
  write: (change: TextChange) => Promise<number>,
): Promise<{ id: number; version: number }> {
  const whole = (path: string): LocalizedText | undefined =>
    changes[path] === undefined ? undefined : ({ ...(memberAt(state, path) as object), ...(changes[path] as object) } as LocalizedText);
  const change = { id: id ?? 0, version: version ?? 0, name: whole('name'), description: whole('description') };
  return { id: change.id, version: await write(change) };
}
