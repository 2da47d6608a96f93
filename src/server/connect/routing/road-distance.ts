/** How far two places are by road: asked of a routing server that speaks OSRM's HTTP, else reckoned from the great circle. A dead server delays nobody for long. */
import { z } from 'zod';
import type { Place } from '#domain/shipping/distance.ts';
import { roadDistanceM } from '#domain/shipping/distance.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';

/** Whole metres. */
export type RoadDistance = (from: Place, to: Place) => Promise<number>;

/** https://project-osrm.org/docs/v5.24.0/api/#route-service: distance in metres. */
const Route = z.object({ code: z.literal('Ok'), routes: z.array(z.object({ distance: z.number().min(0).max(3_000_000) })).min(1) });

const timeoutMs = 2000;
const pauseAfterFailureMs = 60_000;

export interface RoutingOptions {
  /** Absent: always reckoned. */
  url: string | undefined;
  now: () => number;
  warn: (text: string, error: unknown) => void;
}

export function openRouting({ url, now, warn }: RoutingOptions): RoadDistance {
  const known = new LeastRecentlyUsed<string, number>(5000);
  let askAgainAt = 0;
  return async (from, to) => {
    if (url === undefined || now() < askAgainAt) return roadDistanceM(from, to);
    const path = `${from.longitude},${from.latitude};${to.longitude},${to.latitude}`;
    const kept = known.get(path);
    if (kept !== undefined) return kept;
    try {
      const answer = await fetch(`${url.replace(/\/$/, '')}/route/v1/driving/${path}?overview=false`, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const { routes } = Route.parse(await answer.json());
      const distance = Math.round(routes[0]?.distance ?? 0);
      known.set(path, distance);
      return distance;
    } catch (error) {
      askAgainAt = now() + pauseAfterFailureMs;
      warn('the routing server gave no distance; reckoned from the great circle', error);
      return roadDistanceM(from, to);
    }
  };
}
