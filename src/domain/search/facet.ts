/** The facets that narrow a list, and how many rows remain with each of their options. Rows are those of a table of products. */
import { colourFamilies } from './colour-family.ts';
import type { Column } from './column.ts';
import { extremes } from './column.ts';
import type { Listing } from './listing.ts';
import type { RowSet } from './row-set.ts';
import { sizeClasses, stepsFor } from './size-class.ts';

export type FacetKind = 'choice' | 'switch' | 'colour' | 'atLeast';

/** A facet of all products. */
export interface Facet {
  readonly key: string;
  readonly kind: FacetKind;
  /** Option → matching rows; empty if a figure decides. */
  readonly options: ReadonlyMap<string, RowSet>;
  /** For kind `atLeast`. */
  readonly figures: Column | null;
}

/** A facet of a list: the options that match some of its products. */
export interface ListFacet {
  readonly key: string;
  readonly kind: FacetKind;
  /** In the order in which they are shown. */
  readonly options: ReadonlyMap<string, RowSet>;
}

const shownOrder = ({ key, kind }: Facet, options: readonly string[]): readonly string[] => {
  const known: readonly string[] | null = key === 'size' ? sizeClasses : kind === 'colour' ? colourFamilies : null;
  return known === null ? options.toSorted() : known.filter((option) => options.includes(option));
};

/** The facets that divide these rows: one that matches all or none is of no use. */
export function facetsOf(facets: readonly Facet[], rows: RowSet): ListFacet[] {
  const { count } = rows;
  return facets.flatMap((facet): ListFacet[] => {
    const { key, kind, figures } = facet;
    if (figures !== null) {
      const range = extremes(figures, rows);
      const steps = range === null ? [] : stepsFor([range.lowest, range.highest]);
      return steps.length === 0 ? [] : [{ key, kind, options: new Map(steps.map((step) => [String(step), figures.atLeast(step)])) }];
    }
    const counts = new Map([...facet.options].map(([option, answering]) => [option, answering.countIn(rows)]));
    const used = [...counts].flatMap(([option, number]) => (number > 0 ? [option] : []));
    const parts = used.some((option) => counts.get(option)! < count);
    return parts ? [{ key, kind, options: new Map(shownOrder(facet, used).map((option) => [option, facet.options.get(option)!])) }] : [];
  });
}

export interface Narrowed {
  readonly rows: RowSet;
  /** Facet → option → number of rows with it, given the choices of all other facets. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** `bounded`: the rows within the bounds of price and size. */
export function narrow(bounded: RowSet, facets: readonly ListFacet[], { chosen }: Listing): Narrowed {
  const passing = new Map(facets.map((facet) => [facet.key, answeringAny(facet, chosen.get(facet.key) ?? [])]));
  const without = (left: string | null): RowSet =>
    [...passing].reduce((rows, [key, answering]) => (key === left || answering === null ? rows : rows.and(answering)), bounded);
  const rows = without(null);
  const counts = new Map(
    facets.map(({ key, options }) => {
      const open = passing.get(key) === null ? rows : without(key);
      return [key, new Map([...options].map(([option, answering]) => [option, answering.countIn(open)]))];
    }),
  );
  return { rows, counts };
}

/** Several options of one facet are alternatives; null: none was chosen. */
function answeringAny({ options }: ListFacet, chosen: readonly string[]): RowSet | null {
  const sets = chosen.flatMap((option) => options.get(option) ?? []);
  return sets.length === 0 ? null : sets.reduce((all, each) => all.or(each));
}
