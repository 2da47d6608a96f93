/** Prices of other companies' services: asked with one retry, kept for ten minutes, left alone for a while after failures. A failure is no price, never 0. Domain decisions §3. */
import { computedPrice } from '#domain/pricing/computed-price.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { askableUrl, askHost, NotAsked, type HostRules } from './ask-host.ts';

const keptMs = 10 * 60_000;
const failuresUntilPause = 3;
const pauseMs = 30_000;

type Query = readonly (readonly [name: string, value: string])[];

/** Why a service gave no price; empty: it gave one. */
export type RemoteFailure = '' | 'notAsked' | 'paused' | 'tooSlow' | 'unreachable' | 'noPrice' | `status ${string}`;

export interface RemoteAnswer {
  /** CHF of one piece in ten-thousandths; null: no price can be had. */
  readonly price: UnitPrice | null;
  readonly failure: RemoteFailure;
  readonly question: string;
}

export interface TriedAnswer extends RemoteAnswer {
  readonly answer: string;
  readonly milliseconds: number;
}

export interface RemotePrices {
  ask: (url: string, query: Query) => Promise<RemoteAnswer>;
  /** Once, past the cache and the pause after failures. */
  tryOut: (url: string, query: Query) => Promise<TriedAnswer>;
  isAskable: (url: string) => boolean;
  /** Forgets what was kept, and every pause; answers how many prices that were. */
  forget: () => number;
}

export interface RemotePriceOptions extends HostRules {
  now: () => number;
  warn: (text: string, error: unknown) => void;
}

/** A bare number, or an object with the number as its price. */
function priceIn(text: string): UnitPrice | null {
  const answer = JSON.parse(text) as unknown;
  return computedPrice(typeof answer === 'object' && answer !== null && 'price' in answer ? answer.price : answer);
}

const notAPrice = 'the answer is no price';

function failureOf(error: unknown): RemoteFailure {
  if (error instanceof NotAsked) return 'notAsked';
  if (error instanceof SyntaxError) return 'noPrice';
  const text = error instanceof Error ? error.message : '';
  if (text === 'too slow') return 'tooSlow';
  if (text === notAPrice || text === 'answer too long') return 'noPrice';
  return text.startsWith('status ') ? (text as `status ${string}`) : 'unreachable';
}

export function openRemotePrices(options: RemotePriceOptions): RemotePrices {
  const { now, warn } = options;
  let kept = new LeastRecentlyUsed<string, { price: UnitPrice; until: number }>(5000);
  const asked = new Map<string, Promise<RemoteAnswer>>();
  const health = new Map<string, { failures: number; pausedUntil: number }>();

  const askTwice = async (url: URL): Promise<RemoteAnswer> => {
    const none = (failure: RemoteFailure): RemoteAnswer => ({ price: null, failure, question: url.href });
    const state = health.get(url.hostname) ?? { failures: 0, pausedUntil: 0 };
    health.set(url.hostname, state);
    if (now() < state.pausedUntil) return none('paused');
    let last: unknown;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        const price = priceIn(await askHost(url, options));
        if (price === null) throw new Error(notAPrice);
        state.failures = 0;
        kept.set(url.href, { price, until: now() + keptMs });
        return { price, failure: '', question: url.href };
      } catch (error) {
        last = error;
        if (error instanceof NotAsked || error instanceof SyntaxError) break;
      }
    }
    state.failures += 1;
    if (state.failures >= failuresUntilPause) {
      state.failures = 0;
      state.pausedUntil = now() + pauseMs;
    }
    warn(`no price from ${url.hostname}`, last);
    return none(failureOf(last));
  };

  const questionTo = (address: string, query: Query): URL | null => {
    const url = askableUrl(address, options);
    for (const [name, value] of query) url?.searchParams.set(name, value);
    return url;
  };

  return {
    ask: async (address, query) => {
      const url = questionTo(address, query);
      if (url === null) return { price: null, failure: 'notAsked', question: address };
      const known = kept.get(url.href);
      if (known !== undefined && now() < known.until) return { price: known.price, failure: '', question: url.href };
      const running = asked.get(url.href) ?? askTwice(url).finally(() => asked.delete(url.href));
      asked.set(url.href, running);
      return running;
    },
    tryOut: async (address, query) => {
      const url = questionTo(address, query);
      if (url === null) return { price: null, failure: 'notAsked', question: address, answer: '', milliseconds: 0 };
      const from = performance.now();
      let answer = '';
      const told = (price: UnitPrice | null, failure: RemoteFailure): TriedAnswer => ({
        price,
        failure,
        question: url.href,
        answer: answer.slice(0, 2000),
        milliseconds: Math.round(performance.now() - from),
      });
      try {
        answer = await askHost(url, options);
        const price = priceIn(answer);
        return told(price, price === null ? 'noPrice' : '');
      } catch (error) {
        return told(null, failureOf(error));
      }
    },
    isAskable: (address) => askableUrl(address, options) !== null,
    forget: () => {
      const { size } = kept;
      kept = new LeastRecentlyUsed(5000);
      health.clear();
      return size;
    },
  };
}
