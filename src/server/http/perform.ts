/** Runs one bound call: access first, then the checks of the input, then the handler. HTTP and in-process callers both go through here. */
import type { z } from 'zod';
import { may } from '#domain/access/permission.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Access } from '#contract/endpoint.ts';
import type { AnswerFacts, Binding, RequestFacts } from '#server/call/binding.ts';
import { FileAnswer, WrittenAnswer } from '#server/call/binding.ts';
import { parseInput } from '#server/call/parse-input.ts';
import { forbidden, unauthorized } from '#server/call/refusal.ts';

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

/** Returns the handler's result; throws `Refusal` for every expected refusal. `checkAnswers`: also validate the result (development, tests). */
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
  if (endpoint.body) input.body = parseInput('body', endpoint.body, raw.body);
  const result = await binding.handle(input, facts, answer);
  if (result instanceof FileAnswer) return result;
  if (!checkAnswers || !('safeParse' in endpoint.response)) return result;
  const response = endpoint.response as z.ZodType;
  if (!(result instanceof WrittenAnswer)) return response.parse(result);
  response.parse(result.read());
  return result;
}
