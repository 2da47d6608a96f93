/** A dry run with other columns or corrected cells: every row is checked again, and the column mapping is kept for the next file with these headings. */
import type { changeImport as call, ImportDesk } from '#contract/import.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { ImportField } from '#domain/import/field.ts';
import type { Mapping } from '#domain/import/mapping.ts';
import { headingsKey } from '#domain/import/mapping.ts';
import type { TableRow } from '#domain/import/table.ts';
import { refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { deskAnswer, reachedImport } from './import-answer.ts';
import { storeRows, tableRows } from './import-row-store.ts';
import type { ImportServices } from './import-services.ts';
import { keepMapping, updateImport } from './import-store.ts';
import { judgeRows } from './judge-rows.ts';
import { lockVersion } from './lock-version.ts';

type Change = ParsedOf<typeof call>['body'];

export async function changeImport(services: ImportServices, id: number, given: Change, actor: Actor): Promise<ImportDesk> {
  const { db } = services;
  const { file, kind } = await reachedImport(services, id, actor);
  const fields = await kind.fields(db);
  const mapping = given.mapping === undefined ? file.mapping : checkedMapping(given.mapping, file.headings, fields);
  const clearEmpty = given.clearEmpty ?? file.clear_empty;
  const table = { headings: file.headings, rows: mended(await tableRows(db, id), given.cells ?? []) };
  const rows = await judgeRows(services, kind, { table, reading: { fields, mapping, clearEmpty } }, actor);
  await transaction(db, async (trx) => {
    const { state } = await lockVersion(trx, { id, version: given.version });
    if (state !== 'DRY') throw refused('importNotDry');
    await storeRows(trx, id, rows);
    await updateImport(trx, id, { mapping, clear_empty: clearEmpty });
    await keepMapping(trx, file.kind, headingsKey(file.headings), { mapping, clearEmpty });
  });
  return deskAnswer(services, id, actor);
}

function checkedMapping(mapping: Mapping, headings: readonly string[], fields: readonly ImportField[]): Mapping {
  const known = new Set(fields.map(({ path }) => path));
  if (mapping.length !== headings.length) throw refused('importColumnUnknown', {}, 'body.mapping');
  const taken = new Set<string>();
  for (const [column, path] of mapping.entries()) {
    if (path === null) continue;
    if (!known.has(path)) throw refused('importColumnUnknown', {}, `body.mapping.${column}`);
    if (taken.has(path)) throw refused('importColumnTwice', {}, `body.mapping.${column}`);
    taken.add(path);
  }
  return mapping;
}

function mended(rows: readonly TableRow[], cells: NonNullable<Change['cells']>): TableRow[] {
  const byLine = Map.groupBy(cells, ({ line }) => line);
  return rows.map((row) => {
    const own = byLine.get(row.line);
    if (own === undefined) return row;
    const texts = [...row.cells];
    for (const { column, value } of own) if (column < texts.length) texts[column] = value;
    return { ...row, cells: texts };
  });
}
