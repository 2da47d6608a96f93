/** A colon after a text of the shop is written as its language writes it: `useColon`. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['src/web/storefront', 'src/web/configurator', 'src/web/ui'];

it('is never put behind a text by hand', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /\{t\([^\n]*?\)\}: /.test(readFileSync(file, 'utf8')))).toEqual([]);
});
