// Runs PostgreSQL programs: under the chosen identity, with a clean environment (a PGDATA or PGPORT of the shell must not leak in).
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { systemEnvironment } from '#server/config.ts';
import type { Identity } from './identity.ts';

const run = promisify(execFile);

const LOG_LIMIT_BYTES = 10_000_000;

export async function runToEnd(identity: Identity, program: string, args: string[]): Promise<void> {
  const [command = program, ...rest] = [...identity.wrapper, program, ...args];
  await run(command, rest, { ...userOf(identity), env: cleanEnvironment() }).catch((cause: Error & { stderr?: string }) => {
    throw new Error(`${program} failed: ${(cause.stderr ?? cause.message).trim()}`, { cause });
  });
}

/** Starts the server in its own session: Ctrl-C in the terminal must reach only the shop, which then stops the server cleanly. */
export async function launchServer(identity: Identity, program: string, args: string[], logPath: string): Promise<ChildProcess> {
  await rotateLog(logPath);
  const [command = program, ...rest] = [...identity.wrapper, program, ...args];
  await using log = await open(logPath, 'a', 0o600);
  const child = spawn(command, rest, {
    ...userOf(identity),
    cwd: '/',
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    windowsHide: true,
  });
  await once(child, 'spawn');
  child.unref();
  return child;
}

export async function lastLogLines(logPath: string, count: number): Promise<string> {
  const text = await readFile(logPath, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

function userOf({ uid }: Identity): { uid?: number; gid?: number } {
  return uid === undefined ? {} : { uid, gid: uid };
}

/** Left alone, glibc raises both limits after the first large block and keeps what each connection has freed since: some 20 MB under load. */
const memoryGivenBack = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

function cleanEnvironment(): NodeJS.ProcessEnv {
  return { ...systemEnvironment(), ...memoryGivenBack, LC_ALL: 'C', TZ: 'UTC' };
}

async function rotateLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
}
