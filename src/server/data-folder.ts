/** The folder of everything that the shop stores itself: no one else on the machine may look into it. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** If started by root, the database runs as another user, who must pass through the folder but need not list it. */
const mode = process.getuid?.() === 0 ? 0o711 : 0o700;

/** A start needs more than this; it is only tried whether anything can be written at all. */
const triedBytes = 1_000_000;

/** Fails at once, naming the folder, if nothing can be stored there. */
export async function openDataFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  await makeFolder(folder);
  // A mounted folder may belong to another user, who then decides.
  await chmod(folder, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
  await tryToWrite(folder);
}

/** Step by step: Node's own `recursive` never ends under /proc, and calls a read-only disk "no such file". */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode });
  }
}

async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(triedBytes), { mode: 0o600, flush: true });
  } catch (error) {
    // A full disk fails at the write, which names no file.
    throw Object.assign(error as NodeJS.ErrnoException, { path: folder });
  } finally {
    await rm(file, { force: true });
  }
}
