/** Compiles and tries a draft with any content; runs in a separate thread, since this may take any amount of time. */
import type { ModelFault } from '#domain/configurator/compiled-model.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { checkModel, formFault } from '#domain/configurator/check-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { examplesSchema, unmetBy } from '#domain/configurator/example.ts';
import type { Example } from '#domain/configurator/example.ts';
import { namedValues } from '#domain/configurator/named-values.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { gateCases } from '#domain/configurator/publish-gate.ts';
import { checkCost, costItems, materialPricesSchema } from '#domain/pricing/model-cost.ts';
import type { CompiledCost } from '#domain/pricing/model-cost.ts';
import { evaluationAnswer } from '#server/configurator/evaluation-answer.ts';
import { drawConfiguration } from '#server/media/draw-configuration.ts';
import { ModelLibrary } from '#server/model/model-library.ts';
import { numbered } from './draft-content.ts';
import type { Draft, Ground } from './draft-content.ts';
import type { DraftAnswers, DraftTask } from './draft-task.ts';

interface Opened {
  faults: ModelFault[];
  /** Null: it does not have the form of a model. */
  compiled: CompiledModel | null;
  cost: CompiledCost | null;
  examples: readonly Example[];
  library: ModelLibrary;
}

/** More than anyone fixes before checking again. */
const mostFaults = 200;
const mostRed = 20;
/** With fewer inputs a gate's result means nothing. */
const leastInputs = 50;

function open(draft: Draft, { versions, uses, materialPrices }: Ground): Opened {
  const library = ModelLibrary.of({ versions, materialPrices });
  const used = new Map(
    Object.entries(uses).flatMap(([id, version]) => {
      const compiled = library.compiled(id, version);
      return compiled === null ? [] : [[id, compiled] as const];
    }),
  );
  const check = checkModel(numbered(draft), used);
  const faults = check.kind === 'faulty' ? [...check.faults] : [];
  const { compiled } = check;
  if (compiled !== null && compiled.model.id !== draft.id) faults.push({ where: 'id', key: 'other-model', detail: compiled.model.id });
  const examples = examplesSchema.safeParse(draft.examples);
  if (!examples.success)
    faults.push(
      ...examples.error.issues
        .map((issue) => formFault(draft.examples, issue))
        .map((each) => ({ ...each, where: `examples.${each.where}` })),
    );
  const cost = costOf(draft, materialPrices.document, check.kind === 'compiled' ? check.compiled : null, faults);
  return { faults: faults.slice(0, mostFaults), compiled, cost, examples: examples.data ?? [], library };
}

function costOf({ cost }: Draft, prices: object | null, compiled: CompiledModel | null, faults: ModelFault[]): CompiledCost | null {
  if (cost === null || prices === null || compiled === null) return null;
  const check = checkCost(cost, materialPricesSchema.parse(prices), compiled);
  if (check.kind === 'compiled') return check.cost;
  faults.push(...check.faults);
  return null;
}

export function tryDraft(task: DraftTask): DraftAnswers[DraftTask['kind']] {
  return task.kind === 'evaluate' ? evaluated(task) : checked(task);
}

function evaluated({ draft, ground, values, quantity }: DraftTask & { kind: 'evaluate' }): DraftAnswers['evaluate'] {
  const { faults, compiled, cost, examples, library } = open(draft, ground);
  if (compiled === null) return { faults, values: [], product: null, cost: null, examples: [] };
  const runs = faults.every(({ where }) => /^(cost|examples|presets)\b/.test(where));
  const live = namedValues(compiled, faults, values);
  if (!runs) return { faults, values: live, product: null, cost: null, examples: [] };
  const evaluation = evaluate(compiled, values);
  const { problems, partList, totals } = evaluationAnswer(evaluation, compiled);
  const components: Record<string, number> = {};
  for (const { id } of compiled.model.components) components[id] = 0;
  for (const { component } of evaluation.instances) {
    const id = component.split('/')[0] ?? component;
    components[id] = (components[id] ?? 0) + 1;
  }
  return {
    faults,
    values: live,
    product: { problems, partList, totals, components, drawing: drawingOf(library, compiled, evaluation) },
    cost: costed(cost, evaluation, quantity),
    examples: examples.map((example) => ({
      unmet: unmetBy(compiled, example),
      cost: costed(cost, evaluate(compiled, example.values), 1)?.total ?? null,
    })),
  };
}

function drawingOf(library: ModelLibrary, { model }: CompiledModel, evaluation: Evaluation): string | null {
  const faulty = evaluation.problems.some(({ severity }) => severity === 'ERROR');
  if (faulty) return null;
  return drawConfiguration(library, evaluation, {
    widthPx: 640,
    numerals: true,
    field: null,
    view: model.kind === 'flat2d' ? 'blank' : 'isometric',
  });
}

function costed(cost: CompiledCost | null, evaluation: Evaluation, quantity: number): DraftAnswers['evaluate']['cost'] {
  const items = cost === null ? null : costItems(cost, evaluation, quantity);
  return items === null ? null : { total: items.reduce((sum, { chf }) => sum + chf, 0), items };
}

function checked({ draft, ground, inputs, withinMs }: DraftTask & { kind: 'check' }): DraftAnswers['check'] {
  const { faults, compiled, cost, examples } = open(draft, ground);
  const answer: DraftAnswers['check'] = { cases: 0, faults, red: [] };
  if (faults.length > 0 || compiled === null) return answer;
  const start = presetValues(compiled);
  if (draft.cost !== null && costed(cost, evaluate(compiled, start), 1) === null)
    answer.red.push({ kind: 'start', name: '', values: start, faults: [{ key: 'cost', detail: '' }] });
  const end = performance.now() + withinMs;
  let tried = 0;
  for (const { kind, name, values, faults: found } of gateCases(compiled, examples, { inputs, seed: draft.number })) {
    answer.cases += 1;
    if (kind === 'input') tried += 1;
    if (found.length > 0) answer.red.push({ kind, name, values: { ...values }, faults: [...found] });
    if (answer.red.length >= mostRed || performance.now() > end) break;
  }
  if (answer.red.length === 0 && tried < Math.min(inputs, leastInputs)) answer.red.push({ kind: 'time', name: '', values: {}, faults: [] });
  return answer;
}
