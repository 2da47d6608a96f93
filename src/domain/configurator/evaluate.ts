/**
 * Evaluates a product model for one set of values: normalise, compute, check ranges and rules, place the parts, merge the part list, total, compute results,
 * hash. Pure and total: whatever a customer sends, the result is an evaluation with problems, never an exception. If a table has no matching row because of an
 * error, evaluation stops and reports only the root cause. Specification: storefront §3 and §4 (configurator), configurator design §5.4. It knows no price.
 */
import type { Frame, PartTally } from '#domain/formula/compile.ts';
import type { PartField } from '#domain/formula/function.ts';
import type { FormulaValue } from '#domain/formula/syntax.ts';
import { totalsOf } from '#domain/part-list/part-list.ts';
import type { CompiledComponent, CompiledModel, CompiledSuccessor } from './compiled-model.ts';
import type {
  Alternative,
  Evaluation,
  Instance,
  Localized,
  Marks,
  Output,
  ParameterValue,
  PartLine,
  Problem,
  Successor,
  Totals,
} from './evaluation.ts';
import { expandContours } from './expand-contour.ts';
import { expandComponents, type Expansion } from './expand.ts';
import { canonicalJson, sha256 } from './hash.ts';
import { fillMessage, type Fillings } from './message.ts';
import { builtInProblem, normaliseValue, rangeProblem, unknownIds, type RawValues } from './normalise.ts';

export function emptyFrame(compiled: CompiledModel): Frame {
  return { slots: Array.from<FormulaValue>({ length: compiled.slotCount }).fill(0), parts: null, missed: [] };
}

function fieldOf(line: PartLine, field: PartField): number {
  switch (field) {
    case 'amount':
      return line.partInfo.amount;
    case 'weight':
      return line.partInfo.weight;
    case 'amountCubic':
      return line.partInfo.amountCubic;
    case 'area':
      return (line.count * line.length * line.width) / 1e6;
    case 'runningLength':
      return (line.count * line.length) / 1000;
    default:
      return line[field];
  }
}

/** Figures of the parts for formulas: lines by part key, article number, material or all (`*`); placed parts by component or assembly. */
export function tallyOf(partList: readonly PartLine[], instances: readonly Instance[]): PartTally {
  return {
    ask: (what, selector, field) => {
      if (what === 'countParts')
        return instances.filter((part) => selector === '*' || part.group === selector || part.component === selector).length;
      const lines = partList.filter(
        (line) => selector === '*' || [line.partInfo.key, line.articleNumber, line.material].includes(selector),
      );
      const values = lines.map((line) => fieldOf(line, field));
      return what === 'sumParts' ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
    },
  };
}

function fillings(compiled: CompiledModel, frame: Frame): Fillings {
  const found: Record<string, ParameterValue | Localized> = {};
  for (const [name, { slot }] of compiled.scope.names) found[name] = frame.slots[slot] ?? '';
  return found;
}

/**
 * Problems of the model's own rules. A rule that cannot be reckoned does not hold: what nobody could check is not sold. Its comparison with an undefined number
 * is false, so rules are written as what must be true, not as the negation of what must not. If a value outside its limits is the cause, only that is reported.
 */
function ruleProblems(compiled: CompiledModel, frame: Frame, late: boolean): Problem[] {
  return compiled.constraints
    .filter((constraint) => constraint.late === late && constraint.assert(frame) !== true)
    .map(({ severity, id, message, params, next }) => ({
      severity,
      id,
      message: fillMessage(message, fillings(compiled, frame)),
      params: [...params],
      ...nextOf(next, frame),
    }));
}

/** Empty if there is no successor. */
function nextOf(successors: readonly CompiledSuccessor[], frame: Frame): { next?: Successor[] } {
  if (successors.length === 0) return {};
  return { next: successors.map(({ modelId, values }): Successor => ({ modelId, values: carriedValues(values, frame) })) };
}

function carriedValues(values: CompiledSuccessor['values'], frame: Frame): Record<string, ParameterValue> {
  const carried = values.map(([param, formula]): [string, ParameterValue] => [param, formula(frame)]);
  return Object.fromEntries(carried.filter(([, value]) => !Number.isNaN(value)));
}

function marksOf({ marks }: CompiledModel, frame: Frame): Marks | null {
  if (marks === null) return null;
  return { text: String(marks.text?.(frame) ?? ''), signs: marks.signs.filter(([, when]) => when(frame) === true).map(([sign]) => sign) };
}

function alternativesOf({ alternatives }: CompiledModel, frame: Frame): Alternative[] {
  return alternatives
    .filter(({ when }) => when(frame) === true)
    .map(({ id, modelId, label, values }) => ({ id, modelId, label, values: carriedValues(values, frame) }));
}

function evaluateInner(frame: Frame, seen: Map<string, Evaluation>): (component: CompiledComponent) => Evaluation {
  return (component) => {
    const { use } = component;
    if (use === null) throw new Error(`component without a used model: ${component.component.id}`);
    const values = Object.fromEntries(use.with.map(([id, formula]) => [id, formula(frame)]));
    const key = `${use.model.model.id}|${canonicalJson(values)}`;
    const known = seen.get(key) ?? evaluate(use.model, values);
    seen.set(key, known);
    return known;
  };
}

function outputsOf(compiled: CompiledModel, frame: Frame): Record<string, Output> {
  const outputs: Record<string, Output> = {};
  for (const { id, unit, label, slot, formula } of compiled.outputs) {
    const value = Number(formula(frame));
    frame.slots[slot] = value;
    outputs[id] = { value, unit, label };
  }
  for (const { id, sentence, said } of compiled.outputs) {
    const output = outputs[id];
    if (output !== undefined && sentence !== null && said(frame) === true)
      output.sentence = fillMessage(sentence, fillings(compiled, frame));
  }
  return outputs;
}

interface Start {
  values: Record<string, ParameterValue>;
  visible: string[];
  problems: Problem[];
}

/** Steps 1-4: values, computed values, visibility, range and rule checks. */
export function prepare(compiled: CompiledModel, raw: RawValues, frame: Frame): Start {
  const problems = unknownIds(compiled, raw);
  const given = new Map<string, ParameterValue>();
  for (const step of compiled.steps) {
    if (step.kind === 'let') {
      frame.slots[step.slot] = step.formula(frame);
      continue;
    }
    const { id } = step.param.param;
    const value = normaliseValue(step.param, Object.hasOwn(raw, id) ? raw[id] : undefined, frame, problems);
    frame.slots[step.param.slot] = value;
    given.set(id, value);
  }
  const values: Record<string, ParameterValue> = {};
  for (const { param } of compiled.params) values[param.id] = given.get(param.id) ?? 0;
  const visible = compiled.params.filter((param) => param.visible(frame) === true).map(({ param }) => param.id);
  for (const param of compiled.params) {
    const problem = rangeProblem(param, frame);
    if (problem !== null) problems.push(problem.id === 'max' ? { ...problem, ...nextOf(param.next, frame) } : problem);
  }
  return { values, visible, problems };
}

function hasError(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'ERROR');
}

const nothing: Expansion = { instances: [], partList: [], joints: [], hardware: [] };
const noTotals: Totals = { parts: 0, weight: 0, woodVolume: 0 };

export function evaluate(compiled: CompiledModel, raw: RawValues): Evaluation {
  const frame = emptyFrame(compiled);
  const { values, visible, problems } = prepare(compiled, typeof raw === 'object' && raw !== null ? raw : {}, frame);
  const { id: modelId, version } = compiled.model;
  const start = { modelId, version, values, visible, hash: sha256(canonicalJson({ modelId, version, values })) };
  const stopped = (): Evaluation => ({
    ...start,
    problems,
    ...nothing,
    contours: [],
    totals: noTotals,
    outputs: {},
    marks: null,
    alternatives: [],
  });

  if (frame.missed.length > 0) {
    if (!hasError(problems)) problems.push(builtInProblem('undefined', 'ERROR', [], {}));
    return stopped();
  }
  // What the rules say of a value outside its limits is no news, and its numbers are nonsense.
  const outside = hasError(problems);
  const broken = (late: boolean): Problem[] => (outside ? [] : ruleProblems(compiled, frame, late));
  problems.push(...broken(false));
  const expansion = expandComponents(compiled, frame, evaluateInner(frame, new Map()));
  const contours = expandContours(compiled.contours, frame);
  if (typeof expansion === 'string' || typeof contours === 'string') {
    const refusal = typeof expansion === 'string' ? expansion : typeof contours === 'string' ? contours : 'undefined';
    if (!hasError(problems)) problems.push(builtInProblem(refusal, 'ERROR', [], {}));
    return stopped();
  }
  const totals = totalsOf(expansion.partList);
  frame.slots[compiled.totalSlots.parts] = totals.parts;
  frame.slots[compiled.totalSlots.weight] = totals.weight;
  frame.slots[compiled.totalSlots.volume] = totals.woodVolume;
  frame.parts = tallyOf(expansion.partList, expansion.instances);
  const outputs = outputsOf(compiled, frame);
  problems.push(...broken(true));
  const alternatives = hasError(problems) ? [] : alternativesOf(compiled, frame);
  return { ...start, problems, ...expansion, contours, totals, outputs, marks: marksOf(compiled, frame), alternatives };
}
