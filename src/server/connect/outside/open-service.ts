/**
 * Common behaviour of every client of an outside service: retries with growing pauses for idempotent requests,
 * a pause after consecutive failures so that nothing waits for a service that is down, and a log line without secrets.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Outage, outageOf } from './outage.ts';
import type { OutageKind } from './outage.ts';

export type Warn = (text: string, about: unknown) => void;

export interface ServiceManners {
  /** Name in the log. */
  name: string;
  now: () => number;
  warn?: Warn | undefined;
  /** In addition to the first one. */
  furtherTries: number;
  /** Before the first retry; three times as long before each next one. */
  waitMs: number;
  failuresBeforePause: number;
  /** A silence until the end of its time counts as this many failures; absent: as one. */
  silenceCounts?: number;
  pauseMs: number;
  /** No further try begins after this time, since somebody waits; absent: each try has a time of its own. */
  withinMs?: number;
}

/** `what`: for the log, e.g. `GET /track`; must not contain a secret. `again`: the request is idempotent. */
export type AskService = <T>(what: string, again: boolean, attempt: () => Promise<T>) => Promise<T>;

/** Retrying does not help: a nonsensical answer would be the same again. */
const pointless = new Set<OutageKind>(['notAsked', 'unreadable', 'wrongKind', 'tooLong']);

/** Every error of an attempt counts as a failure of the service, and only an Outage is thrown. */
export function openService({
  name,
  now,
  warn,
  furtherTries,
  waitMs,
  failuresBeforePause,
  silenceCounts = 1,
  pauseMs,
  withinMs,
}: ServiceManners): AskService {
  let failures = 0;
  let pausedUntil = 0;
  const isPaused = (): boolean => now() < pausedUntil;

  return async (what, again, attempt) => {
    if (isPaused()) throw new Outage('paused');
    const began = performance.now();
    const isOver = (waitedMs: number): boolean => withinMs !== undefined && performance.now() - began + waitedMs >= withinMs;
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await attempt();
        failures = 0;
        // Also that of a request under way since before the pause: the service is there again.
        pausedUntil = 0;
        return answer;
      } catch (error) {
        const outage = outageOf(error);
        failures += outage.kind === 'tooSlow' ? silenceCounts : 1;
        // After a pause a single failure starts the next one: only an answer resets the count.
        if (failures >= failuresBeforePause) pausedUntil = now() + pauseMs;
        const pause = waitMs * 3 ** tries;
        if (!again || pointless.has(outage.kind) || tries >= furtherTries || isPaused() || isOver(pause)) {
          warn?.(`${name}: ${outage.message}`, { what, tries: tries + 1, paused: isPaused(), cause: causeOf(outage) });
          throw outage;
        }
        await delay(pause);
      }
    }
  };
}

/** Names and codes only: error texts may contain addresses with keys in them. */
function causeOf({ kind, cause }: Outage): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
  return [kind, inner instanceof Error ? inner.name : '', code].filter((part) => part !== '').join(' ');
}
