/**
 * Makes complete values of the right types from any input: a number without value becomes the minimum, an option that is not offered becomes the first one,
 * texts are trimmed, unknown ids are dropped; changes are reported as warnings. Then the range checks.
 * Specification: storefront §4 (configurator), configurator design §5.4 steps 1-3.
 */
import type { Frame } from '#domain/formula/compile.ts';
import type { CompiledModel, CompiledParam } from './compiled-model.ts';
import type { ParameterValue, Problem } from './evaluation.ts';
import { builtInMessages, fillMessage, measureNumber, measureText, type BuiltInCheck, type Fillings } from './message.ts';

export type RawValues = Readonly<Record<string, unknown>>;

const mostUnknownNamed = 10;
const longestShown = 40;

/** Removes the double space left by a number without unit. */
function tidy(text: string): string {
  return text.replaceAll('  ', ' ');
}

export function builtInProblem(id: BuiltInCheck, severity: Problem['severity'], params: string[], fillings: Fillings): Problem {
  const message = fillMessage(builtInMessages[id], fillings);
  return { severity, id, message: { de: tidy(message.de), fr: tidy(message.fr), en: tidy(message.en) }, params };
}

export function readNumber(raw: unknown): number {
  if (typeof raw === 'number') return raw;
  if (typeof raw === 'string' && /^\s*-?\d{1,15}(\.\d{1,9})?\s*$/.test(raw)) return Number(raw);
  return Number.NaN;
}

function shown(raw: unknown): string {
  return String(typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? raw : typeof raw).slice(0, longestShown);
}

function numberValue(compiled: CompiledParam, raw: unknown, frame: Frame, problems: Problem[]): number {
  const value = readNumber(raw);
  if (Number.isFinite(value)) return value;
  const strange = raw !== undefined && raw !== null && raw !== '' && !Number.isNaN(raw);
  if (strange) problems.push(builtInProblem('number', 'WARNING', [compiled.param.id], { label: compiled.param.label }));
  return Number(compiled.min(frame));
}

function optionValue(compiled: CompiledParam, raw: unknown, frame: Frame, problems: Problem[]): string {
  const { param } = compiled;
  if (param.type !== 'option') return '';
  const offered = param.options.filter((_, index) => compiled.offered[index]?.(frame) === true);
  if (offered.some((option) => option.value === raw)) return String(raw);
  if (raw !== undefined && raw !== null)
    problems.push(builtInProblem('option', 'WARNING', [param.id], { label: param.label, value: shown(raw) }));
  return (offered[0] ?? param.options[0])?.value ?? '';
}

function textValue(compiled: CompiledParam, raw: unknown, problems: Problem[]): string {
  const { param } = compiled;
  if (param.type !== 'text' || typeof raw !== 'string') return '';
  const text = raw.trim();
  if (text.length <= param.maxLength) return text;
  problems.push(builtInProblem('text', 'WARNING', [param.id], { label: param.label, limit: param.maxLength }));
  return text.slice(0, param.maxLength);
}

export function normaliseValue(compiled: CompiledParam, raw: unknown, frame: Frame, problems: Problem[]): ParameterValue {
  switch (compiled.param.type) {
    case 'number':
      return numberValue(compiled, raw, frame, problems);
    case 'option':
      return optionValue(compiled, raw, frame, problems);
    case 'bool':
      return raw === true || raw === 'true' || raw === 1 || raw === '1';
    default:
      return textValue(compiled, raw, problems);
  }
}

/** One warning for each of the first unknown ids. */
export function unknownIds(compiled: CompiledModel, raw: RawValues): Problem[] {
  const known = new Set([...compiled.params, ...compiled.viewParams].map(({ param }) => param.id));
  const unknown = Object.keys(raw).filter((id) => !known.has(id));
  return unknown.slice(0, mostUnknownNamed).map((id) => builtInProblem('unknown', 'WARNING', [], { value: shown(id) }));
}

/** Whether a value is on the grid that starts at the minimum. */
function isOnStep(value: number, min: number, step: number): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

export function limitProblem(check: 'min' | 'max' | 'step', { param }: CompiledParam, value: number, limit: number): Problem {
  const unit = param.type === 'number' ? (param.unit ?? '') : '';
  const said = { label: param.label, value: measureNumber(value, unit), limit: measureText(limit, unit) };
  return builtInProblem(check, 'ERROR', [param.id], said);
}

export function rangeProblem(compiled: CompiledParam, frame: Frame): Problem | null {
  const { param } = compiled;
  if (param.type !== 'number') return null;
  const value = Number(frame.slots[compiled.slot]);
  const min = Number(compiled.min(frame));
  const max = Number(compiled.max(frame));
  const { step } = param;
  if (value < min) return limitProblem('min', compiled, value, min);
  if (value > max) return limitProblem('max', compiled, value, max);
  if (step !== undefined && !isOnStep(value, min, step)) return limitProblem('step', compiled, value, step);
  return null;
}
