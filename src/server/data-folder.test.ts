import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

test('a new folder and one that stood open cannot be listed by others', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'shop-data-'));
  try {
    const folder = join(parent, 'data');
    for (const before of [null, 0o755]) {
      if (before !== null) await chmod(folder, before);
      await openDataFolder(folder);
      expect((await stat(folder)).mode & 0o066).toBe(0);
    }
  } finally {
    await rm(parent, { recursive: true });
  }
});

/** Fails the test instead of hanging it. */
const within = async (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch((error: unknown) => error), delay(10_000, 'still waiting', { ref: false })]);

test.runIf(process.platform === 'linux')('a folder that cannot be made is told at once, with its name', async () => {
  expect(await within(openDataFolder('/proc/shop/data'))).toMatchObject({ code: 'ENOENT', syscall: 'mkdir', path: '/proc/shop' });
});

test('a folder beneath ones that are missing is made with them', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'shop-data-'));
  try {
    await openDataFolder(join(parent, 'a/b/data'));
    expect(await readdir(join(parent, 'a/b/data'))).toEqual([]);
  } finally {
    await rm(parent, { recursive: true });
  }
});

test.runIf(process.platform === 'linux')('a folder in which nothing can be stored is told by its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  try {
    const start = `import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))})
      .then(({ openDataFolder }) => openDataFolder(${JSON.stringify(folder)}))
      .catch(({ code, path }) => console.log(code, path))`;
    const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -f 1; exec "$0" -e "$1"', process.execPath, start]);
    expect(stdout.trim()).toBe(`EFBIG ${folder}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
