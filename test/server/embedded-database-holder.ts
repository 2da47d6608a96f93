// A separate process that starts the embedded database of a directory, prints what it got and holds it until SIGTERM.
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';

const [dataDir = ''] = process.argv.slice(2);
const database = await startEmbeddedDatabase({ dataDir });
const held = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(held);
  void database.stop();
});
console.log(JSON.stringify({ pid: database.pid, adopted: database.adopted }));
