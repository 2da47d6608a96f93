// One PostgreSQL server process on one data directory: finding, starting, awaiting and stopping it. Callers hold the start lock.
import { existsSync } from 'node:fs';
import { kill } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { chooseAddress, clearStaleSocket, removeSocketDirectory, socketPath, type Address } from './address.ts';
import type { Binaries } from './binaries.ts';
import { chooseIdentity, reachableBinaries, type Identity } from './identity.ts';
import { initialise, readPassword, USER } from './initialise.ts';
import { lastLogLines, launchServer, runToEnd } from './launch.ts';
import type { Layout } from './layout.ts';
import { disarmStaleFile, findPostmaster, type Postmaster } from './postmaster-file.ts';
import { isPostmasterOf } from './process-state.ts';

export type RunningServer = Address & { pid: number; password: string; adopted: boolean };

const POLL_MS = 25;
const READY_TIMEOUT_MS = 120_000;
const ORPHAN_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 60_000;

export interface StartOptions {
  /** Called when the server's process is running; it is not ready yet. */
  launched?: (() => void) | undefined;
  /** True: commits do not wait for the disk, for rows that may be lost in a crash of the machine, such as those of tests. */
  fleeting?: boolean | undefined;
}

const ON_DISK = ['fsync', 'full_page_writes'];

/** The server of this directory: the running one, or a new one. */
export async function findOrStartServer(layout: Layout, binaries: Binaries, options: StartOptions): Promise<RunningServer> {
  const running = await settledPostmaster(layout);
  if (running !== undefined) return adopt(layout, running);
  const identity = await chooseIdentity(layout.cluster);
  const programs = await reachableBinaries(binaries, identity);
  await initialise(layout, programs, identity);
  return startServer(layout, programs, identity, options);
}

/** Stops the server cleanly: running statements are aborted, committed data is written, the directory is left clean. */
export async function stopServer(layout: Layout, binaries: Binaries): Promise<void> {
  const running = await findPostmaster(layout.cluster);
  if (running === undefined) return;
  if (process.platform === 'win32') await runToEnd({ wrapper: [] }, binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', layout.cluster]);
  else kill(running.pid, 'SIGINT');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  // The file disappears a moment before the process does.
  while ((await findPostmaster(layout.cluster)) !== undefined || (await isPostmasterOf(running.pid, layout.cluster))) {
    if (performance.now() > deadline) throw new Error(`The database (process ${running.pid}) does not stop; see ${layout.log}.`);
    await delay(POLL_MS);
  }
  await removeSocketDirectory(running);
}

export function clientOf(server: RunningServer, database: string): ClientConfig {
  return {
    host: server.host,
    port: server.port,
    user: USER,
    password: server.password,
    database,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
  };
}

/** A running postmaster that is not shutting down and can be reached; one whose socket was removed from the temporary directory is replaced. */
async function settledPostmaster(layout: Layout): Promise<Postmaster | undefined> {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  for (;;) {
    const found = await findPostmaster(layout.cluster);
    if (found === undefined) return undefined;
    const socket = socketPath(found);
    const unreachable = found.state === 'ready' && socket !== undefined && !existsSync(socket);
    if (unreachable) kill(found.pid, 'SIGINT');
    else if (found.state !== 'stopping') return found;
    if (performance.now() > deadline) throw new Error(`The database (process ${found.pid}) neither works nor stops; see ${layout.log}.`);
    await delay(unreachable ? POLL_MS * 10 : POLL_MS);
  }
}

async function adopt(layout: Layout, { pid, host, port }: Postmaster): Promise<RunningServer> {
  const server = { pid, host, port, password: await readPassword(layout), adopted: true };
  await untilReady(layout, server, async () => (await findPostmaster(layout.cluster))?.pid === pid);
  return server;
}

/** Starts the server, and retries while the backends of a killed postmaster have not noticed its death yet and still hold its shared memory. */
async function startServer(layout: Layout, binaries: Binaries, identity: Identity, options: StartOptions): Promise<RunningServer> {
  const address = await chooseAddress(layout.cluster, identity);
  const password = await readPassword(layout);
  const deadline = performance.now() + ORPHAN_TIMEOUT_MS;
  for (;;) {
    // Checked again: a starter killed a moment ago may have left a server that has only now written its file.
    const running = await settledPostmaster(layout);
    if (running !== undefined) return adopt(layout, running);
    await disarmStaleFile(layout.cluster);
    await clearStaleSocket(address);
    const child = await launchServer(identity, binaries.postgres, serverArguments(layout, address, options), layout.log);
    options.launched?.();
    const server = { ...address, pid: child.pid ?? 0, password, adopted: false };
    try {
      await untilReady(layout, server, async () => child.exitCode === null && child.signalCode === null);
      return server;
    } catch (error) {
      const orphans = (await lastLogLines(layout.log, 4)).includes('pre-existing shared memory block');
      if (!orphans || performance.now() > deadline) {
        await removeSocketDirectory(address);
        throw error;
      }
      await delay(POLL_MS * 10);
    }
  }
}

function serverArguments(layout: Layout, { host, port }: Address, { fleeting = false }: StartOptions): string[] {
  const listen = host.startsWith('/')
    ? ['listen_addresses=', `unix_socket_directories=${host}`, 'unix_socket_permissions=0700']
    : [`listen_addresses=${host}`];
  // Explicit although it is the default: an acknowledged order is on disk. A commit is always complete before it is acknowledged: VACUUM would not
  // see an incomplete one yet.
  const onDisk = [...ON_DISK.map((setting) => `${setting}=${fleeting ? 'off' : 'on'}`), 'synchronous_commit=on'];
  // A shop's tables are small, and the operating system caches their files anyway. Processes for read-ahead, replication or
  // vacuuming a third table at the same time cost more than they bring.
  const small = ['shared_buffers=16MB', 'jit=off', 'io_method=sync', 'max_logical_replication_workers=0', 'autovacuum_max_workers=1'];
  const settings = [...listen, `port=${port}`, ...onDisk, ...small, 'timezone=UTC', 'log_timezone=UTC'];
  return ['-D', layout.cluster, ...settings.flatMap((setting) => ['-c', setting])];
}

async function untilReady(layout: Layout, server: RunningServer, alive: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  for (;;) {
    const problem = await connectionProblem(server);
    if (problem === undefined) return;
    if (!(await alive())) throw new Error(`The database did not start:\n${await lastLogLines(layout.log, 8)}`, { cause: problem });
    if (performance.now() > deadline) throw new Error(`The database did not get ready; see ${layout.log}.`, { cause: problem });
    await delay(POLL_MS);
  }
}

async function connectionProblem(server: RunningServer): Promise<unknown> {
  const client = new Client(clientOf(server, 'postgres'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
