// Two commands started at once must not install or build into the same folders: the second waits for the first.
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './project.mjs';

const path = join(tmpdir(), `shop-setup-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.lock`);

// The holder refreshes the lock every two seconds; its process id alone proves nothing, ids are reused after a restart of the machine.
const HEARTBEAT_MS = 2000;
const STALE_MS = 15_000;

export async function withSetupLock(work) {
  for (let announced = false; !take(); await delay(250)) {
    if (!announced) console.log('Another command of this project installs or builds; waiting for it.');
    announced = true;
  }
  const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), HEARTBEAT_MS);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** Written to a separate file and linked into place, so that a lock file is never seen half written. */
function take() {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(path)) moveAway();
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Another process may have taken the lock between check and move: then it is put back. */
function moveAway() {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (isHeld(aside)) linkSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function release() {
  rmSync(path, { force: true });
}

function isHeld(file) {
  try {
    return Date.now() - statSync(file).mtimeMs < STALE_MS && isAlive(Number(readFileSync(file, 'utf8')));
  } catch (error) {
    // Just released: the next attempt takes it.
    if (error.code === 'ENOENT') return true;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
