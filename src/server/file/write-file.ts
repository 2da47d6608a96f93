/** Changes one file: its row is locked, an older version refused, every change recorded in the history. */
import type { Actor } from '#domain/access/permission.ts';
import { splitName } from '#domain/file/file-path.ts';
import { fileEnding, fileTypes } from '#domain/file/file-type.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import { BlobExists, BlobMissing } from '#server/connect/blob/blobs.ts';
import { errorCode } from '#server/db/error-code.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { fileItem } from './file-row.ts';
import type { FileServices } from './file-services.ts';
import { lockFile, usesOf } from './file-store.ts';
import type { FileRow } from './file-store.ts';
import { updateFile } from './file-write-store.ts';
import { tellProducts } from './tell-products.ts';

/** Raised by a unique index: also if names differ only in case, or two pictures would have the same address. */
const placeTaken = '23505';

export interface FileWrite {
  id: number;
  /** The version that was read; undefined: write whatever others did. */
  version: number | undefined;
  actor: Actor;
}

export interface FileChange {
  directory?: string;
  /** With its extension. */
  name?: string;
  texts?: Partial<LocalizedText>;
}

export async function lockedFile(trx: Trx, { id, version }: FileWrite): Promise<FileRow> {
  const row = await lockFile(trx, id);
  if (row === null) throw notFound();
  if (version !== undefined && version !== row.version)
    throw await staleSave(trx, { kind: 'file', id, version, current: fileItem(row, []) });
  return row;
}

/** Refuses if anything refers to the file by name; a product that shows its folder does not count unless `byFolder`. */
export async function refuseNamed(db: Db, row: FileRow, { byFolder }: { byFolder: boolean }): Promise<void> {
  const uses = (await usesOf(db, [row.id])).filter(({ kind }) => byFolder || kind !== 'product');
  if (uses.length === 0) return;
  const usedBy = uses
    .map(({ name }) => name)
    .slice(0, 10)
    .join(', ');
  throw conflict('inUse', { name: row.name, usedBy, count: uses.length });
}

export async function writeFile(
  services: FileServices,
  trx: Trx,
  changed: TellChanged,
  about: FileWrite,
  { directory, name, texts }: FileChange,
): Promise<{ version: number; path: string }> {
  const row = await lockedFile(trx, about);
  const to = { directory: directory ?? row.directory, name: renamed(row, name ?? row.name) };
  const next = { ...to, texts: { ...row.texts, ...texts } };
  const differences = fieldDifferences({ directory: row.directory, name: row.name, texts: row.texts }, next);
  const path = `${to.directory}/${to.name}`;
  if (differences.length === 0) return { version: row.version, path };
  const from = `${row.directory}/${row.name}`;
  const moves = path !== from;
  if (moves) await refuseNamed(trx, row, { byFolder: false });
  const at = new Date(services.now());
  const place = { directory: to.directory, stem: splitName(to.name).stem };
  const version = await updateFile(trx, row.id, { ...place, texts: next.texts, at }).catch((error) => {
    throw errorCode(error) === placeTaken ? conflict('duplicateEntry', { field: to.name }) : error;
  });
  await addHistory(trx, 'file', { recordId: row.id, version, at, who: actorName(about.actor) }, differences);
  await tellProducts(trx, changed, { folders: [...new Set([row.directory, to.directory])], mediaIds: [row.id] });
  if (moves && row.sha256 !== null) await moveBytes(services, from, path);
  return { version, path };
}

/** The extension gives the kind, which cannot change; `.jpeg` and `.jpg` are the same. */
function renamed({ mimeType, name: before }: FileRow, name: string): string {
  const { stem, ending } = splitName(name);
  const kind = fileEnding(ending);
  if (kind === null || fileTypes[kind] !== mimeType)
    throw refused('fileTypeMismatch', { name, type: splitName(before).ending.toUpperCase() }, 'body.newName');
  return `${stem}.${splitName(before).ending}`;
}

async function moveBytes({ blobs }: FileServices, from: string, to: string): Promise<void> {
  try {
    await blobs.rename(from, to);
  } catch (error) {
    if (error instanceof BlobExists) throw conflict('duplicateEntry', { field: to.slice(to.lastIndexOf('/') + 1) });
    if (error instanceof BlobMissing) throw conflict('fileMissing', { name: from });
    throw error;
  }
}
