/** Everything stored about a customer as one JSON file, for the customer and for customer staff: the right to a copy of one's data. */
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import { addSecurityEvent } from '#server/audit/security-event.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { exportAll } from './export-store.ts';
import { customerById } from './read-customers.ts';
import type { CustomerServices } from './write-customer.ts';

export async function exportCustomer({ db, now }: CustomerServices, id: number, actor: Actor, ip: string): Promise<FileAnswer> {
  if (!mayReachCustomer(actor, id, 'manageCustomers')) throw notFound();
  const customer = await customerById(db, id);
  const parts = await exportAll(db, id);
  // Copies taken by staff are recorded; anyone may see their own data.
  if (actor.kind === 'customer' && actor.customerId !== id)
    await addSecurityEvent(db, { kind: 'export', at: new Date(now()), who: actor.email, address: ip, about: customer.formattedId });
  const file = { exportedAt: new Date(now()).toISOString(), number: customer.formattedId, ...parts };
  return new FileAnswer(JSON.stringify(file, null, 2), 'application/json', { fileName: `kistenwerk-${customer.formattedId}.json` });
}
