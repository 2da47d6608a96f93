/** Which products carry a bare number: in their words, as a side, or at the end of their article number. */
import { fieldBits, bitOf } from '#domain/search/term-index.ts';
import type { RankRequest } from './rank.ts';

const inName = 0.5;
const elsewhere = 0.1;
const asSide = 1.2;
const name = bitOf('name');

/** Row → how much it counts. `mayBeSide`: a number from 100 up may be a side in millimetres, "Langkiste 1600". */
export function rowsOfNumber(number: string, { table, words }: RankRequest, mayBeSide: boolean): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const entry of words.entriesOf(number)) rows.set(entry >> fieldBits, (entry & name) === 0 ? elsewhere : inName);
  for (const row of table.articleNumbers.find(number).keys()) rows.set(row, inName);
  if (!mayBeSide || !/^[1-9]\d{2,3}$/.test(number)) return rows;
  const sides = table.sizes.find([{ sidesMm: [Number(number)], likelihood: 1 }], table.sizesAt);
  for (const [row, score] of sides) rows.set(row, (rows.get(row) ?? 0) + score * asSide);
  return rows;
}
