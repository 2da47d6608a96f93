// Where the embedded database listens: a Unix socket in a short directory that only we can enter, no network port.
// (Socket paths are limited to about 107 bytes, too few for a folder deep in a project.) Windows has no such socket: loopback there.
import { createHash } from 'node:crypto';
import { lstat, mkdir, rm, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { handOver, type Identity } from './identity.ts';
import { readPostmaster } from './postmaster-file.ts';

export type Address = { host: string; port: number };

const SOCKET_PORT = 5432;
const PREFIX = 'shop-';
const LONGEST_TEMP_DIR = 80;

/** Reuses the port of a crashed server, so that the shop's pool can reconnect. */
export async function chooseAddress(clusterDir: string, identity: Identity): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: (await readPostmaster(clusterDir))?.port ?? (await freePort()) };
  const host = join(tmpdir().length > LONGEST_TEMP_DIR ? '/tmp' : tmpdir(), `${PREFIX}${hashOf(clusterDir)}`);
  await mkdir(host, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(host);
  const owners = [process.getuid?.(), identity.uid];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new Error(`${host} belongs to somebody else; the database needs this directory for its socket. Remove it or set TMPDIR.`);
  }
  await handOver(host, identity);
  return { host, port: SOCKET_PORT };
}

export function socketPath({ host, port }: Address): string | undefined {
  return host.startsWith('/') ? join(host, `.s.PGSQL.${port}`) : undefined;
}

/** Removes socket and socket lock of a dead server: the lock's process id may belong to another process by now and would prevent the next start. */
export async function clearStaleSocket(address: Address): Promise<void> {
  const path = socketPath(address);
  if (path === undefined) return;
  await rm(path, { force: true });
  await rm(`${path}.lock`, { force: true });
}

/** The directory was made for this server alone and is removed with it; it is kept if it contains anything else. */
export async function removeSocketDirectory({ host }: Pick<Address, 'host'>): Promise<void> {
  if (basename(host).startsWith(PREFIX)) await rmdir(host).catch(() => undefined);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback interface');
  return address.port;
}
