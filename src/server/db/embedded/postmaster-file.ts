// postmaster.pid: facts about a running PostgreSQL, one per line.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostmasterOf } from './process-state.ts';

export type Postmaster = { pid: number; port: number; host: string; state: string };

const LINE = { pid: 0, port: 3, socketDir: 4, listenAddress: 5, state: 7 };

export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const lines = await readLines(clusterDir);
  const pid = Number(lines[LINE.pid]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  const host = lines[LINE.socketDir] || lines[LINE.listenAddress] || '';
  return { pid, port: Number(lines[LINE.port] ?? 0), host, state: (lines[LINE.state] ?? '').trim() };
}

/** The postmaster that is really running on this data directory; a file left by a dead one does not count. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(clusterDir);
  return postmaster !== undefined && (await isPostmasterOf(postmaster.pid, clusterDir)) ? postmaster : undefined;
}

/**
 * PostgreSQL refuses to start if the recorded id exists, even as a zombie or as another program's process. Deleting the file would also
 * discard the key of the shared memory by which it notices orphaned backends of a killed postmaster, and two generations of backends
 * on one directory destroy it. A file that names its own parent process is taken as stale and still leads to that check: so we write our id.
 */
export async function disarmStaleFile(clusterDir: string): Promise<void> {
  const [pid, ...rest] = await readLines(clusterDir);
  if (pid === undefined || pid === '') return;
  await writeFile(join(clusterDir, 'postmaster.pid'), [process.pid, ...rest].join('\n'));
}

async function readLines(clusterDir: string): Promise<string[]> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}
