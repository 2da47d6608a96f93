/** What the columns of a table mean: as last time with these headings, else by the words. */
import type { ImportField } from '#domain/import/field.ts';
import { fittingMapping, guessedMapping, headingsKey } from '#domain/import/mapping.ts';
import type { Table } from '#domain/import/table.ts';
import { refused } from '#server/call/refusal.ts';
import { tableLimits } from '#server/connect/table-file/table-limits.ts';
import type { Db } from '#server/db/pool.ts';
import type { ImportKind } from './import-kind.ts';
import { knownMapping } from './import-store.ts';
import type { KnownMapping } from './import-store.ts';

export async function readColumns(db: Db, { key }: ImportKind, { headings }: Table, fields: readonly ImportField[]): Promise<KnownMapping> {
  if (headings.length > tableLimits.columns) throw refused('importTooManyColumns', { limit: tableLimits.columns });
  const known = await knownMapping(db, key, headingsKey(headings));
  if (known === undefined) return { mapping: guessedMapping(headings, fields), clearEmpty: false };
  return { mapping: fittingMapping(known.mapping, headings, fields), clearEmpty: known.clearEmpty };
}
