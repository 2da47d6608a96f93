/** Starts the shop: configuration, database, migrations, demo data, jobs, HTTP; stops everything cleanly on Ctrl-C. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { PageSource } from './http/app.ts';

const root = join(import.meta.dirname, '../..');
/** Bundled together with the pages (tools/bundle/shop.ts); otherwise it runs from source. */
const bundled = import.meta.filename.endsWith('.js');
// Node caches compiled code with the types stripped: the next start loads the shop in half the time. So nothing may be imported before this line.
enableCompileCache(join(root, 'node_modules/.cache/compiled'));

/** Undone in reverse order at the end; each step adds what it started. */
const started: (() => Promise<unknown>)[] = [];
let stopping = false;
/** As far as it is known, for the message of a failure. */
let databaseUrlSet: string | undefined;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const undo of started.toReversed()) await undo();
  process.exit(code);
}

async function loadShop() {
  const [compose, migrate, pool, pages, development, seed, secret] = await Promise.all([
    import('./compose/shop.ts'),
    import('./db/migrate.ts'),
    import('./db/pool.ts'),
    import('./http/pages.ts'),
    import('./http/development-pages.ts'),
    import('#demo/seed-shop.ts'),
    import('./session/token-secret.ts'),
  ]);
  return { ...compose, ...migrate, ...pool, ...pages, ...development, ...seed, ...secret };
}

async function start(): Promise<void> {
  const { environment } = await import('./config.ts');
  const { openClock } = await import('./clock.ts');
  const { openDataFolder } = await import('./data-folder.ts');
  const { startEmbeddedDatabase } = await import('./db/embedded/start-embedded-database.ts');
  const config = environment();
  databaseUrlSet = config.databaseUrl;
  await openDataFolder(config.dataDir);
  // The database starts in its own process while this one loads the rest of the shop.
  const launched = Promise.withResolvers<void>();
  const opening =
    config.databaseUrl === undefined
      ? startEmbeddedDatabase({
          dataDir: config.dataDir,
          log: (text) => console.error(text),
          launched: launched.resolve,
          untilOpened: true,
        })
      : undefined;
  started.push(async () => (await opening?.catch(() => undefined))?.stop());
  await Promise.race([launched.promise, opening]);
  const { migrate, openDatabase, seedShop, composeShop, builtPages, developmentPages, tokenSecret } = await loadShop();
  const buildFolder = join(root, 'build');
  // Loaded while the database gets ready.
  const source: PageSource = config.production
    ? {
        kind: 'built',
        loadBuild: builtPages(join(buildFolder, bundled ? 'shop/pages.js' : 'server/index.js')),
        clientFolder: join(buildFolder, 'client'),
      }
    : { kind: 'live', open: developmentPages };
  const embedded = await opening;
  const databaseUrl = config.databaseUrl ?? embedded?.connectionString ?? '';
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl, { watched: false });
  started.push(async () => database.close());
  const { lines } = await seedShop({
    db: database.db,
    demo: config.demo,
    adminEmail: config.adminEmail,
    adminPassword: config.adminPassword,
  });
  const clock = openClock();
  const shop = await composeShop({
    config,
    database,
    databaseUrl,
    tokenSecret: await tokenSecret(config.tokenSecret, config.dataDir),
    now: clock.now,
    source,
  });
  started.push(async () => shop.stop());
  if (config.demo) {
    const { seedDemoQuotes } = await import('#demo/people/demo-quote.ts');
    const { seedTrade } = await import('#demo/trade/seed-trade.ts');
    if (config.demoHistory) await seedTrade({ ...shop, db: database.db, now: clock.now, setClock: clock.set });
    await seedDemoQuotes(shop);
  }
  await embedded?.opened();
  await database.connect();
  await shop.app.listen({ port: config.port, host: config.host });
  database.watch();
  shop.keepWatch();
  flushCompileCache();
  console.log(`\n  Kistenwerk (${config.shop}) is open at ${config.publicUrl}\n`);
  for (const line of lines) console.log(`  ${line}`);
  console.log('\n  Ctrl-C stops the shop and its database.\n');
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
try {
  await start();
} catch (error) {
  // What fails because everything is being stopped says nothing.
  if (!stopping) {
    const { startFailure } = await import('./start-failure.ts');
    console.error(startFailure(error, { databaseUrl: databaseUrlSet }));
  }
  await stop(1);
}
