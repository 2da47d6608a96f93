// The pool on a real database: types as read by the shop, named statements, retried transactions, errors instead of hangs.
import { createServer, type Server } from 'node:net';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDatabaseOutage } from '#server/db/outage.ts';
import { openKept } from '#server/db/open-kept.ts';
import { openDatabase, transaction, withoutTrace, type Database, type Db } from '#server/db/pool.ts';
import { runOn } from './database-server.ts';
import { emptyDatabase, type ScratchDatabase } from './scratch-database.ts';

let scratch: ScratchDatabase;
let database: Database;

beforeAll(async () => {
  scratch = await emptyDatabase();
  database = openDatabase(scratch.url);
  await runOn(scratch.url, 'create table counter (id int primary key, value int8 not null); insert into counter values (1, 0), (2, 0)');
});

afterAll(async () => {
  await database.close();
  await scratch.drop();
});

async function one(expression: string, db: Db = database.db): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db);
  return rows[0]?.value;
}

describe('row types', () => {
  test.each([
    ["date '2026-03-01'", '2026-03-01'],
    ["array[date '2026-03-01', null]", ['2026-03-01', null]],
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ['array[1::int8, null]', [1, null]],
    ['13.340::numeric', '13.340'],
    ["timestamptz '2026-03-01 12:00+01'", new Date('2026-03-01T11:00:00Z')],
    ['\'{"a": [1]}\'::jsonb', { a: [1] }],
  ])('%s', async (expression, value) => {
    expect(await one(expression)).toEqual(value);
  });

  test('a number too large to be exact is an error, not another number', async () => {
    await expect(one('9007199254740993::int8')).rejects.toThrow('does not fit');
  });
});

describe('statements', () => {
  test('a statement with parameters is prepared once and used again', async () => {
    const single = openDatabase(scratch.url, { connections: 1 });
    try {
      for (const id of [1, 2]) await single.db.executeQuery(CompiledQuery.raw('select value from counter where id = $1', [id]));
      const { rows } = await single.pool.query(
        "select name, generic_plans + custom_plans as runs from pg_prepared_statements where statement like 'select value%'",
      );
      expect(rows).toEqual([{ name: 'k0', runs: 2 }]);
    } finally {
      await single.close();
    }
  });
});

describe('transaction', () => {
  test('all or nothing', async () => {
    const refused = transaction(database.db, async (trx) => {
      await sql`update counter set value = 100`.execute(trx);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await one('(select sum(value) from counter)')).toBe('0');
  });

  test('two transactions that lock each other out both succeed: the victim runs again', async () => {
    let runs = 0;
    let waiting = 2;
    const { promise: bothLocked, resolve: release } = Promise.withResolvers<void>();
    const add = (first: number, second: number): Promise<void> =>
      transaction(database.db, async (trx) => {
        runs++;
        await sql`update counter set value = value + 1 where id = ${first}`.execute(trx);
        waiting--;
        if (waiting === 0) release();
        await bothLocked;
        await sql`update counter set value = value + 1 where id = ${second}`.execute(trx);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    expect(runs).toBe(3);
    expect((await database.pool.query('select value from counter order by id')).rows).toEqual([{ value: 2 }, { value: 2 }]);
  });
});

test('all connections are open before the first caller comes', async () => {
  const fresh = openDatabase(scratch.url, { connections: 3 });
  await fresh.connect();
  expect([fresh.pool.totalCount, fresh.pool.idleCount]).toEqual([3, 3]);
  await fresh.close();
});

describe('what is kept of the database', () => {
  test('is read again within a transaction although it holds the only connection', async () => {
    const only = openDatabase(scratch.url, { connections: 1, strict: true });
    let now = 0;
    const count = await openKept(
      only.db,
      () => now,
      async (db) => one('(select count(*)::int from counter)', db),
    );
    await runOn(scratch.url, 'insert into counter values (3, 0)');
    await withoutTrace(only.db, async (trx) => {
      await sql`insert into counter values (4, 0)`.execute(trx);
      expect(await count.read()).toBe(2);
      now += 6000;
      expect(await count.read()).toBe(4);
    });
    // What was taken back is not kept.
    expect(await count.read()).toBe(3);
    await only.close();
  });
});

describe('a strict pool', () => {
  test('refuses a second connection to a transaction, and none to what comes after it', async () => {
    const strict = openDatabase(scratch.url, { strict: true });
    const later = Promise.withResolvers<void>();
    let after: Promise<unknown> = Promise.resolve();
    await transaction(strict.db, async () => {
      await expect(sql`select 1`.execute(strict.db)).rejects.toThrow('a second connection');
      after = later.promise.then(async () => sql`select 1`.execute(strict.db));
    });
    later.resolve();
    expect(await after).toMatchObject({ rows: [{ '?column?': 1 }] });
    await strict.close();
  });
});

describe('outages', () => {
  test('nobody listens: an outage at once', async () => {
    const dead = openDatabase('postgresql://shop:secret@127.0.0.1:1/shop');
    await expect(dead.pool.query('select 1')).rejects.toSatisfy(isDatabaseOutage);
    await dead.close();
  });

  test('somebody listens and never answers: an outage within four seconds', async () => {
    const silent = await listen();
    const stuck = openDatabase(`postgresql://shop:secret@127.0.0.1:${portOf(silent)}/shop`);
    const begin = performance.now();
    await expect(stuck.db.executeQuery(CompiledQuery.raw('select 1'))).rejects.toSatisfy(isDatabaseOutage);
    expect(performance.now() - begin).toBeLessThan(4000);
    await stuck.close();
    silent.close();
  });

  test('connections cut by the server: an outage for the running statement, the next one works', async () => {
    const cut = openDatabase(scratch.url, { connections: 1 });
    const running = cut.pool.query('select pg_sleep(20)');
    const killed = expect(running).rejects.toSatisfy(isDatabaseOutage);
    await terminateSleepers();
    await killed;
    expect((await cut.pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
    await cut.close();
  });

  test('a connection cut between two statements of a transaction: an outage, and the process lives on', async () => {
    const cut = transaction(database.db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await runOn(scratch.url, `select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await sql`select 1`.execute(trx);
    });
    await expect(cut).rejects.toSatisfy(isDatabaseOutage);
    expect(await one('1')).toBe(1);
  });

  test('a mistake in the statement is no outage', async () => {
    await expect(database.pool.query('select no_such_column')).rejects.not.toSatisfy(isDatabaseOutage);
  });
});

async function terminateSleepers(): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const { rowCount } = await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(20)' and state = 'active' and datname = current_database()",
    );
    if (rowCount === 1) return;
    if (performance.now() > deadline) throw new Error('the sleeping statement was not found');
  }
}

async function listen(): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
