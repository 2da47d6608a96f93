/** Stores one checked file in the library: its row claims the name, then its bytes are put, both or neither. Throws Refusal. */
import { createHash } from 'node:crypto';
import { plainName, splitName } from '#domain/file/file-path.ts';
import { isImageType } from '#domain/file/file-type.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { BlobContent, BlobStore } from '#server/connect/blob/blobs.ts';
import { BlobExists } from '#server/connect/blob/blobs.ts';
import { makeShownForms } from '#server/media/stored-media.ts';
import { addHistory } from '#server/record/record-history.ts';
import { checkFile } from './check-file.ts';
import type { By, FileServices } from './file-services.ts';
import { tellProducts } from './tell-products.ts';
import { insertFile, usedRoom } from './file-write-store.ts';
import { contentOf } from './incoming-file.ts';
import type { IncomingFile } from './incoming-file.ts';

export interface NewFile {
  /** In its normal form, never the root of the library. */
  directory: string;
  /** As sent. */
  name: string;
  file: IncomingFile;
}

export interface StoredFile {
  id: number;
  path: string;
}

export async function storeFile(services: FileServices, { directory, name: sent, file }: NewFile, by: By): Promise<StoredFile> {
  const plain = plainName(sent);
  if (!plain.ok) throw refused(plain.refusal.key, plain.refusal.params);
  const facts = await checkFile(plain.value, file);
  const { db, catalog, blobs, limitBytes } = services;
  const { stem } = splitName(plain.value);
  const stored = await changeCatalog(db, catalog, async (trx, changed) => {
    if ((await usedRoom(trx)) + facts.size > limitBytes) throw refused('fileQuota', { name: sent, gb: Math.round(limitBytes / 1e8) / 10 });
    const row = await insertFile(trx, { directory, stem, by, ...facts });
    if (row === null) throw conflict('duplicateEntry', { field: sent });
    const path = `${directory}/${row.name}`;
    await addHistory(trx, 'file', { ...by, recordId: row.id, version: 1 }, [{ field: 'created', before: null, after: path }]);
    await tellProducts(trx, changed, { folders: [directory], mediaIds: [] });
    await putOnce(blobs, path, contentOf(file));
    return { id: row.id, path };
  });
  if (isImageType(facts.contentType)) makeShownForms(services, stored.path, facts.sha256);
  return stored;
}

/** Resumes a put that was interrupted after its bytes were stored: the same bytes under the same name are no conflict. */
async function putOnce(blobs: BlobStore, path: string, content: BlobContent): Promise<void> {
  try {
    await blobs.put(path, content);
  } catch (error) {
    if (!(error instanceof BlobExists)) throw error;
    const blob = await blobs.get(path);
    const hash = createHash('sha256');
    for await (const chunk of blob?.stream ?? []) hash.update(chunk as Buffer);
    if (hash.digest('hex') !== content.sha256) throw conflict('duplicateEntry', { field: path.slice(path.lastIndexOf('/') + 1) });
  }
}
