/** Calls as a page on the server does, over the wire. */
import { expect } from 'vitest';
import type { Call } from '#contract/endpoint.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { Person } from './buyer.ts';

interface Given {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
}

export const callOf = ({ app, token }: Person): Call =>
  (async (endpoint, { params, query = {}, body }: Given) => {
    const answer = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, params),
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      ...(token === '' ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(body === undefined ? {} : { payload: body }),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }) as Call;
