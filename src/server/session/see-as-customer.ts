/**
 * Lets staff view the shop as a customer: prices, profile and orders are that customer's. Their own permissions are suspended meanwhile; what they do,
 * such as an order on the customer's behalf, is recorded under their own name. Beginning and end are in the audit.
 */
import type { Actor } from '#domain/access/permission.ts';
import { addSecurityEvent } from '#server/audit/security-event.ts';
import { forbidden, notFound } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { setActingFor } from './log-in-store.ts';
import { customerToSeeAs } from './see-as-store.ts';

interface Services {
  db: Db;
  now: () => number;
}

export async function seeAsCustomer({ db, now }: Services, customerId: number, actor: Actor, ip: string): Promise<void> {
  if (actor.kind !== 'customer' || actor.logIn === undefined) throw forbidden();
  const { sessionId } = actor.logIn;
  await transaction(db, async (trx) => {
    const name = await customerToSeeAs(trx, customerId);
    if (name === null) throw notFound();
    await setActingFor(trx, sessionId, customerId);
    await addSecurityEvent(trx, { kind: 'seeAsCustomer', at: new Date(now()), who: actor.email, address: ip, about: name });
  });
}

/** Returns the customer; null: none. */
export async function stopSeeingAsCustomer({ db, now }: Services, actor: Actor, ip: string): Promise<number | null> {
  if (actor.kind !== 'customer' || actor.logIn === undefined || actor.logIn.seesAs === null) return null;
  const { sessionId, seesAs } = actor.logIn;
  await transaction(db, async (trx) => {
    await setActingFor(trx, sessionId, null);
    await addSecurityEvent(trx, { kind: 'seeAsCustomerEnded', at: new Date(now()), who: actor.email, address: ip, about: seesAs });
  });
  return actor.customerId;
}
