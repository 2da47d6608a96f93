/** A dry run with its headings in another row, other columns or corrected cells: every row is checked again. A column mapping is kept for the next file with these headings. */
import type { changeImport as call, ImportDesk } from '#contract/import.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { fileRows, tableFrom } from '#domain/import/choose-heading.ts';
import type { ImportField } from '#domain/import/field.ts';
import { withGiven } from '#domain/import/given-column.ts';
import type { Mapping } from '#domain/import/mapping.ts';
import { headingsKey } from '#domain/import/mapping.ts';
import type { Table, TableRow } from '#domain/import/table.ts';
import { refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { deskAnswer, reachedImport } from './import-answer.ts';
import { headOf, storeHead } from './import-head-store.ts';
import { storeRows, tableRows } from './import-row-store.ts';
import type { ImportServices } from './import-services.ts';
import { keepMapping, updateImport } from './import-store.ts';
import type { StoredImport } from './import-store.ts';
import { judgeRows } from './judge-rows.ts';
import { lockVersion } from './lock-version.ts';
import { readColumns } from './read-columns.ts';

type Change = ParsedOf<typeof call>['body'];

export async function changeImport(services: ImportServices, id: number, given: Change, actor: Actor): Promise<ImportDesk> {
  const { db } = services;
  const { file, kind } = await reachedImport(services, id, actor);
  const fields = await kind.fields(db);
  const standing = { headings: file.headings, rows: await tableRows(db, id) };
  const chosen = given.headingLine === undefined ? null : await chosenTable(db, { file, standing, fields }, given.headingLine);
  const { headings, rows: read } = chosen?.table ?? standing;
  const columns =
    chosen === null ? { mapping: file.mapping, clearEmpty: file.clear_empty } : await readColumns(db, kind, chosen.table, fields);
  const mapping = given.mapping === undefined ? columns.mapping : checkedMapping(given.mapping, headings, fields);
  const clearEmpty = given.clearEmpty ?? columns.clearEmpty;
  const table = { headings, rows: mended(read, given.cells ?? []) };
  const rows = await judgeRows(services, kind, { table, reading: { fields, mapping, clearEmpty } }, actor);
  await transaction(db, async (trx) => {
    const { state } = await lockVersion(trx, { id, version: given.version });
    if (state !== 'DRY') throw refused('importNotDry');
    await storeRows(trx, id, rows);
    await updateImport(trx, id, { headings, heading_line: chosen?.headingLine ?? file.heading_line, mapping, clear_empty: clearEmpty });
    if (chosen !== null) await storeHead(trx, id, chosen.head);
    if (given.mapping !== undefined || given.clearEmpty !== undefined)
      await keepMapping(trx, file.kind, headingsKey(headings), { mapping, clearEmpty });
  });
  return deskAnswer(services, id, actor);
}

interface Standing {
  file: StoredImport;
  standing: Table;
  fields: readonly ImportField[];
}

/** The table with its headings in another row of the file. */
async function chosenTable(db: Db, { file, standing, fields }: Standing, line: number) {
  const head = await headOf(db, file.id);
  if (head === undefined && file.state !== 'DRY') throw refused('importNotDry');
  const read = head === undefined ? null : tableFrom(fileRows(head, standing), line);
  if (head === undefined || read === null) throw refused('importHeadingUnknown', {}, 'body.headingLine');
  const { given } = head;
  return { table: withGiven(read, given, fields), headingLine: line, head: { rows: read.head, given } };
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
