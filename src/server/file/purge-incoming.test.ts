import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { purgeIncoming } from './purge-incoming.ts';

test('what a killed upload left is gone after a day, what arrives now stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-incoming-'));
  const now = Date.parse('2026-12-01T12:00:00Z');
  try {
    for (const [name, hours] of [
      ['upload-old', 25],
      ['upload-young', 23],
    ] as const) {
      const place = join(folder, name);
      await mkdir(place);
      await writeFile(join(place, 'picture'), 'half');
      const at = new Date(now - hours * 3_600_000);
      await utimes(place, at, at);
    }
    await purgeIncoming([join(folder, 'missing'), folder], now);
    expect(await readdir(folder)).toEqual(['upload-young']);
    expect(await readdir(join(folder, 'upload-young'))).toEqual(['picture']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
