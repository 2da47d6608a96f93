/** Runs one bound call: access first, then the checks of the input, then the handler. HTTP and in-process callers both go through here. */
import { z } from 'zod';
import { may } from '#domain/access/permission.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Access, AnyEndpoint } from '#contract/endpoint.ts';
import { generalErrors } from '#contract/failure.ts';
import type { AnswerFacts, Binding, RequestFacts } from '#server/call/binding.ts';
import { FileAnswer, WrittenAnswer } from '#server/call/binding.ts';
import { parseInput } from '#server/call/parse-input.ts';
import { forbidden, Refusal, unauthorized } from '#server/call/refusal.ts';

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

/** A record sent as the entity that it is repeats the id of its path, or has none yet; in a body that has no id of its own. */
function withoutPathsId({ body: schema }: AnyEndpoint, { params, body }: RawInput): unknown {
  if (hasOwnId(schema) || !isRecord(body)) return body;
  const { id, ...rest } = body;
  const isNew = id === null || id === 0;
  return isNew || (isRecord(params) && typeof id === 'number' && String(id) === (params['unitId'] ?? params['id'])) ? rest : body;
}

function hasOwnId(schema: unknown): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some(hasOwnId);
  if (schema instanceof z.ZodPipe) return hasOwnId(schema.in);
  return !(schema instanceof z.ZodObject) || 'id' in schema.shape;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the handler's result; throws `Refusal` for every expected refusal. `checkAnswers`: also check both against the declaration (development, tests). */
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
  if (endpoint.params) input.params = parseInput('params', endpoint.params, raw.params);
  if (endpoint.query) input.query = parseInput('query', endpoint.query, raw.query);
  if (endpoint.body) input.body = parseInput('body', endpoint.body, withoutPathsId(endpoint, raw));
  const result = checkAnswers
    ? await declared(endpoint, async () => binding.handle(input, facts, answer))
    : await binding.handle(input, facts, answer);
  if (result instanceof FileAnswer) return result;
  if (!checkAnswers || !('safeParse' in endpoint.response)) return result;
  const response = endpoint.response as z.ZodType;
  if (!(result instanceof WrittenAnswer)) return response.parse(result);
  response.parse(result.read());
  return result;
}

/** A refusal that a call does not declare has no sentence on the pages that make it. */
async function declared<Result>({ method, path, errors = [] }: AnyEndpoint, handle: () => Promise<Result>): Promise<Result> {
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const known: readonly string[] = [...generalErrors, ...errors];
    // Whoever may be refused a workbook may be told any of its faults.
    const families = known.some((key) => key.startsWith('workbook')) ? ['validation.', 'workbook'] : ['validation.'];
    const other = error.errors.find(({ message }) => !known.includes(message) && !families.some((family) => message.startsWith(family)));
    if (other !== undefined) throw new Error(`${method} ${path} does not declare its refusal ${other.message}`, { cause: error });
    throw error;
  }
}
