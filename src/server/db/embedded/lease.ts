// Several shops may use one data directory at once (two modes, two starts by mistake). Each keeps one connection open with a shared
// advisory lock; the last one to leave, and only that one, stops the server. A killed shop's lease ends with its connection.
import { Client } from 'pg';
import { DATABASE } from './initialise.ts';
import { clientOf, type RunningServer } from './server.ts';

export type Lease = { onLost(report: () => void): void; isLast(): Promise<boolean>; end(): Promise<void> };

const LOCK = 4_711_001;
const IGNORE = (): void => undefined;
/** Remark on a database that no shop has opened yet. */
const UNOPENED = 'not opened yet';

/** `begins`: what an interrupted first start left is replaced by an empty database, which counts as unopened until `markOpened`. */
export async function takeLease(server: RunningServer, { begins }: { begins: boolean }): Promise<Lease> {
  const client = new Client({ ...clientOf(server, 'postgres'), query_timeout: 10_000 });
  let lost = false;
  let report = IGNORE;
  const lose = (): void => {
    if (lost) return;
    lost = true;
    report();
  };
  client.on('error', lose);
  client.on('end', lose);
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [LOCK]);
  if (begins) await createAnew(client);
  else await createMissing(client);
  return {
    onLost(callback) {
      report = callback;
      if (lost) callback();
    },
    async isLast() {
      if (lost) return false;
      await client.query('select pg_advisory_unlock_shared($1)', [LOCK]);
      const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LOCK]);
      return rows[0]?.last === true;
    },
    async end() {
      report = IGNORE;
      await client.end().catch(() => undefined);
    },
  };
}

/** Called under the start lock, hence by one shop at a time. */
async function createMissing(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}

/** Nobody has worked with an unopened database. While another shop fills it, it stays. */
async function createAnew(client: Client): Promise<void> {
  const { rows } = await client.query<{ unopened: boolean; shared: boolean }>(
    `select shobj_description(oid, 'pg_database') is not distinct from $2 as unopened,
       exists (select from pg_locks where locktype = 'advisory' and objid = $3 and pid <> pg_backend_pid()) as shared
     from pg_database where datname = $1`,
    [DATABASE, UNOPENED, LOCK],
  );
  const [found] = rows;
  if (found !== undefined && (!found.unopened || found.shared)) return;
  if (found !== undefined) await client.query(`drop database ${DATABASE} with (force)`);
  await client.query(`create database ${DATABASE}`);
  await client.query(`comment on database ${DATABASE} is '${UNOPENED}'`);
}

/** From here on every start keeps what is in the database. */
export async function markOpened(server: RunningServer): Promise<void> {
  const client = new Client(clientOf(server, 'postgres'));
  client.on('error', IGNORE);
  await client.connect();
  try {
    await client.query(`comment on database ${DATABASE} is null`);
  } finally {
    await client.end().catch(IGNORE);
  }
}
