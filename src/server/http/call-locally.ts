/** The pages' access to the calls: same access checks and schemas as over HTTP, in the same process. */
import type { AnyEndpoint, Call, OutputOf } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import type { Binding, RequestFacts } from '#server/call/binding.ts';
import { WrittenAnswer } from '#server/call/binding.ts';
import { perform } from './perform.ts';
import { Refusal } from '#server/call/refusal.ts';

/** The built pages contain their own copy of the declarations, so a call is identified by its name on the wire. */
const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;

export type BindingTable = ReadonlyMap<string, Binding>;

export function bindingTable(bindings: readonly Binding[]): BindingTable {
  return new Map(bindings.map((binding) => [nameOf(binding.endpoint), binding]));
}

export function localCall(table: BindingTable, facts: RequestFacts): Call {
  return async <E extends AnyEndpoint>(endpoint: E, input: unknown): Promise<OutputOf<E>> => {
    const binding = table.get(nameOf(endpoint));
    if (!binding) throw new Error(`nothing answers ${nameOf(endpoint)}`);
    try {
      const result = await perform(binding, stringifyQuery(input), facts, {}, false);
      return (result instanceof WrittenAnswer ? result.read() : result) as OutputOf<E>;
    } catch (error) {
      if (error instanceof Refusal) throw new CallFailure(error.status, error.errors, error.conflict);
      throw error;
    }
  };
}

/** Query values travel as text over HTTP; the schemas expect that form. */
function stringifyQuery(input: unknown): { params?: unknown; query?: unknown; body?: unknown } {
  const given = input as { params?: unknown; query?: Record<string, unknown>; body?: unknown };
  if (!given.query) return given;
  const query = Object.fromEntries(
    Object.entries(given.query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
  return { ...given, query };
}
