/** Uploads a file to a call that accepts one; rejects with a `CallFailure` as every call does. */
import { pathOf } from '#contract/endpoint.ts';
import type { AnyEndpoint, OutputOf } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { failureOf } from './call.ts';

/** Parameters of the call's path and query. */
interface UploadTo {
  params?: Readonly<Record<string, number | string>>;
  query?: Readonly<Record<string, number | string>>;
  /** Instead of the session's own, e.g. a guest's. */
  token?: string | undefined;
  signal?: AbortSignal;
}

export async function upload<E extends AnyEndpoint>(endpoint: E, file: File, to: UploadTo = {}): Promise<OutputOf<E>> {
  const query = new URLSearchParams(Object.entries(to.query ?? {}).map(([name, value]) => [name, String(value)])).toString();
  const body = new FormData();
  body.set('file', file);
  let response: Response;
  try {
    response = await fetch(`${pathOf(endpoint, to.params)}${query === '' ? '' : `?${query}`}`, {
      method: endpoint.method,
      body,
      ...(to.token === undefined ? {} : { headers: { authorization: `Bearer ${to.token}` } }),
      credentials: 'same-origin',
      signal: to.signal ?? null,
    });
  } catch {
    throw new CallFailure(0, [{ message: 'offline', params: {} }]);
  }
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as OutputOf<E>;
}
