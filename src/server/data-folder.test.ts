import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
