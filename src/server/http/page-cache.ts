/**
 * Pages of the catalogue for visitors who are not logged in, kept for seconds: home, categories and products look the same to all of them.
 * Everything a page depends on is part of its key. Concurrent requests for a page that is not kept yet wait for one drawing of it.
 */
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { catalogAddress } from './page-address.ts';
import type { DrawnPage } from './drawn-page.ts';

/** As long as the catalogue takes to notice a change of another process. */
const keptMs = 5000;
const keptBytes = 12 * 1024 * 1024;

/** Of a log-in, by the names that `secretCookies` gives it. */
const logIn = /(?:^|;\s*)(?:__Host-)?token=/;

export interface PageFacts {
  method: string;
  /** Path and query as they came in. */
  url: string;
  cookies: string;
  anonymous: boolean;
  authorization: string | undefined;
}

/**
 * What the page depends on; null: it is made for this visitor alone. Addresses with a query of their own are not kept: there are too many.
 * `parts`: what else the page shows, such as language and version of the catalogue.
 */
export function pageKey(facts: PageFacts, parts: readonly (string | number)[]): string | null {
  if (facts.method !== 'GET' || !facts.anonymous || facts.authorization !== undefined || logIn.test(facts.cookies)) return null;
  const address = catalogAddress(facts.url);
  if (address === null || address.length > 300 || address.includes('?')) return null;
  const priceView = /(?:^|;\s*)priceView=(incl|excl)(?:;|$)/.exec(facts.cookies)?.[1] ?? '';
  const isAsked = !/(?:^|;\s*)cookie_accepted=(true|false)(?:;|$)/.test(facts.cookies);
  return JSON.stringify([address, priceView, isAsked, ...parts]);
}

export interface PageCache {
  /** The page of the key as it is kept, or drawn now and kept if it may be. */
  page: (key: string, now: number, draw: () => Promise<DrawnPage>) => Promise<DrawnPage>;
}

export function openPageCache(): PageCache {
  const pages = new LeastRecentlyUsed<string, { page: DrawnPage; until: number }>(keptBytes, ({ page }) => page.weight);
  const drawing = new Map<string, Promise<DrawnPage>>();

  async function drawOnce(key: string, now: number, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    try {
      const page = await draw();
      if (mayBeKept(page)) pages.set(key, { page, until: now + keptMs });
      return page;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    page: async (key, now, draw) => {
      const known = pages.get(key);
      if (known !== undefined && now < known.until) return known.page;
      const underWay = drawing.get(key);
      if (underWay !== undefined) {
        const page = await underWay.catch(() => null);
        return page !== null && mayBeKept(page) ? page : draw();
      }
      const begun = drawOnce(key, now, draw);
      drawing.set(key, begun);
      return begun;
    },
  };
}

/** A cookie is one visitor's, whatever else the page shows; an error may be over in a moment. */
function mayBeKept({ status, headers }: DrawnPage): boolean {
  return status === 200 && !headers.some(([name]) => name.toLowerCase() === 'set-cookie');
}
