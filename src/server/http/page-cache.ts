/**
 * Pages of the catalogue for visitors who are not logged in, kept for seconds: home, categories and products look the same to all of them.
 * What a page depends on stands in its key; the nonce, which must be another one every time, is exchanged.
 */
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';

/** As long as the catalogue takes to notice a change of another process. */
const keptMs = 5000;
const keptBytes = 24 * 1024 * 1024;

export interface CachedPage {
  status: number;
  headers: [name: string, value: string][];
  html: string;
  nonce: string;
  until: number;
}

const catalogPages = /^\/(?:-verpackung|-moebel|produkte(?:\/[^?#]*)?|products\/[^/?#]+)$/;
/** The router's data requests end so; what they answer is no page. */
const dataRequest = /\.data$/;
const sessionOrToken = /(?:^|;\s*)token=/;

export interface PageFacts {
  method: string;
  /** Path and query as they came in. */
  url: string;
  cookies: string;
  anonymous: boolean;
  authorization: string | undefined;
}

/** What the page depends on beside its address; null: it is made for this visitor alone. Addresses with a query are not kept: there are too many. */
export function pageKey(facts: PageFacts, parts: readonly (string | number)[]): string | null {
  if (facts.method !== 'GET' || !facts.anonymous || facts.authorization !== undefined || sessionOrToken.test(facts.cookies)) return null;
  if (facts.url.length > 300 || !catalogPages.test(facts.url) || dataRequest.test(facts.url)) return null;
  const priceView = /(?:^|;\s*)priceView=(incl|excl)(?:;|$)/.exec(facts.cookies)?.[1] ?? '';
  const isAsked = !/(?:^|;\s*)cookie_accepted=(true|false)(?:;|$)/.test(facts.cookies);
  return JSON.stringify([facts.url, priceView, isAsked, ...parts]);
}

export interface PageCache {
  find: (key: string, now: number) => CachedPage | null;
  keep: (key: string, page: Omit<CachedPage, 'until'>, now: number) => void;
}

export function openPageCache(): PageCache {
  const pages = new LeastRecentlyUsed<string, CachedPage>(keptBytes, ({ html }) => html.length * 2 + 500);
  return {
    find: (key, now) => {
      const page = pages.get(key);
      return page === undefined || now >= page.until ? null : page;
    },
    keep: (key, page, now) => {
      // A cookie is one visitor's, whatever else the page shows.
      if (page.headers.some(([name]) => name.toLowerCase() === 'set-cookie')) return;
      // A page without its nonce could not be told from one whose nonce stands elsewhere too.
      if (page.status === 200 && page.html.includes(page.nonce)) pages.set(key, { ...page, until: now + keptMs });
    },
  };
}

/** The page for the next visitor. */
export function withNonce({ html, nonce }: Pick<CachedPage, 'html' | 'nonce'>, next: string): string {
  return html.replaceAll(nonce, () => next);
}
