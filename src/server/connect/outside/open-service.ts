/**
 * The manners of every client of an outside service: further tries with growing pauses where asking twice changes nothing,
 * a pause after failures in a row so that nobody waits for what is down, and a line in the log that holds no secret.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Outage, outageOf } from './outage.ts';
import type { OutageKind } from './outage.ts';

export type Warn = (text: string, about: unknown) => void;

export interface ServiceManners {
  /** As the log names it. */
  name: string;
  now: () => number;
  warn?: Warn | undefined;
  /** Beside the first one. */
  furtherTries: number;
  /** Before the first further try; three times as long before each next one. */
  waitMs: number;
  failuresBeforePause: number;
  pauseMs: number;
}

/** `what`: for the log, e.g. `GET /track`; never with a secret in it. `again`: asking twice changes nothing. */
export type AskService = <T>(what: string, again: boolean, attempt: () => Promise<T>) => Promise<T>;

/** What answers nonsense once answers it twice. */
const pointless = new Set<OutageKind>(['notAsked', 'unreadable', 'wrongKind', 'tooLong']);

/** Every error of an attempt counts as a failure of the service, and only an Outage leaves. */
export function openService({ name, now, warn, furtherTries, waitMs, failuresBeforePause, pauseMs }: ServiceManners): AskService {
  let failures = 0;
  let pausedUntil = 0;
  const isPaused = (): boolean => now() < pausedUntil;

  return async (what, again, attempt) => {
    if (isPaused()) throw new Outage('paused');
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await attempt();
        failures = 0;
        return answer;
      } catch (error) {
        const outage = outageOf(error);
        failures += 1;
        // One more failure after a pause is enough for the next one: only an answer ends the row.
        if (failures >= failuresBeforePause) pausedUntil = now() + pauseMs;
        if (!again || pointless.has(outage.kind) || tries >= furtherTries || isPaused()) {
          warn?.(`${name}: ${outage.message}`, { what, tries: tries + 1, paused: isPaused(), cause: causeOf(outage) });
          throw outage;
        }
        await delay(waitMs * 3 ** tries);
      }
    }
  };
}

/** Names and codes only: texts of errors may hold addresses with keys in them. */
function causeOf({ kind, cause }: Outage): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
  return [kind, inner instanceof Error ? inner.name : '', code].filter((part) => part !== '').join(' ');
}
