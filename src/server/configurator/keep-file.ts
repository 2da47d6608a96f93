import type { Db, Trx } from '#server/db/pool.ts';
import { readFileVersions, storeFile } from './configurator-file-store.ts';

/** Stores a workbook or a fixed 3D model under its name; new content becomes the next version. The caller raises the catalogue's version. */
export async function keepFile(trx: Trx, { name, content }: { name: string; content: Buffer }): Promise<void> {
  await storeFile(trx, name, content);
}

/** The current version of its content; null: no such file. */
export async function fileVersion(db: Db, name: string): Promise<number | null> {
  return (await readFileVersions(db)).get(name) ?? null;
}
