import type { Done } from '#contract/today.ts';
import type { Desk } from '#domain/access/desk.ts';
import { maySeeDesk } from '#domain/access/desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import { permissionsOf } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { actorName } from '#server/call/actor-name.ts';
import { startOfDay } from '#server/call/date-window.ts';
import { forbidden } from '#server/call/refusal.ts';
import { doneIn } from './done-store.ts';
import type { TodayServices } from './what-waits.ts';

/** What people have done today. Refuses a desk that is closed to the caller. */
export async function doneToday(
  { db, now }: Pick<TodayServices, 'db' | 'now'>,
  { desk, mine }: { desk: Desk; mine: boolean },
  actor: Actor,
): Promise<{ items: Done[]; total: number }> {
  if (!maySeeDesk(permissionsOf(actor), desk)) throw forbidden();
  const today = localNow(now()).date;
  const span = { from: startOfDay(today), before: startOfDay(addDays(today, 1)) };
  return doneIn(db, desk, { span, who: mine ? actorName(actor) : null });
}
