// The connection to PostgreSQL, embedded or not: one pool, one SQL builder, one way to run a transaction.
// A dead or stuck database ends in an error within seconds, never in a hang.
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import type { Tables } from '#server/db/tables.ts';
import { errorCode } from './error-code.ts';
import { nameStatements } from './named-statements.ts';
import { rowTypes } from './row-types.ts';
import { watchSilence } from './silence-watch.ts';

/** What statements run on: the pool, or a transaction. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type Database = {
  db: Db;
  pool: Pool;
  /** Rejects within seconds when the database is not there. */
  answers(): Promise<void>;
  /** From now on what waits for a silent database is ended. A start that fills the database on a busy machine has time. */
  watch(): void;
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 10_000;
// A little later than the server's own limit: reached only when one connection is dead while others live.
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;

/** A readiness check does not wait as long as an order may. */
const shortQuestion: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 1500 };

const ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** Each takes some ten megabytes of the database once it has run everything, and two processors are busy with few. */
const usualConnections = 4;

export function openDatabase(url: string, { connections = usualConnections, watched = true } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    // Prepared plans of an old table shape die out with their connection after a migration elsewhere.
    maxLifetimeSeconds: 600,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: rowTypes,
  });
  // A connection that breaks is dropped by the pool, and a statement under way fails by itself. Without these listeners the event would end
  // the process: the first for idle connections, the second for those that somebody holds, a transaction between two statements for one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  nameStatements(pool);
  const watch = watchSilence(pool, url);
  if (watched) watch.start();
  const connect = async (): Promise<PoolClient> => {
    await watch.heard();
    return pool.connect();
  };
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }) }),
    pool,
    answers: async () => {
      await watch.heard();
      await pool.query(shortQuestion);
    },
    watch: () => watch.start(),
    close: async () => {
      watch.stop();
      await pool.end();
    },
  };
}

/**
 * Runs `work` in a transaction, and once more from the start when the database asks for it (deadlock, serialization failure).
 * `work` must have no effect outside the transaction. Within a transaction it is a part of that one.
 */
export async function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  return retried(async () => db.transaction().execute(work));
}

/** What `work` answers, with nothing of what it did left. */
export async function withoutTrace<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return retried(async () => {
    const trx = await db.startTransaction().execute();
    try {
      return await work(trx);
    } finally {
      await trx.rollback().execute();
    }
  });
}

/** As `transaction`, for a single statement, which is a transaction by itself. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = errorCode(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}
