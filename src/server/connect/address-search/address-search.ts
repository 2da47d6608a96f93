/**
 * Streets and houses of Switzerland from the search of the federal geoportal (`SearchServer?type=locations&origins=address`), or a service with the same API.
 * Only the typed street and postal code are sent. Any failure means no suggestions, and no request waits long.
 */
import { z } from 'zod';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { askOnce } from '#server/connect/outside/ask-once.ts';
import { openService } from '#server/connect/outside/open-service.ts';
import type { Warn } from '#server/connect/outside/open-service.ts';

/** Labels of the addresses found, best first: `Seftigenstrasse 264 <b>3084 Wabern</b>`. */
export type FindAddresses = (text: string) => Promise<readonly string[]>;

const Found = z.object({ results: z.array(z.object({ attrs: z.object({ label: z.string().max(300) }) })).max(100) });

const limits = { timeoutMs: 1500, mostBytes: 256 * 1024, kinds: /json/ };
const manners = { name: 'address search', furtherTries: 0, waitMs: 0, failuresBeforePause: 3, pauseMs: 60_000 };
const keptMs = 24 * 3_600_000;

export interface AddressSearchOptions {
  /** E.g. https://api3.geo.admin.ch/rest/services/api/SearchServer; absent: nothing is requested and nothing found. */
  url: string | undefined;
  now: () => number;
  warn?: Warn | undefined;
  timeoutMs?: number;
}

export function openAddressSearch({ url, now, warn, timeoutMs = limits.timeoutMs }: AddressSearchOptions): FindAddresses {
  const kept = new LeastRecentlyUsed<string, { labels: readonly string[]; until: number }>(2000);
  const askService = openService({ ...manners, now, warn });
  return async (text) => {
    if (url === undefined) return [];
    const known = kept.get(text);
    if (known !== undefined && now() < known.until) return known.labels;
    const question = new URL(url);
    for (const [name, value] of Object.entries({ searchText: text, type: 'locations', origins: 'address', limit: '50' }))
      question.searchParams.set(name, value);
    try {
      const { results } = await askService('GET SearchServer', true, async () => {
        const { status, bytes } = await askOnce({ url: question }, { ...limits, timeoutMs });
        // The service accepts at most ten words: a query it rejects has no results.
        return status >= 400 ? { results: [] } : Found.parse(JSON.parse(bytes.toString('utf8')));
      });
      const labels = results.map(({ attrs }) => attrs.label);
      kept.set(text, { labels, until: now() + keptMs });
      return labels;
    } catch {
      // Already logged by the service.
      return [];
    }
  };
}
