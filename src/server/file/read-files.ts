/** A folder of the library as shown in the office: its files and their uses, all folders, and the space left. */
import type { FileItem, FilesAnswer, FileUse, FolderItem, readFiles as call } from '#contract/file.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { plainFolder } from '#domain/file/file-path.ts';
import { refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { fileItem } from './file-row.ts';
import { fileTotals, findFiles, folderCounts, listFiles, usesOf } from './file-store.ts';
import type { FileRow } from './file-store.ts';

export async function readFiles(db: Db, limitBytes: number, query: ParsedOf<typeof call>['query']): Promise<FilesAnswer> {
  const { mimeType, currentDirectory, search = '', unused, page, perPage } = query;
  const folder = plainFolder(currentDirectory);
  if (!folder.ok) throw refused(folder.refusal.key, folder.refusal.params, 'query.currentDirectory');
  const directory = folder.value;
  const types = (mimeType ?? '').split(',').flatMap((type) => (type.trim() === '' ? [] : [type.trim()]));
  const filter = { directory, types, search, unused: unused === '1', limit: perPage, offset: (page - 1) * perPage };
  const [{ rows, total }, folders, totals] = await Promise.all([listFiles(db, filter), folderCounts(db), fileTotals(db)]);
  return {
    directory,
    items: await itemsOf(db, rows),
    page,
    perPage,
    total,
    folders: folderTree(folders),
    totals: { ...totals, limitBytes },
  };
}

export async function fileItems(db: Db, ids: readonly number[]): Promise<Map<number, FileItem>> {
  const items = await itemsOf(db, await findFiles(db, ids));
  return new Map(items.map((item) => [item.id, item]));
}

async function itemsOf(db: Db, rows: readonly FileRow[]): Promise<FileItem[]> {
  const uses = new Map<number, FileUse[]>();
  for (const { mediaId, ...use } of await usesOf(
    db,
    rows.map(({ id }) => id),
  ))
    uses.set(mediaId, [...(uses.get(mediaId) ?? []), use]);
  return rows.map((row) => fileItem(row, uses.get(row.id) ?? []));
}

/** Includes intermediate folders; each count covers everything below. */
function folderTree(folders: readonly FolderItem[]): FolderItem[] {
  const counts = new Map<string, number>();
  for (const { path, files } of folders)
    for (let at = path.length; at > 0; at = path.lastIndexOf('/', at - 1)) {
      const above = path.slice(0, at);
      counts.set(above, (counts.get(above) ?? 0) + files);
    }
  return [...counts].map(([path, files]) => ({ path, files })).toSorted((a, b) => byParts(a.path.split('/'), b.path.split('/')));
}

/** A folder's subfolders follow it directly. */
function byParts(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? a.length - b.length : (a[at] ?? '').localeCompare(b[at] ?? '', 'de-CH');
}
