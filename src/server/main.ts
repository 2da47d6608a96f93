/** Starts the shop: configuration, database, migrations, demo data, jobs, HTTP; stops all of it cleanly on Ctrl-C. */
import { join } from 'node:path';
import { composeShop } from './compose.ts';
import { environment } from './config.ts';
import { startEmbeddedDatabase } from './db/embedded/start-embedded-database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/pool.ts';
import { developmentPages } from './http/development-pages.ts';
import { builtPages } from './http/pages.ts';
import { seedShop } from './seed/seed-shop.ts';
import { tokenSecret } from './session/token-secret.ts';

const config = environment();
const embedded = config.databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir: join(config.dataDir, 'database') }) : undefined;
const databaseUrl = config.databaseUrl ?? embedded?.connectionString ?? '';
const database = openDatabase(databaseUrl);
await migrate(databaseUrl);
const seeded = await seedShop({ db: database.db, demo: config.demo, adminEmail: config.adminEmail, adminPassword: config.adminPassword });

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

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await shop.stop();
  await database.close();
  await embedded?.stop();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

await shop.app.listen({ port: config.port, host: config.host });
console.log(`\n  Kistenwerk (${config.shop}) is open at ${config.publicUrl}\n`);
for (const line of seeded.logIns) console.log(`  ${line}`);
console.log('\n  Ctrl-C stops the shop and its database.\n');
