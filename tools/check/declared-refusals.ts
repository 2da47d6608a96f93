// What a call may be refused for by its declaration: its own errors, and the rules of its input that name their refusal.
import type { AnyEndpoint } from '#contract/endpoint.ts';

export function declaredRefusals({ errors = [], params, query, body }: AnyEndpoint): string[] {
  return [...new Set([...errors, ...[params, query, body].flatMap((schema) => rulesIn(schema, new Set()))])];
}

/** Follows a schema of the schema library through everything that it is made of. */
function rulesIn(part: unknown, seen: Set<object>): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const def = '_zod' in part ? (part._zod as { def: object }).def : part;
  const params = 'params' in def && typeof def.params === 'object' ? (def.params as { refusal?: unknown }) : {};
  return [...(typeof params.refusal === 'string' ? [params.refusal] : []), ...Object.values(def).flatMap((each) => rulesIn(each, seen))];
}
