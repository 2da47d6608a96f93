/** What a bill of materials says, before it is laid out: plain data that travels to the thread that draws it. */
import type { Evaluation, PartLine, Totals } from '#domain/configurator/evaluation.ts';
import type { BenchAssembly } from '#domain/workshop/bench-list.ts';
import type { Stock } from '#domain/cut-plan/stock.ts';
import type { Language } from '#domain/language/language.ts';

export interface Pair {
  label: string;
  value: string;
}

export interface BillProduct {
  name: string;
  articleNumber: string;
  quantity: number;
  /** Chosen values in words. */
  details: Pair[];
  partList: readonly PartLine[];
  /** The same by assembly, with position numbers. */
  assemblies: readonly BenchAssembly[];
  totals: Totals;
  /** Null: the model is no longer there in that version; the part list is the one that was ordered. */
  evaluation: Evaluation | null;
  /** Address that opens exactly this configuration; null: the product cannot be opened. */
  link: string | null;
  /** What the code of that address does; absent: it opens the configuration. */
  linkWord?: string;
}

export interface BillPaper {
  language: Language;
  /** Who makes it, on the head of every page. */
  company: string;
  /** What it belongs to, such as `Auftrag 1001`; empty for a visitor's configuration. */
  reference: string;
  /** dd.mm.yyyy */
  date: string;
  /** Milliseconds since 1970: start of the day of the paper, so that the same paper of the same day has the same bytes. */
  createdAt: number;
  facts: Pair[];
  products: BillProduct[];
  /** With the steps of building, for the bench. */
  withSteps?: boolean;
  /** The cut plan alone. */
  onlyCutPlan?: boolean;
  /** Of the timber store, for the cut plan. */
  stock: Stock;
}
