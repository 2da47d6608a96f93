// The connection to PostgreSQL, embedded or not: one pool, one SQL builder, one way to run a transaction.
// A dead or stuck database ends in an error within seconds, never in a hang.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import type { Tables } from '#server/db/tables.ts';
import { errorCode } from './error-code.ts';
import { nameStatements } from './named-statements.ts';
import { rowTypes } from './row-types.ts';
import { watchSilence } from './silence-watch.ts';

/** What statements run on: the pool or a transaction. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type Database = {
  db: Db;
  pool: Pool;
  /** Rejects within seconds if the database is unavailable. */
  answers(): Promise<void>;
  /** From now on statements that wait for a silent database are aborted. Not active while a start fills the database on a busy machine. */
  watch(): void;
  /** Opens all connections: the first callers of a process that is still cold would wait for them beyond their turn. */
  connect(): Promise<void>;
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 10_000;
// Slightly longer than the server's own limit: reached only if one connection is dead while others live.
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;

/** A readiness check must not wait as long as an order may. */
const shortQuestion: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 1500 };

const ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** Each costs the database some ten megabytes once it has run everything, and a few keep two processors busy. */
const usualConnections = 4;

/**
 * `turnMs`: how long a statement waits for a connection while all are in use. `strict`: a transaction that asks for a second connection fails, instead of
 * waiting, sometimes, for connections that wait for its own locks.
 */
export function openDatabase(
  url: string,
  { connections = usualConnections, watched = true, turnMs = CONNECT_TIMEOUT_MS, strict = false } = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: turnMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    // After a migration elsewhere, prepared plans for the old table shape expire with their connection.
    maxLifetimeSeconds: 600,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: rowTypes,
  });
  // The pool drops a broken connection, and a statement under way fails by itself. Without these listeners the event would end
  // the process: the first covers idle connections, the second those in use, e.g. by a transaction between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  nameStatements(pool);
  const watch = watchSilence(pool, url);
  if (watched) watch.start();
  const connect = async (): Promise<PoolClient> => {
    if (strict && underWay.getStore()?.open === true) throw new Error('a transaction asks for a second connection');
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
    connect: async () => {
      const opening = await Promise.allSettled(Array.from({ length: connections }, async () => pool.connect()));
      for (const opened of opening) if (opened.status === 'fulfilled') opened.value.release();
    },
    close: async () => {
      watch.stop();
      await pool.end();
    },
  };
}

/** The transaction that the code under way is part of. */
const underWay = new AsyncLocalStorage<{ trx: Trx; open: boolean }>();

async function within<T>(trx: Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  const entry = { trx, open: true };
  try {
    return await underWay.run(entry, async () => work(trx));
  } finally {
    entry.open = false;
  }
}

/** For what is read beside the work itself: the transaction under way, which would wait for a second connection while it holds the first; else `db`. */
export function nearest(db: Db): Db {
  const entry = underWay.getStore();
  return entry?.open === true ? entry.trx : db;
}

/**
 * Runs `work` in a transaction, and again from the start if the database requires it (deadlock, serialization failure).
 * `work` must have no effect outside the transaction. Inside a transaction it becomes part of that one.
 */
export async function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  return retried(async () => db.transaction().execute(async (trx) => within(trx, work)));
}

/** Returns the result of `work` and rolls back everything it did. */
export async function withoutTrace<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return retried(async () => {
    const trx = await db.startTransaction().execute();
    try {
      return await within(trx, work);
    } finally {
      await trx.rollback().execute();
    }
  });
}

/** Like `transaction`, for a single statement, which is its own transaction. */
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
