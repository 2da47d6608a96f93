/**
 * The rows that contain every part of a compound. Kept until the index changes: names and searches of a shop repeat the same compounds, and each part of
 * one may occur in a third of a large catalogue.
 */
import { weightIn } from './field-weight.ts';
import type { TermIndex } from './term-index.ts';
import { fieldBits } from './term-index.ts';

export interface CompoundRows {
  /** Ascending. */
  readonly rows: Uint32Array;
  /** How well each row matches, 0 to 1. */
  readonly scores: Float32Array;
}

export interface Compound {
  /** The head is the last one. */
  readonly terms: readonly string[];
  /** Bits of the fields in which the head counts, and of those in which the other parts do. */
  readonly headIn: number;
  readonly partsIn: number;
}

interface Kept {
  readonly version: number;
  readonly byKey: Map<string, CompoundRows>;
}

const kept = new WeakMap<TermIndex, Kept>();
const mostKept = 2000;

export function compoundRows(index: TermIndex, compound: Compound): CompoundRows {
  const { byKey } = keptOf(index);
  const key = `${compound.headIn} ${compound.partsIn} ${compound.terms.join(' ')}`;
  const known = byKey.get(key);
  if (known !== undefined) return known;
  if (byKey.size >= mostKept) byKey.clear();
  const found = findRows(index, compound);
  byKey.set(key, found);
  return found;
}

function keptOf(index: TermIndex): Kept {
  const before = kept.get(index);
  if (before?.version === index.version) return before;
  const now = { version: index.version, byKey: new Map<string, CompoundRows>() };
  kept.set(index, now);
  return now;
}

function findRows(index: TermIndex, { terms, headIn, partsIn }: Compound): CompoundRows {
  const parts = terms.map((term, at) => ({ term, fields: at === terms.length - 1 ? headIn : partsIn }));
  const [rarest, ...others] = parts.sort((a, b) => index.entriesOf(a.term).length - index.entriesOf(b.term).length);
  const rows: number[] = [];
  const scores: number[] = [];
  for (const entry of index.entriesOf(rarest!.term)) {
    const row = entry >> fieldBits;
    const weights = (entry & rarest!.fields) === 0 ? null : weightsOf(index, row, others);
    if (weights === null) continue;
    rows.push(row);
    scores.push(scoreOf([weightIn(entry), ...weights]));
  }
  return { rows: Uint32Array.from(rows), scores: Float32Array.from(scores) };
}

/** Null: a part is missing. */
function weightsOf(index: TermIndex, row: number, parts: readonly { term: string; fields: number }[]): number[] | null {
  const weights: number[] = [];
  for (const { term, fields } of parts) {
    const entry = index.entryOf(term, row);
    if ((entry & fields) === 0) return null;
    weights.push(weightIn(entry));
  }
  return weights;
}

/** A part that occurs only in a description means little, however well the other parts match: half the lowest, half the mean. */
function scoreOf(weights: readonly number[]): number {
  return (Math.min(...weights) + weights.reduce((sum, weight) => sum + weight, 0) / weights.length) / 2;
}
