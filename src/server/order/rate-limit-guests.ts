/** Limits orders and quote requests of guests per mail address, per network and in total, counted in the database for all servers together. */
import { guestLimits, mayGuestOrder } from '#domain/access/guest-limit.ts';
import { neighbourhoodOf } from '#domain/access/network.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { countUnless } from '#server/session/limit-tries.ts';

const { windowMinutes } = guestLimits;

/** Called after all other checks, so that a mistake in a form does not count. */
export async function rateLimitGuests(
  { db, now, limitsGuests }: { db: Db; now: () => number; limitsGuests: boolean },
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  if (!limitsGuests) return;
  const attempts = [
    { kind: 'guest-mail', subject: email.toLowerCase(), windowMinutes },
    { kind: 'guest-network', subject: neighbourhoodOf(ip), windowMinutes },
    { kind: 'guest', subject: '', windowMinutes },
  ];
  const wait = await countUnless({ db, now }, attempts, ([toRecipient = 0, fromNetwork = 0, ofAll = 0]) =>
    mayGuestOrder({ toRecipient, fromNetwork, ofAll }) ? 0 : windowMinutes * 60_000,
  );
  if (wait > 0) throw new Refusal(429, [{ message: 'tooManyGuestOrders', params: {} }]);
}
