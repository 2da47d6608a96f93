/** The folder of everything that the shop stores itself: no one else on the machine may look into it. */
import { chmod, mkdir } from 'node:fs/promises';

/** If started by root, the database runs as another user, who must pass through the folder but need not list it. */
const mode = process.getuid?.() === 0 ? 0o711 : 0o700;

export async function openDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode });
  // A mounted folder may belong to another user, who then decides.
  await chmod(dataDir, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}
