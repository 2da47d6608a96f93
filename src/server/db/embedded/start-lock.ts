// One process at a time may initialise, start or stop a data directory: two first starts at once would both run initdb and both fail.
// The lock is SQLite's lock on an empty file: exclusive on every platform, also within one process, and the kernel releases it
// when its holder dies, so that there are no stale lock files to guess about.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '#server/db/error-code.ts';

const SQLITE_BUSY = '5';
const PATIENCE_MS = 180_000;

export async function withStartLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeLock(path);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function takeLock(path: string): Promise<DatabaseSync> {
  const file = new DatabaseSync(path, { timeout: 0 });
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      file.exec('begin exclusive');
      return file;
    } catch (error) {
      const busy = errorCode(error) === SQLITE_BUSY;
      if (!busy || performance.now() > deadline) file.close();
      if (!busy) throw new Error(`Cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      if (performance.now() > deadline) {
        throw new Error(`Cannot lock ${path}: another process starts or stops the database and does not finish.`, { cause: error });
      }
      await delay(50);
    }
  }
}
