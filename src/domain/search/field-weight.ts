/** How much a word means by the field in which it occurs. */
import type { Field } from './term-index.ts';
import { bitOf, fields } from './term-index.ts';

const fieldWeight: Readonly<Record<Field, number>> = {
  name: 1,
  category: 0.7,
  modifier: 0.5,
  value: 0.3,
  foreign: 0.3,
  around: 0.3,
  text: 0.1,
};
const masks = 1 << fields.length;
/** Strongest weight of each set of fields. */
const weightOf = Float64Array.from({ length: masks }, (_, mask) =>
  Math.max(0, ...fields.filter((field) => (mask & bitOf(field)) !== 0).map((field) => fieldWeight[field])),
);

/** All fields. */
export const widest = masks - 1;

/** Of an entry of the index, by the strongest of its fields: 0 to 1. */
export const weightIn = (entry: number): number => weightOf[entry & widest]!;
