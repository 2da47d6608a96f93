/** Imports a table: its columns are mapped as last time, or by their headings, and every row is checked. Nothing is changed. */
import type { ImportDesk, ImportKindKey } from '#contract/import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { fieldWords, fittingMapping, guessedMapping, headingsKey } from '#domain/import/mapping.ts';
import type { Table } from '#domain/import/table.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import type { UploadedFile } from '#server/call/uploaded-file.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { deskAnswer } from './import-answer.ts';
import { storeRows } from './import-row-store.ts';
import { kindFor } from './import-services.ts';
import type { ImportServices } from './import-services.ts';
import { insertImport, knownMapping, knownTables } from './import-store.ts';
import { judgeRows } from './judge-rows.ts';

interface TableFile extends UploadedFile {
  /** Adds what was given along with the file. */
  complete?: (table: Table) => Table;
}

export async function importFile(
  services: ImportServices,
  key: ImportKindKey,
  { name, bytes, complete = (table) => table }: TableFile,
  actor: Actor,
): Promise<ImportDesk> {
  const { db, now } = services;
  const kind = kindFor(services, key, actor);
  const fields = await kind.fields(db);
  const read = await services.openTable(bytes, { words: fieldWords(fields), tables: await knownTables(db, key) });
  if (!read.ok) throw refused(read.refusal.key, { ...read.refusal.params }, 'body.file');
  const table = complete(read.value);
  const known = await knownMapping(db, key, headingsKey(table.headings));
  const mapping = known === undefined ? guessedMapping(table.headings, fields) : fittingMapping(known.mapping, table.headings, fields);
  const reading = { fields, mapping, clearEmpty: known?.clearEmpty ?? false };
  const rows = await judgeRows(services, kind, { table, reading }, actor);
  const [at, who] = [new Date(now()), actorName(actor)];
  const id = await transaction(db, async (trx) => {
    const { headings } = table;
    const stored = await insertImport(trx, {
      kind: key,
      fileName: name,
      fileSize: bytes.length,
      at,
      who,
      headings,
      mapping,
      clearEmpty: reading.clearEmpty,
      headingLine: read.value.headingLine,
    });
    await storeRows(trx, stored, rows);
    await addHistory(trx, 'import', { recordId: stored, version: 1, at, who }, [{ field: 'created', before: null, after: name }]);
    return stored;
  });
  return deskAnswer(services, id, actor);
}
