/** The name under which the history records an actor. */
import type { Actor } from '#domain/access/permission.ts';

export function actorName(actor: Actor): string {
  if (actor.kind === 'customer') return actor.email;
  return actor.kind === 'guest' ? 'Gast' : '';
}
