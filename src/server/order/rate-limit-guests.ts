/** Nobody makes the shop write to a stranger over and over: guests order and ask for quotes a few times an hour for one mail address, counted in the database. */
import type { Db } from '#server/db/pool.ts';
import { Refusal } from '#server/call/refusal.ts';
import { countTries } from '#server/session/limit-tries.ts';

const mostPerHour = 10;

/** Called when everything else is right, so that a mistake in a form does not count. */
export async function rateLimitGuests(services: { db: Db; now: () => number; limitsGuests: boolean }, email: string): Promise<void> {
  if (!services.limitsGuests) return;
  const before = await countTries(services, { kind: 'guest-mail', subject: email.toLowerCase(), minutes: 60 });
  if (before >= mostPerHour) throw new Refusal(429, [{ message: 'tooManyGuestOrders', params: { perHour: mostPerHour } }]);
}
