// Distinguishes a silent database from a slow one. A statement may take long while others are answered; if a connection has been held for seconds and a fresh
// one gets no answer either, the database is gone (a cut cable, a firewall that dropped the state, a frozen machine): everything waiting is aborted at once,
// and new work finds out within a second whether it is back. A database that refuses is not silent: its errors speak for themselves.
import { Client, type Pool, type PoolClient } from 'pg';

export interface SilenceWatch {
  /** Called before a connection is taken: rejects while the database is known to be silent. */
  heard(): Promise<void>;
  start(): void;
  stop(): void;
}

const lookEveryMs = 500;
const suspiciousAfterMs = 1500;
const answerWithinMs = 1000;
/** A check this late means that the process itself was busy and may have missed the answer. */
const lateMs = 300;
const questionsBeforeSilence = 2;

const silence = (): Error => new Error('Connection terminated: the database is silent');

export function watchSilence(pool: Pool, url: string): SilenceWatch {
  const all = new Set<PoolClient>();
  const heldSince = new Map<PoolClient, number>();
  let silent = false;
  let asking: Promise<boolean> | null = null;
  pool.on('connect', (client) => all.add(client));
  pool.on('acquire', (client) => heldSince.set(client, performance.now()));
  pool.on('release', (_error, client) => heldSince.delete(client));
  pool.on('remove', (client) => {
    all.delete(client);
    heldSince.delete(client);
  });

  /** One check at a time, shared by all callers. */
  const isThere = async (): Promise<boolean> => {
    asking ??= isAnswered(url).finally(() => {
      asking = null;
    });
    return asking;
  };
  const look = async (): Promise<void> => {
    const before = performance.now() - suspiciousAfterMs;
    if (silent || asking !== null || ![...heldSince.values()].some((since) => since < before)) return;
    for (let question = 0; question < questionsBeforeSilence; question++) if (await isThere()) return;
    silent = true;
    for (const client of all) {
      // Aborts a statement under way; an idle connection is dropped by the pool after an error.
      if (!heldSince.has(client)) client.emit('error', silence());
      else if (client instanceof Client) client.end().catch(() => undefined);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    heard: async () => {
      if (!silent) return;
      if (!(await isThere())) throw silence();
      silent = false;
    },
    start: () => {
      timer ??= setInterval(() => void look(), lookEveryMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** A refusal is an answer, too. */
async function isAnswered(url: string): Promise<boolean> {
  const begin = performance.now();
  const client = new Client({ connectionString: url, connectionTimeoutMillis: answerWithinMs });
  client.on('error', () => undefined);
  const answered = await client.connect().then(
    () => true,
    (error: unknown) => !(error instanceof Error && error.message === 'timeout expired'),
  );
  client.end().catch(() => undefined);
  return answered || performance.now() - begin > answerWithinMs + lateMs;
}
