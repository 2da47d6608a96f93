// Installs what is missing. npm records what it has installed; the record is compared with the lock file, so that an up-to-date folder is left alone, offline
// too, and a changed lock or an interrupted installation is noticed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrExit } from './child.mjs';
import { node, root } from './project.mjs';

export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci), this takes a moment the first time.');
  // Building needs the development dependencies, whatever NODE_ENV is; warnings about the older Node that runs npm are expected.
  await runOrExit('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!existsSync(node))
    throw new Error('npm left out the optional packages that bring Node for this platform; run npm ci without --omit=optional.');
}

function isInstalled() {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined || !existsSync(node)) return false;
  const wanted = packagesIn(join(root, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found === undefined ? optional === true : found.version === version;
  });
}

function packagesIn(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : undefined;
}
