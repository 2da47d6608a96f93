/**
 * HTTP with the provider and nothing else: pass, time-out, second tries where they can do no harm, and a pause after several outages in a row.
 * Answers of 4xx come back as they are; what is neither answer nor refusal is an outage.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { PaymentOutage } from './payment-provider.ts';
import { requestToken } from './token.ts';

export interface Credentials {
  /** Base address, e.g. https://checkout.postfinance.ch/api/v2.0 */
  url: string;
  spaceId: string;
  userId: string;
  key: string;
}

export interface ClientOptions {
  credentials: Credentials;
  now: () => number;
  timeoutMs?: number;
}

export interface ClientAnswer {
  status: number;
  text: string;
}

/** `again`: asking twice changes nothing, so an outage is worth two more tries. */
export type Ask = (method: 'GET' | 'POST' | 'PATCH', path: string, options?: { body?: object; again?: boolean }) => Promise<ClientAnswer>;

const defaultTimeoutMs = 8000;
const furtherTries = 2;
const maximalAnswer = 262_144;
const outagesBeforePause = 5;
const pauseMs = 30_000;

export function openClient({ credentials, now, timeoutMs = defaultTimeoutMs }: ClientOptions): Ask {
  const base = credentials.url.replace(/\/$/, '');
  let outages = 0;
  let pausedUntil = 0;

  const once = async (method: string, path: string, body: object | undefined): Promise<ClientAnswer> => {
    const url = new URL(`${base}${path}`);
    const token = requestToken({ ...credentials, path: `${url.pathname}${url.search}`, method, nowMs: now() });
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          space: credentials.spaceId,
          accept: 'application/json, text/plain',
          ...(body === undefined ? {} : { 'content-type': 'application/json;charset=utf-8' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const text = await answer.text();
      if (text.length > maximalAnswer) throw new PaymentOutage('an answer that is too long');
      if (answer.status >= 500 || answer.status === 429) throw new PaymentOutage(`status ${answer.status}`);
      return { status: answer.status, text };
    } catch (error) {
      if (error instanceof PaymentOutage) throw error;
      throw new PaymentOutage('no answer', { cause: error });
    }
  };

  return async (method, path, { body, again = false } = {}) => {
    if (now() < pausedUntil) throw new PaymentOutage('not asked: it has just failed several times');
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await once(method, path, body);
        outages = 0;
        return answer;
      } catch (error) {
        outages += 1;
        if (outages >= outagesBeforePause) pausedUntil = now() + pauseMs;
        if (!again || attempt === furtherTries || now() < pausedUntil) throw error;
        await delay(150 * 3 ** attempt);
      }
    }
  };
}
