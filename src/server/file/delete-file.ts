/** Deletes a file that nothing uses, its row first: bytes left behind by a crash are found when the store is read again. */
import type { Actor } from '#domain/access/permission.ts';
import { plainFolder, splitPath } from '#domain/file/file-path.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { FileServices } from './file-services.ts';
import { findFileByPath, folderCounts } from './file-store.ts';
import { removeFile, removeFolder } from './file-write-store.ts';
import { tellProducts } from './tell-products.ts';
import { lockedFile, refuseNamed } from './write-file.ts';

export async function deleteFile(services: FileServices, path: string, version: number | undefined, actor: Actor): Promise<void> {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const place = splitPath(rooted);
  if (!place.ok) throw notFound();
  const found = await findFileByPath(services.db, place.value.folder, place.value.name);
  if (found === null) return deleteFolder(services, rooted);
  await changeCatalog(services.db, services.catalog, async (trx, changed) => {
    const row = await lockedFile(trx, { id: found.id, version, actor });
    // Renamed or moved meanwhile: then it is another file than the one that was named, or none.
    if (row.directory !== found.directory || row.name !== found.name) throw notFound();
    await refuseNamed(trx, row, { byFolder: true });
    await removeFile(trx, row.id);
    const write = { recordId: row.id, version: row.version + 1, at: new Date(services.now()), who: actorName(actor) };
    await addHistory(trx, 'file', write, [{ field: 'deleted', before: rooted, after: null }]);
    await tellProducts(trx, changed, { folders: [row.directory], mediaIds: [row.id] });
  });
  await services.blobs.delete(rooted).catch((error) => services.warn('the bytes of a deleted file are still there', error));
}

async function deleteFolder({ db }: FileServices, path: string): Promise<void> {
  const folder = plainFolder(path);
  if (!folder.ok) throw notFound();
  await transaction(db, async (trx) => {
    const below = (await folderCounts(trx)).filter((each) => each.path === folder.value || each.path.startsWith(`${folder.value}/`));
    if (below.some(({ files, path: each }) => files > 0 || each !== folder.value)) throw conflict('folderNotEmpty');
    if (!(await removeFolder(trx, folder.value))) throw notFound();
  });
}
