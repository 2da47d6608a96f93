/** Prices of other companies' services: asked with one retry, kept for ten minutes, left alone for a while after failures. A failure is no price, never 0. Domain decisions §3. */
import { computedPrice } from '#domain/pricing/computed-price.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { askableUrl, askHost, NotAsked, type HostRules } from './ask-host.ts';

const keptMs = 10 * 60_000;
const failuresUntilPause = 3;
const pauseMs = 30_000;

/** CHF of one piece in ten-thousandths; null: no price can be had. */
export type AskRemotePrice = (url: string, query: readonly (readonly [name: string, value: string])[]) => Promise<UnitPrice | null>;

export interface RemotePriceOptions extends HostRules {
  now: () => number;
  warn: (text: string, error: unknown) => void;
}

/** A bare number, or an object with the number as its price. */
function priceIn(text: string): UnitPrice | null {
  const answer = JSON.parse(text) as unknown;
  return computedPrice(typeof answer === 'object' && answer !== null && 'price' in answer ? answer.price : answer);
}

export function openRemotePrices(options: RemotePriceOptions): AskRemotePrice {
  const { now, warn } = options;
  const kept = new LeastRecentlyUsed<string, { price: UnitPrice; until: number }>(5000);
  const asked = new Map<string, Promise<UnitPrice | null>>();
  const health = new Map<string, { failures: number; pausedUntil: number }>();

  const askTwice = async (url: URL): Promise<UnitPrice | null> => {
    const state = health.get(url.hostname) ?? { failures: 0, pausedUntil: 0 };
    health.set(url.hostname, state);
    if (now() < state.pausedUntil) return null;
    let last: unknown;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        const price = priceIn(await askHost(url, options));
        if (price === null) throw new Error('the answer is no price');
        state.failures = 0;
        kept.set(url.href, { price, until: now() + keptMs });
        return price;
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
    return null;
  };

  return async (address, query) => {
    const url = askableUrl(address, options);
    if (url === null) return null;
    for (const [name, value] of query) url.searchParams.set(name, value);
    const known = kept.get(url.href);
    if (known !== undefined && now() < known.until) return known.price;
    const running = asked.get(url.href) ?? askTwice(url).finally(() => asked.delete(url.href));
    asked.set(url.href, running);
    return running;
  };
}
