/** The secret behind session tokens: configured, or generated once and kept in the data folder, readable by its owner only. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function tokenSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const file = join(dataDir, 'token-secret');
  await mkdir(dataDir, { recursive: true });
  // `wx`: of two processes that start at once only one writes; both read what was written.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
