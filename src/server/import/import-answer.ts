/** An imported table in the wire's form. */
import type { ImportDesk, ImportFile } from '#contract/import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { fileRows, headingRows, mostOffered, rowText } from '#domain/import/choose-heading.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { headOf } from './import-head-store.ts';
import { doneIds, reasonsOf, tableRows } from './import-row-store.ts';
import type { ImportServices } from './import-services.ts';
import { countsOf, importById } from './import-store.ts';
import type { StoredImport } from './import-store.ts';
import type { ImportKind } from './import-kind.ts';

export async function fileAnswers(db: Db, files: readonly StoredImport[]): Promise<ImportFile[]> {
  const counts = await countsOf(
    db,
    files.map(({ id }) => id),
  );
  return files.map((file) => ({
    id: file.id,
    version: file.version,
    kind: file.kind,
    fileName: file.file_name,
    fileSize: file.file_size,
    state: file.state,
    createdAt: file.created_at.toISOString(),
    who: file.who,
    appliedAt: file.applied_at?.toISOString() ?? null,
    appliedBy: file.applied_by,
    undoneAt: file.undone_at?.toISOString() ?? null,
    undoneBy: file.undone_by,
    counts: counts.get(file.id) ?? { new: 0, changed: 0, same: 0, faulty: 0 },
  }));
}

/** 404 for one that the caller may not change. */
export async function reachedImport(
  { db, kinds }: ImportServices,
  id: number,
  actor: Actor,
): Promise<{ file: StoredImport; kind: ImportKind }> {
  const file = await importById(db, id);
  const kind = kinds.find(({ key }) => key === file?.kind);
  if (file === undefined || kind === undefined || !may(actor, kind.ability)) throw notFound();
  return { file, kind };
}

export async function deskAnswer(services: ImportServices, id: number, actor: Actor): Promise<ImportDesk> {
  const { db } = services;
  const { file, kind } = await reachedImport(services, id, actor);
  const [answer] = await fileAnswers(db, [file]);
  if (answer === undefined) throw notFound();
  return {
    ...answer,
    headings: file.headings,
    headingLine: file.heading_line,
    headingRows: await offeredRows(db, file),
    mapping: file.mapping,
    clearEmpty: file.clear_empty,
    fields: (await kind.fields(db)).map(({ path, label, isKey }) => ({ path, label, isKey })),
    documents: file.state === 'APPLIED' && kind.documents !== undefined ? await kind.documents(db, await doneIds(db, id)) : [],
    reasons: await reasonsOf(db, id),
  };
}

async function offeredRows(db: Db, { id, headings }: StoredImport): Promise<ImportDesk['headingRows']> {
  const head = await headOf(db, id);
  if (head === undefined) return [];
  const rows = fileRows(head, { headings, rows: await tableRows(db, id, mostOffered) });
  return headingRows(rows).map(({ line, cells }) => ({ line, text: rowText(cells) }));
}
