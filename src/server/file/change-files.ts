/** Many files in one call, each handled separately: bytes that were moved do not go back if another file is refused. */
import type { BlockAnswer, RowResult } from '#contract/record.ts';
import type { changeFiles as call, renameFile as renameCall } from '#contract/file.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { plainFolder, plainName, splitPath } from '#domain/file/file-path.ts';
import { isOutsideLibrary } from '#domain/file/own-folder.ts';
import { notFound, Refusal, refused } from '#server/call/refusal.ts';
import { refuseOtherValues } from '#server/call/refuse-other-values.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { FileServices } from './file-services.ts';
import { findFileByPath } from './file-store.ts';
import { fileItems } from './read-files.ts';
import type { FileChange } from './write-file.ts';
import { writeFile } from './write-file.ts';

type Body = ParsedOf<typeof call>['body'];
type Rows = Extract<Body, { rows: unknown }>['rows'];
type File = Exclude<Body, { rows: unknown }>;

export async function changeFiles(services: FileServices, rows: Rows, actor: Actor): Promise<BlockAnswer> {
  const results: RowResult[] = [];
  for (const { id, version, changes } of rows) {
    try {
      const change = changeOf(changes);
      const done = await changeCatalog(services.db, services.catalog, async (trx, changed) =>
        writeFile(services, trx, changed, { id, version, actor }, change),
      );
      results.push({ id, ok: true, version: done.version });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ id, ok: false, errors: [...error.errors], ...(error.conflict === null ? {} : { conflict: error.conflict }) });
    }
  }
  return { rows: results };
}

/** One file as it was read; it is refused as a whole. */
export async function changeFile(
  services: FileServices,
  { id, version, texts, directory, ...kept }: File,
  actor: Actor,
): Promise<BlockAnswer> {
  const stored = (await fileItems(services.db, [id])).get(id);
  if (stored === undefined) throw notFound();
  if (stored.version === version) refuseOtherValues(kept, stored);
  const answer = await changeFiles(services, [{ id, version, changes: { texts, directory } }], actor);
  const [row] = answer.rows;
  if (row?.ok === false) {
    const errors = row.errors.map((error) => (error.field === undefined ? error : { ...error, field: `body.${error.field}` }));
    throw new Refusal(row.conflict === undefined ? 422 : 409, errors, row.conflict);
  }
  return answer;
}

function changeOf({ directory, texts }: Rows[number]['changes']): FileChange {
  const plain = Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== undefined));
  if (directory === undefined) return { texts: plain };
  const folder = valueOf(plainFolder(directory), 'directory');
  if (folder === '') throw refused('fileFolderMissing', {}, 'directory');
  if (isOutsideLibrary(folder)) throw refused('filePathLeavesFolder', { name: folder }, 'directory');
  return { texts: plain, directory: folder };
}

function valueOf<T>(outcome: Outcome<T>, field: string): T {
  if (outcome.ok) return outcome.value;
  throw refused(outcome.refusal.key, outcome.refusal.params, field);
}

export async function renameFile(
  services: FileServices,
  { oldName, newName, version }: ParsedOf<typeof renameCall>['body'],
  actor: Actor,
): Promise<{ id: number; version: number; path: string }> {
  const old = valueOf(splitPath(rooted(oldName)), 'body.oldName');
  const change = newName.includes('/') ? valueOf(splitPath(rooted(newName)), 'body.newName') : null;
  const name = change === null ? valueOf(plainName(newName), 'body.newName') : change.name;
  if (change?.folder === '') throw refused('fileFolderMissing', {}, 'body.newName');
  return changeCatalog(services.db, services.catalog, async (trx, changed) => {
    const row = await findFileByPath(trx, old.folder, old.name);
    if (row === null) throw notFound();
    const to = { name, ...(change === null ? {} : { directory: change.folder }) };
    return { id: row.id, ...(await writeFile(services, trx, changed, { id: row.id, version, actor }, to)) };
  });
}

const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`);
