// The shop's own PostgreSQL, for a start without any set-up: initialises DATA_DIR once, adopts a server that outlived a killed shop,
// restarts it if it dies while the shop runs, and stops it when the last shop leaves. Production sets DATABASE_URL instead.
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { DATABASE, USER } from './initialise.ts';
import { layoutOf } from './layout.ts';
import { markOpened, takeLease, type Lease } from './lease.ts';
import { findOrStartServer, stopServer, type RunningServer, type StartOptions } from './server.ts';
import { withStartLock } from './start-lock.ts';

export type EmbeddedDatabase = {
  connectionString: string;
  /** Process id of the postmaster; changes with a restart. */
  readonly pid: number;
  /** True if the server was already running. */
  adopted: boolean;
  /** The first start is complete: called before anybody can use the shop. */
  opened(): Promise<void>;
  stop(): Promise<void>;
};

type Options = StartOptions & {
  dataDir: string;
  log?: (message: string) => void;
  /** True: whatever a start leaves before `opened` is replaced by an empty database at the next one. */
  untilOpened?: boolean;
};

const LONGEST_RESTART_PAUSE_MS = 10_000;

export async function startEmbeddedDatabase({
  dataDir,
  log = () => undefined,
  untilOpened = false,
  ...start
}: Options): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries();
  const layout = await layoutOf(dataDir);
  const ending = new AbortController();
  let restart: Promise<void> = Promise.resolve();

  const open = async (begins: boolean): Promise<{ server: RunningServer; lease: Lease }> =>
    withStartLock(layout.lock, async () => {
      const server = await findOrStartServer(layout, binaries, start);
      return { server, lease: await takeLease(server, { begins }) };
    });

  const reopen = async (): Promise<void> => {
    for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, LONGEST_RESTART_PAUSE_MS)) {
      if (ending.signal.aborted) return;
      try {
        current = await open(false);
        watch();
        log(`database runs again (process ${current.server.pid})`);
        return;
      } catch (error) {
        log(`database does not start: ${String(error)}`);
        await delay(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
  };

  const watch = (): void =>
    current.lease.onLost(() => {
      if (ending.signal.aborted) return;
      log('database connection lost, starting it again');
      restart = reopen();
    });

  let current = await open(untilOpened);
  watch();

  return {
    connectionString: connectionString(current.server),
    get pid() {
      return current.server.pid;
    },
    adopted: current.server.adopted,
    opened: async () => markOpened(current.server),
    async stop() {
      if (ending.signal.aborted) return;
      ending.abort();
      await restart;
      await withStartLock(layout.lock, async () => {
        const last = await current.lease.isLast().catch(() => false);
        if (last) await stopServer(layout, binaries);
        await current.lease.end();
      });
    },
  };
}

/** Unchanged by restarts; the address has a host name so that every URL parser accepts it, the driver uses the socket directory. */
function connectionString({ host, port, password }: RunningServer): string {
  const login = `${USER}:${encodeURIComponent(password)}`;
  return host.startsWith('/')
    ? `postgresql://${login}@localhost/${DATABASE}?${new URLSearchParams({ host, port: String(port) }).toString()}`
    : `postgresql://${login}@${host}:${port}/${DATABASE}`;
}
