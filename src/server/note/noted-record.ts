/** Which records have notes, who may see them, and whether they exist. */
import type { NotedKind } from '#contract/note.ts';
import type { Actor, OfficeAbility } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { forbidden, notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { recordIsThere } from './note-store.ts';

export const noteAbilities: Record<NotedKind, OfficeAbility> = {
  order: 'seeOrders',
  quote: 'manageQuotes',
  customer: 'seeCustomers',
  invoice: 'seeOrders',
};

/** Refuses callers who may not see the record, and a record that does not exist. */
export async function requireRecord(db: Db, kind: NotedKind, id: number, actor: Actor): Promise<Extract<Actor, { kind: 'customer' }>> {
  if (actor.kind !== 'customer' || !may(actor, noteAbilities[kind])) throw forbidden();
  if (!(await recordIsThere(db, kind, id))) throw notFound();
  return actor;
}

export function visibleKinds(actor: Actor): NotedKind[] {
  return (Object.keys(noteAbilities) as NotedKind[]).filter((kind) => may(actor, noteAbilities[kind]));
}
