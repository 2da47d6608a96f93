/**
 * HTTP with the provider and nothing else: the token, and the behaviour of every outside service.
 * 4xx answers are returned as they are; anything that is neither answer nor refusal is an outage.
 */
import { askOnce } from '#server/connect/outside/ask-once.ts';
import { openService } from '#server/connect/outside/open-service.ts';
import type { Warn } from '#server/connect/outside/open-service.ts';
import { outageOf } from '#server/connect/outside/outage.ts';
import { PaymentOutage } from './payment-provider.ts';
import { requestToken } from './token.ts';

interface Credentials {
  /** Base address, e.g. https://checkout.postfinance.ch/api/v2.0 */
  url: string;
  spaceId: string;
  userId: string;
  key: string;
}

export interface ClientOptions {
  credentials: Credentials;
  now: () => number;
  warn?: Warn | undefined;
  timeoutMs?: number;
}

export interface ClientAnswer {
  status: number;
  text: string;
}

/** `again`: the request is idempotent, so an outage is worth two retries. */
export type Ask = (method: 'GET' | 'POST' | 'PATCH', path: string, options?: { body?: object; again?: boolean }) => Promise<ClientAnswer>;

const defaultTimeoutMs = 8000;
const manners = { name: 'payment provider', furtherTries: 2, waitMs: 150, failuresBeforePause: 5, pauseMs: 30_000 };

export function openClient({ credentials, now, warn, timeoutMs = defaultTimeoutMs }: ClientOptions): Ask {
  const base = credentials.url.replace(/\/$/, '');
  const limits = { timeoutMs, mostBytes: 262_144 };
  const askService = openService({ ...manners, now, warn });

  const once = async (method: 'GET' | 'POST' | 'PATCH', path: string, body: object | undefined): Promise<ClientAnswer> => {
    const url = new URL(`${base}${path}`);
    const token = requestToken({ ...credentials, path: `${url.pathname}${url.search}`, method, nowMs: now() });
    const headers = {
      authorization: `Bearer ${token}`,
      space: credentials.spaceId,
      accept: 'application/json, text/plain',
      ...(body === undefined ? {} : { 'content-type': 'application/json;charset=utf-8' }),
    };
    const { status, bytes } = await askOnce(
      { url, method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
      limits,
    );
    return { status, text: bytes.toString('utf8') };
  };

  return async (method, path, { body, again = false } = {}) => {
    try {
      return await askService(`${method} ${path.replace(/[?].*/, '')}`, again, async () => once(method, path, body));
    } catch (error) {
      const outage = outageOf(error);
      throw new PaymentOutage(outage.message, { cause: outage.cause });
    }
  };
}
