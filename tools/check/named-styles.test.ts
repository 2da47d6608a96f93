/** A component names only classes that its stylesheet has: a missing one has no effect, and no type reports it. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheetImport = /import (\w+) from '([^']+\.module\.css)';/g;

function unknownClasses(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(sheetImport)].flatMap(([, name = '', from = '']) => {
    const path = from.startsWith('#web/') ? join('src/web', from.slice('#web/'.length)) : join(dirname(file), from);
    const sheet = readFileSync(join(root, path), 'utf8');
    const classes = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, each]) => each));
    const named = [...text.matchAll(new RegExp(String.raw`\b${name}\['([\w-]+)'\]`, 'g'))].map(([, each = '']) => each);
    return named.filter((each) => !classes.has(each)).map((each) => `${file}: ${each} is not in ${path}`);
  });
}

test('every class that a component names is in its sheet', () => {
  const files = globSync('src/web/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(unknownClasses)).toEqual([]);
});
