/** Road distance between two places: from a routing server with OSRM's HTTP API, else estimated from the great circle. A dead server delays no one for long. */
import { z } from 'zod';
import type { Place } from '#domain/shipping/distance.ts';
import { roadDistanceM } from '#domain/shipping/distance.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { askOnce } from '#server/connect/outside/ask-once.ts';
import { openService } from '#server/connect/outside/open-service.ts';

/** In whole metres. */
export type RoadDistance = (from: Place, to: Place) => Promise<number>;

/** https://project-osrm.org/docs/v5.24.0/api/#route-service: distance in metres. */
const Route = z.object({ code: z.literal('Ok'), routes: z.array(z.object({ distance: z.number().min(0).max(3_000_000) })).min(1) });

const limits = { timeoutMs: 2000, mostBytes: 256 * 1024, kinds: /json/ };
const manners = { name: 'routing server', furtherTries: 0, waitMs: 0, failuresBeforePause: 1, pauseMs: 60_000 };

export interface RoutingOptions {
  /** Absent: always estimated. */
  url: string | undefined;
  now: () => number;
  warn: (text: string, error: unknown) => void;
}

export function openRouting({ url, now, warn }: RoutingOptions): RoadDistance {
  const known = new LeastRecentlyUsed<string, number>(5000);
  const askService = openService({ ...manners, now, warn });
  return async (from, to) => {
    if (url === undefined) return roadDistanceM(from, to);
    const path = `${from.longitude},${from.latitude};${to.longitude},${to.latitude}`;
    const kept = known.get(path);
    if (kept !== undefined) return kept;
    try {
      const address = new URL(`${url.replace(/\/$/, '')}/route/v1/driving/${path}?overview=false`);
      const { routes } = await askService('GET route', true, async () => {
        const { bytes } = await askOnce({ url: address }, limits);
        return Route.parse(JSON.parse(bytes.toString('utf8')));
      });
      const distance = Math.round(routes[0]?.distance ?? 0);
      known.set(path, distance);
      return distance;
    } catch {
      // Logged once by the service: from then on the distance is estimated from the great circle.
      return roadDistanceM(from, to);
    }
  };
}
