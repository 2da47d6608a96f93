/** At the start: moves content that is still in rows (a new shop's pictures, those of an earlier version) into the store of files. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Refusal } from '#server/call/refusal.ts';
import { BlobExists } from '#server/connect/blob/blobs.ts';
import { transaction } from '#server/db/pool.ts';
import { checkFile } from './check-file.ts';
import type { FileServices } from './file-services.ts';
import { moveIntoStore, nextContent } from './file-write-store.ts';
import { contentOf, receiveFile } from './incoming-file.ts';

/** Content that cannot be moved stays in its row and is read from there. */
export async function moveContent({ db, blobs, incoming, warn }: Pick<FileServices, 'db' | 'blobs' | 'incoming' | 'warn'>): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(incoming, 'move-'));
  try {
    for (let row = await nextContent(db, 0); row !== null; row = await nextContent(db, row.id)) {
      const { id, directory, name, content } = row;
      const path = `${directory}/${name}`;
      try {
        const file = await receiveFile(Readable.from([content]), folder);
        const facts = await checkFile(name, file);
        await blobs.put(path, contentOf(file)).catch((error) => {
          // Left by a start that crashed in between.
          if (!(error instanceof BlobExists)) throw error;
        });
        await transaction(db, async (trx) => moveIntoStore(trx, id, facts));
      } catch (error) {
        if (!(error instanceof Refusal)) warn(`a file stays in the database: ${path}`, error);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
