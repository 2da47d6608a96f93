/** Checks a part of a call's input by its schema. */
import type { z } from 'zod';
import type { ErrorItem } from '#contract/failure.ts';
import { Refusal, unknownField } from './refusal.ts';

type Issue = z.core.$ZodIssue;

const isAboutMember = ({ path, code }: Issue): boolean => path.length > 0 || code === 'unrecognized_keys';

/** A number, as a form takes it, but too large, too small or too fine. */
const isAlmost = (issue: Issue): boolean =>
  issue.code === 'not_multiple_of' || ((issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'number');

/** If none of several forms matches, the issues of the closest one, which has the fewest. */
function issuesOf(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    const forms = issue.code === 'invalid_union' ? issue.errors.filter((form) => form.every(isAboutMember) || form.every(isAlmost)) : [];
    const [nearest] = forms.toSorted((a, b) => a.length - b.length);
    return nearest === undefined ? [issue] : issuesOf(nearest).map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  });
}

/** The refusal that a rule of the contract names; otherwise `validation.<code>`. */
function messageOf(issue: Issue): string {
  const refusal: unknown = issue.code === 'custom' ? issue.params?.['refusal'] : undefined;
  return typeof refusal === 'string' ? refusal : `validation.${issue.code}`;
}

/** Decimals of a step: 0.01 has two. */
const placesOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** zod's issues in the wire's form, with the field's path. */
function errorsOf(part: string, issues: readonly Issue[]): ErrorItem[] {
  return issues.slice(0, 20).map((issue) => ({
    message: messageOf(issue),
    params: { detail: issue.message, ...(issue.code === 'not_multiple_of' ? { places: placesOf(issue.divisor) } : {}) },
    field: [part, ...issue.path.map(String)].join('.'),
  }));
}

/** Fields that a strict body does not have, each named. */
function unknownFieldsOf(part: string, issues: readonly Issue[]): ErrorItem[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, 20).map((key) => unknownField([part, ...issue.path.map(String), key].join('.')))
      : [],
  );
}

/** Where a text is expected; in one of several forms is enough. */
function textsExpected(issues: readonly Issue[], at: readonly PropertyKey[] = []): PropertyKey[][] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code === 'invalid_union') return issue.errors.flatMap((form) => textsExpected(form, path));
    return issue.code === 'invalid_type' && issue.expected === 'string' ? [path] : [];
  });
}

/** A copy with an empty text at each of these places that holds null. */
function withoutNulls(given: unknown, places: readonly (readonly PropertyKey[])[]): unknown {
  const copy: unknown = structuredClone(given);
  for (const place of places) {
    const owner = place.slice(0, -1).reduce(memberOf, copy);
    const name = place.at(-1);
    if (name !== undefined && memberOf(owner, name) === null) (owner as Record<PropertyKey, unknown>)[name] = '';
  }
  return copy;
}

function memberOf(value: unknown, name: PropertyKey): unknown {
  const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isOwn ? (value as Record<PropertyKey, unknown>)[name] : undefined;
}

/** In a body, null for a text is an empty one. Throws Refusal: 422 for fields that a strict body does not have, 400 for anything else that is wrong. */
export function parseInput<Output>(part: 'params' | 'query' | 'body', schema: z.ZodType<Output>, value: unknown): Output {
  const given: unknown = value ?? {};
  const asGiven = schema.safeParse(given);
  if (asGiven.success) return asGiven.data;
  // What has no text is told as null by many clients.
  const texts = part === 'body' ? textsExpected(asGiven.error.issues) : [];
  const result = texts.length === 0 ? asGiven : schema.safeParse(withoutNulls(given, texts));
  if (result.success) return result.data;
  const issues = issuesOf(result.error.issues);
  const unknown = unknownFieldsOf(part, issues);
  if (unknown.length > 0) throw new Refusal(422, unknown);
  throw new Refusal(400, errorsOf(part, issues));
}
