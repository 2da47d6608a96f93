// Builds the shop, pages and server, if any of its sources has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runOrExit } from './child.mjs';
import { root } from './project.mjs';

const SOURCES = [
  'src',
  'demo',
  'fakes',
  'models',
  'public',
  'tools/bundle',
  'tools/check/folder-order.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const stampPath = join(root, 'build', '.stamp');

export async function ensureBuilt() {
  const stamp = hashOfSources();
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  console.log('Building the shop.');
  rmSync(stampPath, { force: true });
  await runOrExit('npm', ['run', '--silent', 'build']);
  writeFileSync(stampPath, stamp);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesIn(join(root, source)))) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => filesIn(join(path, name)));
}
