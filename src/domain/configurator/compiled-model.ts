/**
 * A compiled product model: every formula is a function over numbered slots; parameters and computed values are in order of dependency.
 * Created once per model version by `compile-model.ts`. Specification: configurator design §5.1, §5.4.
 */
import type { Scope } from '#domain/formula/check.ts';
import type { Formula, Frame } from '#domain/formula/compile.ts';
import type { FormulaNode } from '#domain/formula/syntax.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Localized } from './evaluation.ts';
import type { MarkSign } from './mark-sign.ts';
import type { Article, Component, Param, ProductModel } from './model-schema.ts';
import type { QuarterTurn } from './placement.ts';
import type { Severity } from './severity.ts';

export interface CompiledParam {
  param: Param;
  slot: number;
  min: Formula;
  max: Formula;
  visible: Formula;
  enabled: Formula;
  /** Conditions of the options, in their order. */
  offered: Formula[];
  /** Offered for values above the maximum. */
  next: CompiledSuccessor[];
}

export interface CompiledSuccessor {
  modelId: string | null;
  values: [param: string, formula: Formula][];
}

/** The same goods packed another way; offered while `when` holds. */
export interface CompiledAlternative extends CompiledSuccessor {
  id: string;
  modelId: string;
  label: Localized;
  when: Formula;
}

export interface CompiledMarks {
  text: Formula | null;
  /** In painting order. */
  signs: [sign: MarkSign, when: Formula][];
}

export type Step = { kind: 'param'; param: CompiledParam } | { kind: 'let'; id: string; slot: number; formula: Formula };

export interface CompiledPattern {
  kind: 'count' | 'spread' | 'maxGap' | 'gapBand' | 'fill' | 'rows';
  /** Slots of place, index, count, size and gap. */
  slots: readonly [number, number, number, number, number];
  /** Formulas in the order of the pattern's schema; for `rows` none. */
  args: Formula[];
  rows: number[];
}

export type Triple = readonly [Formula, Formula, Formula];

export interface CompiledUse {
  model: CompiledModel;
  with: [param: string, formula: Formula][];
  bom: 'explode' | 'article';
  turns: QuarterTurn[];
  paint: Formula;
}

export interface CompiledArticle {
  article: Article;
  number: Formula;
  material: Formula;
  pieceWeight: Formula | null;
  areaWeight: Formula | null;
}

export interface CompiledComponent {
  component: Component;
  order: number;
  when: Formula | null;
  patterns: CompiledPattern[];
  article: CompiledArticle;
  /** Length, width and height of the part. */
  size: Triple | null;
  /** Indices (0 x, 1 y, 2 z) of the axes along which length, width and height run. */
  axes: readonly [number, number, number];
  use: CompiledUse | null;
  count: Formula | null;
  /** Length and width of a counted piece that is cut to measure. */
  cut: readonly [Formula, Formula] | null;
  at: Triple;
  turn: { axis: 'x' | 'y' | 'z'; degrees: Formula } | null;
  remark: (frame: Frame) => LocalizedText;
  remarkHash: Formula;
  explode: Triple;
}

export interface CompiledContour {
  id: string;
  layer: 'cut' | 'crease';
  closed: boolean;
  when: Formula | null;
  patterns: CompiledPattern[];
  points: [Formula, Formula][];
}

/** Changes to an assembly in the picture: see `look.ts`. */
export interface CompiledLook {
  assembly: string;
  hide: Formula | null;
  move: Triple | null;
  open: { axis: 'x' | 'y' | 'z'; at: Triple; degrees: Formula } | null;
}

/** An object that is shown in the picture but is not part of the product. */
export interface CompiledProp {
  id: string;
  material: Formula;
  when: Formula;
  patterns: CompiledPattern[];
  at: Triple;
  size: Triple;
}

export interface CompiledConstraint {
  id: string;
  severity: Severity;
  message: Localized;
  params: string[];
  assert: Formula;
  /** Whether it depends on totals, parts or outputs. */
  late: boolean;
  next: CompiledSuccessor[];
}

export interface CompiledJoint {
  head: string;
  receiver: string;
  rule: 'cross' | 'every' | 'each';
  by: Formula | null;
  fastener: Formula;
}

export interface CompiledOutput {
  id: string;
  unit: string;
  label: Localized;
  sentence: Localized | null;
  /** Whether the sentence is shown. */
  said: Formula;
  slot: number;
  formula: Formula;
}

export interface CompiledModel {
  model: ProductModel;
  /** Names that formulas of results may use: parameters, computed values, totals, outputs. */
  scope: Scope;
  /** Trees of limits, computed values and outputs by id, for explanations. */
  trees: ReadonlyMap<string, FormulaNode>;
  slotCount: number;
  totalSlots: { parts: number; weight: number; volume: number };
  params: CompiledParam[];
  /** Choices for the picture only (role render); they are not part of a configuration. */
  viewParams: CompiledParam[];
  looks: CompiledLook[];
  props: CompiledProp[];
  steps: Step[];
  components: CompiledComponent[];
  joints: CompiledJoint[];
  /** null: it holds no goods. */
  cavity: { at: Triple; size: Triple } | null;
  /** null: it is never marked. */
  marks: CompiledMarks | null;
  alternatives: CompiledAlternative[];
  contours: CompiledContour[];
  constraints: CompiledConstraint[];
  outputs: CompiledOutput[];
}

/** A fault of a model and the cell it is in. */
export interface ModelFault {
  where: string;
  key: string;
  detail: string;
  /** Offset in the formula. */
  at?: number;
  /** The name that was probably meant. */
  nearest?: string;
}
