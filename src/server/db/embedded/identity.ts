// The user that PostgreSQL runs as. It refuses to run as root, and initdb refuses a user id without a name; both are common in containers.
import { execFile } from 'node:child_process';
import { chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { tmpdir, userInfo } from 'node:os';
import { promisify } from 'node:util';
import { binariesIn, type Binaries } from './binaries.ts';

const run = promisify(execFile);

/** `wrapper` precedes the program on the command line; `uid`, if present, is the user that the program runs as and that must own the files. */
export type Identity = { wrapper: string[]; uid?: number };

const NOBODY = 65_534;
const UNSHARE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

export async function chooseIdentity(clusterDir: string): Promise<Identity> {
  if (process.getuid === undefined) return { wrapper: [] };
  const uid = process.getuid();
  if (uid !== 0 && hasName()) return { wrapper: [] };
  const owner = await stat(clusterDir).then(
    (found) => found.uid,
    () => uid,
  );
  if (uid === 0 && owner !== 0) return { wrapper: [], uid: owner };
  if (await canUnshare()) return { wrapper: ['unshare', ...UNSHARE] };
  if (uid === 0) return { wrapper: [], uid: NOBODY };
  throw new Error(`PostgreSQL cannot run as user ${uid}, which has no name on this machine. Add the user, or set DATABASE_URL.`);
}

/** Makes the user that PostgreSQL runs as the owner of the directory. */
export async function handOver(path: string, identity: Identity): Promise<void> {
  if (identity.uid !== undefined) await chown(path, identity.uid, -1);
}

/** Programs that the user can reach: other users cannot enter root's home, so they are copied to a world-readable place. */
export async function reachableBinaries(binaries: Binaries, identity: Identity): Promise<Binaries> {
  if (identity.uid === undefined || (await canRun(binaries, identity.uid))) return binaries;
  const version = await run(binaries.pgCtl, ['--version']).then(({ stdout }) => /[\d.]+/.exec(stdout)?.[0] ?? 'unknown');
  const copy = join(tmpdir(), `shop-postgres-${version}-${identity.uid}`);
  // A folder of that name in a world-writable place is trusted only if we made it.
  const own = await stat(copy).then(
    (found) => found.uid === process.getuid?.(),
    () => false,
  );
  if (!own || !(await canRun(binariesIn(copy), identity.uid))) {
    const draft = `${copy}.${process.pid}`;
    await mkdir(draft, { mode: 0o755 });
    await cp(join(binaries.root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await rm(copy, { recursive: true, force: true });
    await rename(draft, copy);
  }
  if (await canRun(binariesIn(copy), identity.uid)) return binariesIn(copy);
  throw new Error(
    `PostgreSQL cannot run as root, and user ${identity.uid} cannot run ${basename(binaries.postgres)} from ${copy}. Start the shop as another user, or set DATABASE_URL.`,
  );
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function canUnshare(): Promise<boolean> {
  return succeeds(run('unshare', [...UNSHARE, 'true']));
}

async function canRun(binaries: Binaries, uid: number): Promise<boolean> {
  return succeeds(run(binaries.postgres, ['--version'], { uid }));
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
