/**
 * Prices from other companies' services: fetched with one retry, kept for ten minutes, paused for a while after failures.
 * A failure means no price, never 0. Domain decisions §3.
 */
import { computedPrice } from '#domain/pricing/computed-price.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { openService } from '#server/connect/outside/open-service.ts';
import type { AskService } from '#server/connect/outside/open-service.ts';
import { Outage, outageOf } from '#server/connect/outside/outage.ts';
import { askableUrl, askHost, type HostRules } from './ask-host.ts';

const keptMs = 10 * 60_000;
const manners = { furtherTries: 1, waitMs: 100, failuresBeforePause: 6, pauseMs: 30_000 };

type Query = readonly (readonly [name: string, value: string])[];

/** Why a service gave no price; empty: it gave one. */
export type RemoteFailure = '' | 'notAsked' | 'paused' | 'tooSlow' | 'unreachable' | 'noPrice' | `status ${string}`;

export interface RemoteAnswer {
  /** CHF per piece in ten-thousandths; null: no price available. */
  readonly price: UnitPrice | null;
  readonly failure: RemoteFailure;
  readonly question: string;
}

interface TriedAnswer extends RemoteAnswer {
  readonly answer: string;
  readonly milliseconds: number;
}

export interface RemotePrices {
  ask: (url: string, query: Query) => Promise<RemoteAnswer>;
  /** Once, bypassing the cache and the pause after failures. */
  tryOut: (url: string, query: Query) => Promise<TriedAnswer>;
  isAskable: (url: string) => boolean;
  /** Drops all kept prices and pauses; what is under way then is neither kept nor joined. Returns the number of prices. */
  forget: () => number;
}

export interface RemotePriceOptions extends HostRules {
  now: () => number;
  warn: (text: string, error: unknown) => void;
}

/** A bare number, or an object with the number as its price. One in another currency is none. */
function priceIn(text: string): UnitPrice {
  const answer = JSON.parse(text) as unknown;
  const told: { price?: unknown; currency?: unknown } = typeof answer === 'object' && answer !== null ? answer : { price: answer };
  const price = computedPrice(told.price);
  if (price === null || (told.currency !== undefined && told.currency !== 'CHF')) throw new Outage('unreadable');
  return price;
}

/** Asking again changes nothing: the service says that it has no price for this piece, or the shop does not ask there at all. */
const lasting = new Set<RemoteFailure>(['notAsked', 'status 400', 'status 422']);
export const isLasting = (failure: RemoteFailure): boolean => lasting.has(failure);

function failureOf(error: unknown): RemoteFailure {
  const { kind } = outageOf(error);
  return kind === 'unreadable' || kind === 'wrongKind' || kind === 'tooLong' ? 'noPrice' : kind;
}

/** What is known since the last `forget`. */
interface Memory {
  kept: LeastRecentlyUsed<string, { price: UnitPrice; until: number }>;
  asked: Map<string, Promise<RemoteAnswer>>;
  services: Map<string, AskService>;
}

const nothingKnown = (): Memory => ({ kept: new LeastRecentlyUsed(5000), asked: new Map(), services: new Map() });

export function openRemotePrices(options: RemotePriceOptions): RemotePrices {
  const { now, warn } = options;
  let memory = nothingKnown();

  /** Throws what is a failure of the service. */
  const answerOf = async (url: URL): Promise<RemoteAnswer> => {
    try {
      return { price: priceIn(await askHost(url, options)), failure: '', question: url.href };
    } catch (error) {
      const failure = failureOf(error);
      if (!isLasting(failure)) throw error;
      return { price: null, failure, question: url.href };
    }
  };

  const askAgain = async (url: URL, { kept, services }: Memory): Promise<RemoteAnswer> => {
    const service = services.get(url.hostname) ?? openService({ ...manners, name: `prices of ${url.hostname}`, now, warn });
    services.set(url.hostname, service);
    try {
      const answer = await service('GET price', true, async () => answerOf(url));
      if (answer.price !== null) kept.set(url.href, { price: answer.price, until: now() + keptMs });
      return answer;
    } catch (error) {
      return { price: null, failure: failureOf(error), question: url.href };
    }
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
      const { kept, asked } = memory;
      const known = kept.get(url.href);
      if (known !== undefined && now() < known.until) return { price: known.price, failure: '', question: url.href };
      const running = asked.get(url.href) ?? askAgain(url, memory).finally(() => asked.delete(url.href));
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
        return told(priceIn(answer), '');
      } catch (error) {
        return told(null, failureOf(error));
      }
    },
    isAskable: (address) => askableUrl(address, options) !== null,
    forget: () => {
      const { size } = memory.kept;
      memory = nothingKnown();
      return size;
    },
  };
}
