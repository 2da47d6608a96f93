/**
 * A workbook as a product model: described by the same property tree and evaluated to the same result as models of parts, so
 * that panel, cart and part list need not know the kind. Inputs, results, part list and problems are the cells named by the
 * product type. Prices are separate from the evaluation, which has none.
 * Specification: domain decisions §10, configurator design §5.3, §5.4. It knows no file.
 */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { WorkbookInfo } from '#domain/configurator/configurator-info.ts';
import { describe, type PropertyTree, type ViewMode } from '#domain/configurator/describe.ts';
import { drawnParts, type DrawnBy } from '#domain/configurator/drawn-by.ts';
import { emptyFrame, prepare } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Localized, ParameterValue, Problem, Values } from '#domain/configurator/evaluation.ts';
import { canonicalJson, sha256 } from '#domain/configurator/hash.ts';
import { ModelCompiler } from '#domain/configurator/model-compiler.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { builtInProblem, type RawValues } from '#domain/configurator/normalise.ts';
import { mergeLines, totalsOf } from '#domain/part-list/part-list.ts';
import type { OpenWorkbook } from './open-workbook.ts';
import { hasErrors, partLines, sheetProblems } from './sheet-result.ts';
import { sayer, type Say } from './sheet-text.ts';
import { CellError, type Scalar } from './value.ts';
import type { WorkbookFault } from './workbook-document.ts';
import { WorkbookBinding, type ModelById } from './workbook-binding.ts';

/** Results with these ids are not outputs: the price is only for the price rules, weight and volume are totals. */
const priceId = 'price';
const totalIds = ['weight', 'volume'];
const mostInputs = 64;

const budgetMessage: Localized = {
  de: 'Die Berechnung dieser Mappe dauert zu lange.',
  fr: 'Le calcul de ce classeur prend trop de temps.',
  en: 'The calculation of this workbook takes too long.',
};

export interface SheetEvaluation {
  evaluation: Evaluation;
  /**
   * CHF for one piece as computed by the workbook for this quantity; null if it names no price,
   * the configuration has errors or the quantity is outside its limits.
   */
  price: number | null;
  /** Null: no model draws this product, or not with these values. */
  drawnBy: DrawnBy | null;
}

export interface SheetModel {
  readonly model: ProductModel;
  /** Used for every workbook; evaluating it gives no results. */
  readonly compiled: CompiledModel;
  describe: (values: RawValues, mode?: ViewMode) => PropertyTree;
  /** `quantity`: number of pieces ordered; it changes prices and messages, never the single piece. */
  evaluate: (values: RawValues, quantity?: number) => SheetEvaluation;
}

export type SheetModelOutcome = { ok: true; model: SheetModel } | { ok: false; faults: WorkbookFault[] };

class WorkbookModel implements SheetModel {
  readonly model: ProductModel;
  readonly compiled: CompiledModel;
  private readonly workbook: OpenWorkbook;
  private readonly bound: WorkbookBinding;
  private readonly columns: readonly string[];
  private readonly say: Say;

  constructor(compiled: CompiledModel, workbook: OpenWorkbook, bound: WorkbookBinding, columns: readonly string[], say: Say) {
    this.model = compiled.model;
    this.compiled = compiled;
    this.workbook = workbook;
    this.bound = bound;
    this.columns = columns;
    this.say = say;
  }

  describe(values: RawValues, mode: ViewMode = 'all'): PropertyTree {
    return describe(this.compiled, values, mode);
  }

  evaluate(raw: RawValues, quantity = 1): SheetEvaluation {
    const { values, visible, problems } = prepare(this.compiled, raw, emptyFrame(this.compiled));
    const { id: modelId, version } = this.model;
    const evaluation: Evaluation = {
      modelId,
      version,
      values,
      visible,
      problems,
      instances: [],
      contours: [],
      partList: [],
      totals: { parts: 0, weight: 0, woodVolume: 0 },
      outputs: {},
      marks: null,
      alternatives: [],
      hash: sha256(canonicalJson({ modelId, version, values })),
    };
    // A value outside its limits is the root cause; all other problems would only be its consequences.
    if (hasProblem(problems)) return { evaluation, price: null, drawnBy: null };
    const results = this.calculate(values, quantity);
    if (results !== null) return this.filled(evaluation, results, quantity);
    problems.push({ severity: 'ERROR', id: 'workbook-budget', message: budgetMessage, params: [] });
    return { evaluation, price: null, drawnBy: null };
  }

  /** Null: it exceeds the shop's time limit. */
  private calculate(values: Values, quantity: number): SheetResults | null {
    const { inputs, outputs, partList, problems, geometry, quantity: pieces } = this.bound;
    const { calculation } = this.workbook;
    const changes = inputs.map(({ param, place, cellValue }) => ({ ...place, value: cellValue(values[param.id] ?? '') }));
    if (pieces !== null) changes.push({ ...pieces.place, value: pieces.cellValue(quantity) });
    const drawn = geometry?.cells ?? [];
    const areas = [...outputs.map(({ area }) => area), ...drawn.map(({ area }) => area)];
    areas.push(...[partList, problems].filter((area) => area !== null));
    const set = calculation.setValues(changes);
    const read = set.ok ? calculation.values(areas) : set;
    if (!read.ok) return null;
    const blocks = [...read.value];
    const take = (count: number): Scalar[] => blocks.splice(0, count).map((rows) => rows[0]?.[0] ?? null);
    const single = take(outputs.length);
    const geometryValues = take(drawn.length);
    const lines = partList === null ? [] : (blocks.shift() ?? []);
    const told = problems === null ? [] : (blocks.shift() ?? []);
    return { single, drawn: geometryValues, lines, told };
  }

  private filled(evaluation: Evaluation, { single, drawn, lines, told }: SheetResults, quantity: number): SheetEvaluation {
    const problems: Problem[] = [...evaluation.problems, ...sheetProblems(told, this.say)];
    const numbers = new Map<string, number>();
    for (const [index, { id }] of this.bound.outputs.entries()) {
      const value = single[index] ?? null;
      if (typeof value === 'number') numbers.set(id, value);
    }
    const incomplete = numbers.size < this.bound.outputs.length || hasErrors(lines) || hasErrors(told);
    if (incomplete && !hasProblem(problems)) problems.push(builtInProblem('undefined', 'ERROR', [], {}));
    const partList = mergeLines(partLines(lines, this.columns, this.say)).lines;
    const totals = totalsOf(partList);
    totals.weight = numbers.get('weight') ?? totals.weight;
    totals.woodVolume = numbers.get('volume') ?? totals.woodVolume;
    const shown = this.bound.outputs.filter(({ id }) => id !== priceId && !totalIds.includes(id) && numbers.has(id));
    const outputs = Object.fromEntries(shown.map(({ id, unit, label }) => [id, { value: numbers.get(id) ?? 0, unit, label }]));
    const priced = !hasProblem(problems) && this.reckonsWith(quantity);
    const drawnBy = this.drawnBy(drawn);
    const picture = drawnBy === null || this.bound.geometry === null ? null : drawnParts(this.bound.geometry.compiled, drawnBy.values);
    return {
      evaluation: { ...evaluation, problems, partList, totals, outputs, ...picture },
      price: priced ? (numbers.get(priceId) ?? null) : null,
      drawnBy: picture === null ? null : drawnBy,
    };
  }

  /** Quantities beyond the limits of the quantity cell are priced by hand. */
  private reckonsWith(quantity: number): boolean {
    const param = this.bound.quantity?.param;
    return param?.type !== 'number' || (quantity >= Number(param.min) && quantity <= Number(param.max));
  }

  private drawnBy(read: readonly Scalar[]): DrawnBy | null {
    const { geometry } = this.bound;
    if (geometry === null) return null;
    const values: Record<string, ParameterValue> = {};
    for (const [index, { param }] of geometry.cells.entries()) {
      const value = read[index] ?? null;
      if (value === null || value instanceof CellError) return null;
      values[param] = value;
    }
    return { modelId: geometry.compiled.model.id, values };
  }
}

interface SheetResults {
  single: readonly Scalar[];
  drawn: readonly Scalar[];
  lines: readonly Scalar[][];
  told: readonly Scalar[][];
}

function hasProblem(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'ERROR');
}

/** Binds a workbook to a product type's `excelConfigurationInfo`; mismatches are listed with their cells. */
export function sheetModel(
  identity: { id: string; version: number; label: Localized },
  info: WorkbookInfo,
  workbook: OpenWorkbook,
  modelById: ModelById = () => null,
): SheetModelOutcome {
  const say = sayer(info.texts ?? {});
  const bound = new WorkbookBinding(workbook, say);
  bound.bind(info, modelById);
  if (bound.faults.length > 0) return { ok: false, faults: bound.faults };
  const model: ProductModel = {
    schema: 1,
    ...identity,
    kind: 'sheet',
    groups: bound.groups,
    params: bound.inputs.map((input) => input.param),
    tables: {},
    let: [],
    articles: {},
    assemblies: {},
    components: [],
    constraints: [],
    outputs: {},
    ...(info.geometry === undefined ? {} : { geometry: info.geometry.model }),
  };
  const compiler = new ModelCompiler(model, new Map());
  const compiled = compiler.compile();
  const faults = compiler.faults.map(({ where, key, detail }) => ({ key, cell: where, detail }));
  if (model.params.length > mostInputs) faults.push({ key: 'too-many-inputs', cell: '', detail: String(mostInputs) });
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, model: new WorkbookModel(compiled, workbook, bound, info.partList?.columns ?? [], say) };
}
