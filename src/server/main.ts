/** Starts the shop: configuration, database, migrations, demo data, jobs, HTTP; stops all of it cleanly on Ctrl-C. */
import { join } from 'node:path';
import { composeShop } from './compose.ts';
import { environment } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { startEmbeddedDatabase } from './db/embedded/start-embedded-database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/pool.ts';
import { developmentPages } from './http/development-pages.ts';
import { builtPages } from './http/pages.ts';
import { seedShop } from '#demo/seed-shop.ts';
import { tokenSecret } from './session/token-secret.ts';

/** Undone in reverse order at the end; each step adds what it started. */
const started: (() => Promise<unknown>)[] = [];
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const undo of started.toReversed()) await undo();
  process.exit(code);
}

async function start(): Promise<void> {
  const config = environment();
  await openDataFolder(config.dataDir);
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedDatabase({ dataDir: config.dataDir, log: (text) => console.error(text) })
      : undefined;
  if (embedded) started.push(async () => embedded.stop());
  const databaseUrl = config.databaseUrl ?? embedded?.connectionString ?? '';
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl);
  started.push(async () => database.close());
  const { lines } = await seedShop({
    db: database.db,
    demo: config.demo,
    adminEmail: config.adminEmail,
    adminPassword: config.adminPassword,
  });
  const buildFolder = join(import.meta.dirname, '../../build');
  const shop = await composeShop({
    config,
    database,
    databaseUrl,
    tokenSecret: await tokenSecret(config.tokenSecret, config.dataDir),
    now: () => Date.now(),
    source: config.production
      ? { kind: 'built', loadBuild: builtPages(join(buildFolder, 'server/index.js')), clientFolder: join(buildFolder, 'client') }
      : { kind: 'live', open: developmentPages },
  });
  started.push(async () => shop.stop());
  if (config.demo) {
    const { seedDemoQuotes } = await import('#demo/people/demo-quote.ts');
    await seedDemoQuotes(shop);
  }
  await shop.app.listen({ port: config.port, host: config.host });
  shop.keepWatch();
  console.log(`\n  Kistenwerk (${config.shop}) is open at ${config.publicUrl}\n`);
  for (const line of lines) console.log(`  ${line}`);
  console.log('\n  Ctrl-C stops the shop and its database.\n');
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
