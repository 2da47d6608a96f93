/**
 * Writes the shop's postal code table. Usage: `node tools/postal-codes/build.ts <swisstopo-towns.csv> <geonames-CH.txt>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { postalCodeRows } from './read-sources.ts';

const [swisstopo, geonames] = process.argv.slice(2);
if (swisstopo === undefined || geonames === undefined) {
  console.error('Usage: node tools/postal-codes/build.ts <swisstopo-towns.csv> <geonames-CH.txt>');
  process.exit(1);
}
const rows = postalCodeRows(readFileSync(swisstopo, 'utf8'), readFileSync(geonames, 'utf8'));
const target = new URL('../../src/server/shipping/postal-codes.json', import.meta.url);
writeFileSync(target, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
console.log(`${rows.length} towns, ${new Set(rows.map(([zipCode]) => zipCode)).size} postal codes`);
