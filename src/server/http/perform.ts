/** Runs one bound call: access first, then the checks of the input, then the handler. HTTP and in-process callers both go through here. */
import type { z } from 'zod';
import { may } from '#domain/access/permission.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Access } from '#contract/endpoint.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { AnswerFacts, Binding, RequestFacts } from '#server/call/binding.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { forbidden, Refusal, unauthorized, unknownField } from '#server/call/refusal.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export function checkAccess(access: Access, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'anonymous') throw unauthorized();
  if (access === 'session') return;
  if (!access.staff.some((ability) => may(actor, ability))) throw forbidden();
}

type Issue = z.core.$ZodIssue;

const isAboutMember = ({ path, code }: Issue): boolean => path.length > 0 || code === 'unrecognized_keys';

/** Where one of several forms would do, what is wrong with the members of the nearest one, which has the fewest faults. */
function issuesOf(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    const forms = issue.code === 'invalid_union' ? issue.errors.filter((form) => form.every(isAboutMember)) : [];
    const [nearest] = forms.toSorted((a, b) => a.length - b.length);
    return nearest === undefined ? [issue] : issuesOf(nearest).map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  });
}

/** zod's issues in the wire's form: `validation.<code>` with the field's path. */
function errorsOf(part: string, issues: readonly Issue[]): ErrorItem[] {
  return issues.slice(0, 20).map((issue) => ({
    message: `validation.${issue.code}`,
    params: { detail: issue.message },
    field: [part, ...issue.path.map(String)].join('.'),
  }));
}

/** Fields that a strict body does not have, each by its name. */
function unknownFieldsOf(part: string, issues: readonly Issue[]): ErrorItem[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, 20).map((key) => unknownField([part, ...issue.path.map(String), key].join('.')))
      : [],
  );
}

function parse(part: 'params' | 'query' | 'body', schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const issues = issuesOf(result.error.issues);
  const unknown = unknownFieldsOf(part, issues);
  if (unknown.length > 0) throw new Refusal(422, unknown);
  throw new Refusal(400, errorsOf(part, issues));
}

/** Answers the handler's result; throws `Refusal` for every expected no. `checkAnswers`: also validate what the handler answers (development, tests). */
export async function perform(
  binding: Binding,
  raw: RawInput,
  facts: RequestFacts,
  answer: AnswerFacts,
  checkAnswers: boolean,
): Promise<unknown> {
  const { endpoint } = binding;
  checkAccess(endpoint.access, facts.actor);
  const input: RawInput = {};
  if (endpoint.params) input.params = parse('params', endpoint.params, raw.params);
  if (endpoint.query) input.query = parse('query', endpoint.query, raw.query);
  if (endpoint.body) input.body = parse('body', endpoint.body, raw.body);
  const result = await binding.handle(input, facts, answer);
  if (result instanceof FileAnswer) return result;
  return checkAnswers && 'safeParse' in endpoint.response ? (endpoint.response as z.ZodType).parse(result) : result;
}
