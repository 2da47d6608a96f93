/** The secret behind session tokens: configured, or generated once and kept in the data folder, readable by its owner only. */
import { randomBytes, randomUUID } from 'node:crypto';
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function tokenSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'token-secret');
  await access(file).catch(async () => generate(file));
  return readFile(file, 'utf8');
}

/** Has its name only when it is whole: a start may be interrupted here, and of two that start at once only the first one names its own. */
async function generate(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}
