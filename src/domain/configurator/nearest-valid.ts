/**
 * Suggests a way out of an error: for each parameter, with the others unchanged, the nearest value that the model accepts. Found by bisection on the
 * step grid, which takes about a millisecond. Specification: configurator design §5.6.
 */
import type { CompiledModel, CompiledParam } from './compiled-model.ts';
import { emptyFrame, evaluate, prepare } from './evaluate.ts';
import type { ParameterValue, Problem, Values } from './evaluation.ts';
import { limitProblem, readNumber } from './normalise.ts';
import type { RawValues } from './normalise.ts';

export interface NearestValid {
  param: string;
  value: ParameterValue;
}

const mostTries = 20;

function errorsOf(compiled: CompiledModel, values: Values): Problem[] {
  return evaluate(compiled, values).problems.filter((problem) => problem.severity === 'ERROR');
}

function onGrid(value: number, min: number, step: number): number {
  return Math.round((min + Math.round((value - min) / step) * step) * 1e6) / 1e6;
}

/** The accepted value nearest to the refused one, between it and an accepted limit. */
function halve(refused: number, limit: number, grid: { min: number; step: number }, passes: (value: number) => boolean): number {
  let bad = refused;
  let good = limit;
  for (let tries = 0; tries < mostTries && Math.abs(good - bad) > grid.step; tries += 1) {
    const middle = onGrid((bad + good) / 2, grid.min, grid.step);
    if (middle === bad || middle === good) break;
    if (passes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function nearestNumber(
  values: Values,
  param: CompiledParam,
  limits: { min: number; max: number },
  passes: (value: number) => boolean,
): number | null {
  const step = param.param.type === 'number' ? (param.param.step ?? 0.1) : 1;
  const now = Number(values[param.param.id]);
  const { min, max } = limits;
  const inside = onGrid(Math.min(max, Math.max(min, now)), min, step);
  if (passes(inside)) return inside;
  const ends = [min, onGrid(max, min, step) > max ? onGrid(max, min, step) - step : onGrid(max, min, step)].filter(passes);
  const found = ends.map((end) => halve(inside, end, { min, step }, passes));
  return found.sort((a, b) => Math.abs(a - now) - Math.abs(b - now))[0] ?? null;
}

/**
 * For each number parameter and every list option, a value that removes an error and is not itself refused; empty
 * without errors. With several errors each suggestion repairs one of them.
 */
export function nearestValid(compiled: CompiledModel, raw: RawValues): NearestValid[] {
  const frame = emptyFrame(compiled);
  const { values } = prepare(compiled, raw, frame);
  const before = errorsOf(compiled, values).length;
  if (before === 0) return [];
  return compiled.params.flatMap((param): NearestValid[] => {
    const { id } = param.param;
    const passes = (value: ParameterValue): boolean => {
      const errors = errorsOf(compiled, { ...values, [id]: value });
      return errors.length < before && !errors.some((problem) => problem.params.includes(id));
    };
    if (param.param.type === 'number') {
      // The goods get no lighter: where there are successors, nothing smaller is suggested.
      const keeps = param.next.length > 0;
      const value = nearestNumber(values, param, { min: Number(param.min(frame)), max: Number(param.max(frame)) }, passes);
      return value === null || (keeps && value < Number(values[id])) ? [] : [{ param: id, value }];
    }
    const choices =
      param.param.type === 'option' ? param.param.options.map((option) => option.value) : param.param.type === 'bool' ? [true, false] : [];
    return choices.filter((value) => value !== values[id] && passes(value)).map((value) => ({ param: id, value }));
  });
}

/** Where other choices leave less than the limit that was passed, its problem names what they leave: one limit, the same as is suggested. */
export function withTrueLimits(
  compiled: CompiledModel,
  problems: Problem[],
  raw: RawValues,
  suggestions: readonly NearestValid[],
): Problem[] {
  return problems.map((problem) => {
    const { id } = problem;
    const found = suggestions.find(({ param }) => param === problem.params[0]);
    const param = compiled.params.find(({ param: { id: name } }) => name === found?.param);
    const value = readNumber(raw[found?.param ?? '']);
    if ((id !== 'min' && id !== 'max') || typeof found?.value !== 'number' || param === undefined || Number.isNaN(value)) return problem;
    return limitProblem(id, param, value, found.value);
  });
}
