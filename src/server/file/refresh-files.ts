/** Reads the store of files again and repairs the index after files were added, changed, moved or deleted outside the shop. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { refreshFiles as call } from '#contract/file.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { splitName, splitPath } from '#domain/file/file-path.ts';
import { isOutsideLibrary } from '#domain/file/own-folder.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, Refusal, refused } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { addHistory } from '#server/record/record-history.ts';
import { checkFile } from './check-file.ts';
import type { By, FileServices } from './file-services.ts';
import { allFiles } from './file-store.ts';
import type { FileRow } from './file-store.ts';
import { insertFile, setMissing, updateFacts, updateFile } from './file-write-store.ts';
import type { FileFacts } from './file-write-store.ts';
import { receiveFile } from './incoming-file.ts';
import { tellProducts } from './tell-products.ts';

type Report = OutputOf<typeof call>;

export async function refreshFiles(services: FileServices, actor: Actor): Promise<Report> {
  const by = { at: new Date(services.now()), who: actorName(actor) };
  const report: Report = { added: [], changed: [], moved: [], missing: [], refused: [] };
  const rows = new Map((await allFiles(services.db)).map((row) => [`${row.directory}/${row.name}`, row]));
  const found = new Map<string, number>();
  for await (const { path, size } of services.blobs.list('')) if (!isOutsideLibrary(path)) found.set(path, size);
  const gone = [...rows.values()].filter((row) => row.sha256 !== null && !found.has(`${row.directory}/${row.name}`));
  await mkdir(services.incoming, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(services.incoming, 'refresh-'));
  try {
    for (const [path, size] of found) {
      const row = rows.get(path);
      // Same name and size: taken as unchanged, otherwise every refresh would fetch everything.
      if (row?.size === size && !row.missing) continue;
      try {
        const facts = await factsOf(services, path, folder);
        if (row !== undefined) await mendChanged(services, row, facts, by, report);
        else await mendNew(services, path, facts, { gone, by, report });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        report.refused.push({ path, errors: [...error.errors] });
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await changeCatalog(services.db, services.catalog, async (trx) =>
    setMissing(
      trx,
      gone.map(({ id }) => id),
      true,
    ),
  );
  report.missing.push(...gone.map(({ directory, name }) => `${directory}/${name}`));
  return report;
}

async function factsOf({ blobs }: FileServices, path: string, folder: string): Promise<FileFacts> {
  const place = splitPath(path);
  if (!place.ok) throw refused(place.refusal.key, place.refusal.params);
  if (`${place.value.folder}/${place.value.name}` !== path || place.value.folder === '') throw refused('fileFolderMissing');
  const blob = await blobs.get(path);
  if (blob === null) throw notFound();
  const file = await receiveFile(blob.stream, folder);
  try {
    return await checkFile(place.value.name, file);
  } finally {
    await rm(file.place, { force: true });
  }
}

async function mendChanged(services: FileServices, row: FileRow, facts: FileFacts, by: By, report: Report): Promise<void> {
  await changeCatalog(services.db, services.catalog, async (trx, changed) => {
    const version = await updateFacts(trx, row.id, facts, by.at);
    await addHistory(trx, 'file', { ...by, recordId: row.id, version }, [{ field: 'content', before: row.size, after: facts.size }]);
    await tellProducts(trx, changed, { folders: [row.directory], mediaIds: [row.id] });
  });
  report.changed.push(`${row.directory}/${row.name}`);
}

/** If the same bytes appear under another name, it is the missing file, moved: the record is kept. */
async function mendNew(
  services: FileServices,
  path: string,
  facts: FileFacts,
  { gone, by, report }: { gone: FileRow[]; by: By; report: Report },
): Promise<void> {
  const at = path.lastIndexOf('/');
  const directory = path.slice(0, at);
  const { stem } = splitName(path.slice(at + 1));
  const moved = gone.findIndex(({ sha256, mimeType }) => sha256 === facts.sha256 && mimeType === facts.contentType);
  const [row] = moved < 0 ? [] : gone.splice(moved, 1);
  await changeCatalog(services.db, services.catalog, async (trx, changed) => {
    if (row === undefined) {
      const created = await insertFile(trx, { directory, stem, by, ...facts });
      if (created === null || `${directory}/${created.name}` !== path) throw refused('duplicateEntry', { field: path });
      await addHistory(trx, 'file', { ...by, recordId: created.id, version: 1 }, [{ field: 'created', before: null, after: path }]);
    } else {
      const version = await updateFile(trx, row.id, { directory, stem, texts: row.texts, at: by.at });
      await setMissing(trx, [row.id], false);
      const before = `${row.directory}/${row.name}`;
      await addHistory(trx, 'file', { ...by, recordId: row.id, version }, [{ field: 'path', before, after: path }]);
    }
    const folders = row === undefined ? [directory] : [directory, row.directory];
    await tellProducts(trx, changed, { folders, mediaIds: row === undefined ? [] : [row.id] });
  });
  if (row === undefined) report.added.push(path);
  else report.moved.push({ from: `${row.directory}/${row.name}`, to: path });
}
