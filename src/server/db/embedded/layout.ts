// The embedded database's files inside DATA_DIR.
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

export type Layout = { dataDir: string; cluster: string; draft: string; draftPassword: string; log: string; lock: string };

/** Creates DATA_DIR if missing; paths are real paths, because running servers are recognised by theirs. */
export async function layoutOf(dataDir: string): Promise<Layout> {
  await mkdir(dataDir, { recursive: true });
  const real = await realpath(dataDir);
  return {
    dataDir: real,
    cluster: join(real, 'postgres'),
    draft: join(real, 'postgres.init'),
    draftPassword: join(real, 'postgres.init.password'),
    log: join(real, 'postgres.log'),
    lock: join(real, 'postgres.lock'),
  };
}
