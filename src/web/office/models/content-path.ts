/** Reads and writes a value deep inside a model's content, which is never modified in place. */
import type { ModelContent } from '#contract/model-desk.ts';

export type Step = string | number;
export type Path = readonly Step[];

/** Undefined: no value there. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<Step, unknown>)[step];
  }
  return at;
}

/** Undefined removes the value. Missing parents are created; a list for a numeric step. */
export function withValue<Whole>(whole: Whole, path: Path, value: unknown): Whole {
  const [step, ...rest] = path;
  if (step === undefined) return value as Whole;
  const before = typeof whole === 'object' && whole !== null ? whole : typeof step === 'number' ? [] : {};
  const inner = rest.length === 0 ? value : withValue((before as Record<Step, unknown>)[step], rest, value);
  if (Array.isArray(before)) {
    const list = [...(before as unknown[])];
    if (inner === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = inner;
    return list as Whole;
  }
  if (inner !== undefined) return { ...before, [step]: inner } as Whole;
  const { [step]: _gone, ...others } = before as Record<Step, unknown>;
  return others as Whole;
}

/** Rows of a list by index, of a record by name. */
export function membersAt(content: ModelContent, path: Path): readonly (readonly [Step, unknown])[] {
  const members = valueAt(content, path);
  if (Array.isArray(members)) return members.map((member, index) => [index, member] as const);
  return typeof members === 'object' && members !== null ? Object.entries(members) : [];
}

/** As it is written; missing values give the empty text. */
export function textAt(value: unknown, path: Path): string {
  const at = valueAt(value, path);
  if (at === undefined || at === null) return '';
  return typeof at === 'string' ? at : JSON.stringify(at);
}

/** A row's id, else its index or its name in a record. */
export function nameOf(step: Step, row: unknown): string {
  const id = valueAt(row, ['id']);
  return typeof id === 'string' && id !== '' ? id : String(step);
}
