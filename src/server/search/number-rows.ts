/** Products that contain a bare number: in their words, as a side, or at the end of their article number. */
import { fieldBits, bitOf } from '#domain/search/term-index.ts';
import type { RankRequest } from './rank.ts';

const inName = 0.5;
const elsewhere = 0.1;
const asSide = 1.2;
const name = bitOf('name');

export interface NumberHits {
  readonly number: string;
  /** Its weight for a row; 0: the row does not contain it. */
  readonly scoreOf: (row: number) => number;
  /** All rows that contain it, for texts without words to select rows. */
  readonly rows: () => ReadonlySet<number>;
}

/** `mayBeSide`: a number from 100 up may be a side in millimetres, "Langkiste 1600". */
export function numberHits(number: string, { table, words }: RankRequest, mayBeSide: boolean): NumberHits {
  const numbered = table.articleNumbers.find(number);
  const readings =
    mayBeSide && /^[1-9]\d{2,3}$/.test(number) ? [{ sidesMm: [Number(number)], uprightMm: [Number(number)], likelihood: 1 }] : [];
  const inWords = (row: number): number => {
    const entry = words.entryOf(number, row);
    return numbered.has(row) || (entry & name) !== 0 ? inName : entry === 0 ? 0 : elsewhere;
  };
  return {
    number,
    scoreOf: (row) => inWords(row) + (readings.length === 0 ? 0 : table.sizes.scoreOf(readings, row) * asSide),
    rows: () =>
      new Set([...words.entriesOf(number).map((entry) => entry >> fieldBits), ...numbered.keys(), ...table.sizes.find(readings).keys()]),
  };
}
