import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenSecret } from './token-secret.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-secret-'));
});
afterEach(async () => rm(folder, { recursive: true }));

it('is generated once, also by many starts at once, whole from the beginning', async () => {
  const secrets = await Promise.all(Array.from({ length: 40 }, async () => tokenSecret(undefined, folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toHaveLength(64);
  expect(await tokenSecret(undefined, folder)).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(['token-secret']);
  expect((await stat(join(folder, 'token-secret'))).mode & 0o077).toBe(0);
});

it('is the configured one, which is not stored', async () => {
  expect(await tokenSecret('from the configuration', folder)).toBe('from the configuration');
  expect(await readdir(folder)).toEqual([]);
});

it('is generated anew after a start that could write nothing', async () => {
  const source = JSON.stringify(join(import.meta.dirname, 'token-secret.ts'));
  const start = `import(${source}).then(({ tokenSecret }) => tokenSecret(undefined, ${JSON.stringify(folder)}))`;
  const failed = await new Promise((resolve) => {
    execFile('sh', ['-c', 'ulimit -f 0; exec "$0" -e "$1"', process.execPath, start], resolve);
  });
  expect(failed).not.toBeNull();
  expect(await tokenSecret(undefined, folder)).toHaveLength(64);
});
