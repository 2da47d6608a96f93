/**
 * What everybody finds by the same words, best first, kept until the catalogue changes: people type the same words with other sizes, and a word may stand in
 * a third of a large catalogue.
 */
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { ListColumns } from './list-columns.ts';
import type { ProductTable } from './product-table.ts';
import type { FindWordHits, WordHits } from './word-hits.ts';
import { wordHits } from './word-hits.ts';

/** Of all kept hits together: 40 bytes each. */
const mostRows = 300_000;
/** A way to match a word takes as much room as this many hits; a text of long compounds has dozens and may find nothing. */
const rowsPerGroup = 12;
const sizeOf = ({ plan, rows }: WordHits): number =>
  plan.words.reduce((size, { groups }) => size + groups.length * rowsPerGroup, 20 + rows.length);

function inOrder(hits: WordHits, table: ProductTable, usualRank: Uint32Array): WordHits {
  const { scores } = hits;
  const places = [...hits.rows.keys()].sort((a, b) => scores[b]! - scores[a]! || usualRank[hits.rows[a]!]! - usualRank[hits.rows[b]!]!);
  const rows = places.map((place) => hits.rows[place]!);
  return { ...hits, rows, scores: places.map((place) => scores[place]!), facts: table.factsOf({ rows }), inOrder: true };
}

/** A change of the catalogue brings new columns. */
const keptByColumns = new WeakMap<ListColumns, LeastRecentlyUsed<string, WordHits>>();

export function keptWordHits(columns: ListColumns): FindWordHits {
  const kept = keptByColumns.get(columns) ?? new LeastRecentlyUsed<string, WordHits>(mostRows, sizeOf);
  keptByColumns.set(columns, kept);
  return (letters, request) =>
    kept.getOrMake(`${request.language} ${letters.join(' ')}`, () =>
      inOrder(wordHits(letters, request), request.table, columns.usualRankOf(request.language)),
    );
}
