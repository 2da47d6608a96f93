// A separate process with a shop on a database that others use too, to be killed: announces its address, its clock stands still.
import { readConfig } from '#server/config.ts';
import { composeShop } from '#server/compose/shop.ts';
import { openDatabase } from '#server/db/pool.ts';

const config = readConfig(process.env);
const [nowText = ''] = process.argv.slice(2);
const now = Number(nowText);
const database = openDatabase(config.databaseUrl ?? '');
const { app } = await composeShop({
  config,
  database,
  databaseUrl: config.databaseUrl ?? '',
  tokenSecret: config.tokenSecret ?? '',
  now: () => now,
  source: null,
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
