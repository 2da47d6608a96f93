/**
 * Which choices determine a part: the names in the formulas of its size and number, and the parameters they depend on. For explanations and for linking
 * the choices to the picture. A part's place does not count: a longer crate moves its lid without changing it. Specification: configurator design §5.6, §9.
 */
import { namesOf } from '#domain/formula/check.ts';
import { parseFormula } from '#domain/formula/parse.ts';
import type { CompiledModel } from './compiled-model.ts';
import type { Evaluation } from './evaluation.ts';
import type { Component, Expr, Pattern } from './model-schema.ts';

const noFormula = new Set(['as', 'kind', 'table', 'column']);

function patternFormulas(pattern: Pattern): Expr[] {
  return Object.entries(pattern).flatMap(([key, formula]) => (noFormula.has(key) || formula === undefined ? [] : [formula]));
}

function formulasOf({ box, repeat = [], count, when, use }: Component): Expr[] {
  const size = box === undefined ? [] : [box.length, box.width, box.height];
  const rest = [count, when, ...Object.values(use?.with ?? {}), use?.paint].filter((formula) => formula !== undefined);
  return [...size, ...repeat.flatMap(patternFormulas), ...rest];
}

function namesIn(formula: Expr): string[] {
  if (typeof formula !== 'string') return [];
  const parsed = parseFormula(formula);
  return 'node' in parsed ? [...namesOf(parsed.node)] : [];
}

/** Parameters and computed values that determine size and number of a component, in the order of its formulas. */
function causesOfComponent({ model }: CompiledModel, component: Component): string[] {
  const known = new Set([...model.params, ...model.let].map(({ id }) => id));
  return [...new Set(formulasOf(component).flatMap(namesIn))].filter((name) => known.has(name));
}

/** Components counted by a line of the part list. Hardware has no place of its own and is found by its article. */
export function componentsOfLine({ model }: CompiledModel, { instances, partList }: Evaluation, line: number): Component[] {
  const placed = new Set(instances.filter((instance) => instance.line === line).map(({ component }) => component.split('/')[0]));
  const name = partList[line]?.articleName.de;
  return model.components.filter(
    ({ id, article, count }) => placed.has(id) || (placed.size === 0 && count !== undefined && model.articles[article]?.name.de === name),
  );
}

export function causesOfLine(compiled: CompiledModel, evaluation: Evaluation, line: number): string[] {
  return [...new Set(componentsOfLine(compiled, evaluation, line).flatMap((component) => causesOfComponent(compiled, component)))];
}

/** The parameters that a computed value depends on; for a parameter, itself. */
function parametersBehind({ model, trees }: CompiledModel, names: readonly string[]): Set<string> {
  const parameters = new Set(model.params.map(({ id }) => id));
  const seen = new Set<string>();
  const walk = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const tree = parameters.has(name) ? undefined : trees.get(name);
    if (tree !== undefined) namesOf(tree).forEach(walk);
  };
  names.forEach(walk);
  return new Set([...seen].filter((name) => parameters.has(name)));
}

/** Component id → parameters that determine its size and number. */
export function parametersByComponent(compiled: CompiledModel): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    compiled.model.components.map((component) => [component.id, parametersBehind(compiled, causesOfComponent(compiled, component))]),
  );
}
