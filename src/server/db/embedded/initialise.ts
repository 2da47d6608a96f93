// Creates the data directory once: initdb works in a draft folder that is renamed when complete, so an interrupted first start is simply redone.
// Strings are sorted by bytes by default; for lists that people read, the query names its collation.
import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { handOver, type Identity } from './identity.ts';
import { runToEnd } from './launch.ts';
import type { Layout } from './layout.ts';

export const USER = 'shop';
export const DATABASE = 'shop';

const PASSWORD_FILE = 'shop.password';

export async function initialise(layout: Layout, binaries: Binaries, identity: Identity): Promise<void> {
  if (await exists(join(layout.cluster, 'PG_VERSION'))) return;
  await rm(layout.draft, { recursive: true, force: true });
  await mkdir(layout.draft, { mode: 0o700 });
  await handOver(layout.draft, identity);
  await writeFile(layout.draftPassword, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await handOver(layout.draftPassword, identity);
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '--encoding=UTF8'];
  const access = [`--username=${USER}`, '--auth=scram-sha-256', `--pwfile=${layout.draftPassword}`];
  await runToEnd(identity, binaries.initdb, ['-D', layout.draft, ...locale, ...access, '--no-instructions']).catch((error: Error) => {
    if (identity.uid === undefined || !error.message.includes('Permission denied')) throw error;
    throw new Error(
      `PostgreSQL cannot run as root, and user ${identity.uid}, which it runs as instead, cannot enter ${layout.dataDir}. Set DATA_DIR to a folder that everybody can reach, start the shop as another user, or set DATABASE_URL.`,
      { cause: error },
    );
  });
  await rename(layout.draftPassword, join(layout.draft, PASSWORD_FILE));
  await rename(layout.draft, layout.cluster);
  await syncDirectory(layout.dataDir);
}

export async function readPassword(layout: Layout): Promise<string> {
  return readFile(join(layout.cluster, PASSWORD_FILE), 'utf8');
}

async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using directory = await open(path);
  await directory.sync();
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
