/** Saves the file a call returns under the name given by the server. */
import { pathOf } from '#contract/endpoint.ts';
import type { AnyEndpoint, InputOf } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { failureOf } from './call.ts';

/** The name in a content-disposition header; the specification's default where there is none. */
export function fileNameOf(disposition: string | null): string {
  return /filename="([^"/\\]+)"/.exec(disposition ?? '')?.[1] ?? 'stueckliste.pdf';
}

export async function download<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<void> {
  const { params, body } = input as { params?: Record<string, unknown>; body?: unknown };
  let response: Response;
  try {
    response = await fetch(pathOf(endpoint, params), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new CallFailure(0, [{ message: 'offline', params: {} }]);
  }
  if (!response.ok) throw await failureOf(response);
  save(await response.blob(), fileNameOf(response.headers.get('content-disposition')));
}

/** Offers the file as a download. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
