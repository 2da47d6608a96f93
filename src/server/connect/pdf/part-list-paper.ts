/** Content of a part list before layout: plain data that is passed to the drawing thread. */
import type { Evaluation, PartLine, Totals } from '#domain/configurator/evaluation.ts';
import type { BenchAssembly } from '#domain/workshop/bench-list.ts';
import type { Stock } from '#domain/cut-plan/stock.ts';
import type { Language } from '#domain/language/language.ts';

export interface Pair {
  label: string;
  value: string;
}

export interface PartListProduct {
  name: string;
  articleNumber: string;
  quantity: number;
  /** The chosen values as texts. */
  details: Pair[];
  partList: readonly PartLine[];
  /** The same by assembly, with position numbers. */
  assemblies: readonly BenchAssembly[];
  totals: Totals;
  /** Null: the model no longer exists in that version; the part list is the one that was ordered. */
  evaluation: Evaluation | null;
  /** Address that opens exactly this configuration; null: the product cannot be opened. */
  link: string | null;
  /** What that address does; absent: it opens the configuration. */
  linkWord?: string;
}

export interface PartListPaper {
  language: Language;
  /** The manufacturer, in the head of every page. */
  company: string;
  /** Its reference, such as `Auftrag 1001`; empty for a visitor's configuration. */
  reference: string;
  /** dd.mm.yyyy */
  date: string;
  /** Milliseconds since 1970: start of the paper's day, so that the same paper has the same bytes all day. */
  createdAt: number;
  facts: Pair[];
  products: PartListProduct[];
  /** True: with the building steps, for the bench. */
  withSteps?: boolean;
  /** True: only the cut plan. */
  onlyCutPlan?: boolean;
  /** The timber store, for the cut plan. */
  stock: Stock;
}
