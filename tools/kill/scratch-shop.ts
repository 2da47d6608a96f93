/** The built shop on a throw-away data folder that outlives its process: it can be killed without warning and started again. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { layoutOf } from '#server/db/embedded/layout.ts';
import { ended, freePort, spawnShop, untilReady } from '#tools/bench/shop-process.ts';

export interface ScratchShop {
  base: string;
  dataDir: string;
  /** kill -9 of the server, then a new one on the same data; resolves when it is ready. */
  killServer: () => Promise<void>;
  /** kill -9 of the database's first process; resolves when the shop answers with data again. */
  killDatabase: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function openScratchShop(): Promise<ScratchShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kistenwerk-kill-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const start = async (): Promise<ChildProcess> => {
    const child = spawnShop({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    await untilReady(base, child);
    return child;
  };
  const clear = async (): Promise<void> => {
    // Whatever died before: takes over the database of this folder and stops it properly.
    await (await startEmbeddedDatabase({ dataDir })).stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  let server: ChildProcess;
  try {
    server = await start();
  } catch (error) {
    await clear();
    throw error;
  }
  return {
    base,
    dataDir,
    killServer: async () => {
      await ended(server, 'SIGKILL');
      server = await start();
    },
    killDatabase: async () => {
      const pid = Number((await readFile(join((await layoutOf(dataDir)).cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      await untilReady(base, server);
    },
    stop: async () => {
      await ended(server, 'SIGTERM');
      await clear();
    },
  };
}
