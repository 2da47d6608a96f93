/** Calls from the browser: typed by the contract, over fetch. Binary error bodies do not exist: errors are always JSON. */
import { pathOf } from '#contract/endpoint.ts';
import type { AnyEndpoint, Call, CallOptions, OutputOf } from '#contract/endpoint.ts';
import type { Conflict } from '#contract/conflict.ts';
import { CallFailure } from '#contract/failure.ts';
import type { ErrorItem } from '#contract/failure.ts';
import { reportSessionEnd } from './first-load/session-end.ts';

function queryText(query: Record<string, unknown> | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const texts = pairs.flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]));
  return texts.length === 0 ? '' : `?${new URLSearchParams(texts).toString()}`;
}

const isErrorItem = (value: unknown): value is ErrorItem =>
  typeof value === 'object' && value !== null && typeof (value as ErrorItem).message === 'string';

export async function failureOf(response: Response): Promise<CallFailure> {
  const body: unknown = await response.json().catch(() => null);
  const listed =
    typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors) ? body.errors.filter(isErrorItem) : [];
  const errors = listed.map((item) => ({ ...item, params: item.params ?? {} }));
  const conflict = typeof body === 'object' && body !== null && 'conflict' in body ? (body.conflict as Conflict) : null;
  const failure = new CallFailure(response.status, errors.length > 0 ? errors : [{ message: 'unexpectedError', params: {} }], conflict);
  reportSessionEnd(failure);
  return failure;
}

export const call: Call = async <E extends AnyEndpoint>(endpoint: E, input: unknown, options: CallOptions = {}): Promise<OutputOf<E>> => {
  const { params, query, body } = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (options.token !== undefined) headers['authorization'] = `Bearer ${options.token}`;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  let response: Response;
  try {
    response = await fetch(`${pathOf(endpoint, params)}${queryText(query)}`, {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallFailure(0, [{ message: 'offline', params: {} }]);
  }
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as OutputOf<E>;
};
