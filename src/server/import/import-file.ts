/** Imports a table: its columns are mapped as last time, or by their headings, and every row is checked. Nothing is changed. */
import type { ImportDesk, ImportKindKey } from '#contract/import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { withGiven } from '#domain/import/given-column.ts';
import type { GivenColumn } from '#domain/import/given-column.ts';
import { fieldWords } from '#domain/import/mapping.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import type { UploadedFile } from '#server/call/uploaded-file.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { deskAnswer } from './import-answer.ts';
import { storeHead } from './import-head-store.ts';
import { storeRows } from './import-row-store.ts';
import { kindFor } from './import-services.ts';
import type { ImportServices } from './import-services.ts';
import { insertImport, knownTables } from './import-store.ts';
import { judgeRows } from './judge-rows.ts';
import { readColumns } from './read-columns.ts';

interface TableFile extends UploadedFile {
  /** What was said beside the file. */
  given?: readonly GivenColumn[];
}

export async function importFile(
  services: ImportServices,
  key: ImportKindKey,
  { name, bytes, given = [] }: TableFile,
  actor: Actor,
): Promise<ImportDesk> {
  const { db, now } = services;
  const kind = kindFor(services, key, actor);
  const fields = await kind.fields(db);
  const read = await services.openTable(bytes, { words: fieldWords(fields), tables: await knownTables(db, key) });
  if (!read.ok) throw refused(read.refusal.key, { ...read.refusal.params }, 'body.file');
  const { head, headingLine } = read.value;
  const table = withGiven(read.value, given, fields);
  const columns = await readColumns(db, kind, table, fields);
  const rows = await judgeRows(services, kind, { table, reading: { fields, ...columns } }, actor);
  const [at, who] = [new Date(now()), actorName(actor)];
  const id = await transaction(db, async (trx) => {
    const { headings } = table;
    const file = { kind: key, fileName: name, fileSize: bytes.length, at, who };
    const stored = await insertImport(trx, { ...file, headings, headingLine, ...columns });
    await storeHead(trx, stored, { rows: head, given });
    await storeRows(trx, stored, rows);
    await addHistory(trx, 'import', { recordId: stored, version: 1, at, who }, [{ field: 'created', before: null, after: name }]);
    return stored;
  });
  return deskAnswer(services, id, actor);
}
