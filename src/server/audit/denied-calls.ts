/** Records which calls a logged-in user was refused: once an hour each, however often it is tried. */
import type { Actor } from '#domain/access/permission.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { Db } from '#server/db/pool.ts';
import { addSecurityEvent } from './security-event.ts';

const hourMs = 3_600_000;
const rememberedCalls = 1000;

/** `call`: its method and path as declared. `address`: the caller's IP address. */
export type NoteDenied = (actor: Actor, call: string, address: string) => Promise<void>;

export function openDeniedCalls({ db, now }: { db: Db; now: () => number }): NoteDenied {
  const noted = new LeastRecentlyUsed<string, number>(rememberedCalls);
  return async (actor, call, address) => {
    if (actor.kind !== 'customer') return;
    const key = `${actor.userId} ${call}`;
    const at = now();
    if (at - (noted.get(key) ?? -hourMs) < hourMs) return;
    noted.set(key, at);
    await addSecurityEvent(db, { kind: 'accessDenied', at: new Date(at), who: actor.email, address, about: call });
  };
}
