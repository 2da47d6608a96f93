/** Deletes what uploads left in their waiting folders when the shop was killed under them; no upload takes a day. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const keptMs = 86_400_000;

export async function purgeIncoming(folders: readonly string[], now: number): Promise<void> {
  for (const folder of folders)
    for (const name of await readdir(folder).catch(noFolder)) {
      const place = join(folder, name);
      // Its upload may end at this moment.
      const found = await stat(place).catch(() => null);
      if (found !== null && now - found.mtimeMs > keptMs) await rm(place, { recursive: true, force: true });
    }
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
