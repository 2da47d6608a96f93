/** Products that contain a bare number: in their words, as a side, or at the end of their article number. */
import { dimensionScores } from '#domain/search/dimension.ts';
import { bitOf, fieldBits } from '#domain/search/term-index.ts';
import type { RankRequest } from './rank.ts';
import type { ScoredRows } from './word-hits.ts';

const inName = 0.5;
const elsewhere = 0.1;
const asSide = 1.2;
const name = bitOf('name');

export interface NumberHits {
  readonly number: string;
  /** Those of the rows that contain it, their scores increased by its weight. */
  readonly among: (found: ScoredRows) => ScoredRows;
  /** All rows that contain it, for texts without words to select rows. */
  readonly rows: () => ReadonlySet<number>;
}

/** By row: the weight of the number in its words; 0 again after each use. */
let weights = new Float64Array(0);

/** `mayBeSide`: a number from 100 up may be a side in millimetres, "Langkiste 1600". */
export function numberHits(number: string, { table, words }: RankRequest, mayBeSide: boolean): NumberHits {
  const numbered = table.articleNumbers.find(number);
  const readings =
    mayBeSide && /^[1-9]\d{2,3}$/.test(number) ? [{ sidesMm: [Number(number)], uprightMm: [Number(number)], likelihood: 1 }] : [];
  return {
    number,
    among: (found) => {
      if (weights.length < table.size) weights = new Float64Array(table.size * 2);
      const entries = words.entriesAmong(number, found.rows);
      for (const entry of entries) weights[entry >> fieldBits] = (entry & name) === 0 ? elsewhere : inName;
      for (const row of numbered.keys()) weights[row] = inName;
      const asSides = readings.length === 0 ? [] : dimensionScores(readings, table.factsOf(found).figures);
      for (const [place, score] of asSides) weights[found.rows[place]!]! += score * asSide;
      const rows: number[] = [];
      const scores: number[] = [];
      for (let place = 0; place < found.rows.length; place += 1) {
        const row = found.rows[place]!;
        const weight = weights[row]!;
        if (weight === 0) continue;
        rows.push(row);
        scores.push(found.scores[place]! + weight);
      }
      for (const entry of entries) weights[entry >> fieldBits] = 0;
      for (const row of numbered.keys()) weights[row] = 0;
      for (const row of rows) weights[row] = 0;
      return { rows, scores };
    },
    rows: () => new Set([...words.entriesOf(number).map((entry) => entry >> fieldBits), ...numbered.keys(), ...table.sizes.find(readings)]),
  };
}
