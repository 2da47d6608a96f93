/** A customer's logo, for the customer and for customer staff; 404 for everyone else. */
import { createHash } from 'node:crypto';
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import type { Db } from '#server/db/pool.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { findLogo } from './logo-store.ts';

export async function readLogo(db: Db, customerId: number, actor: Actor): Promise<FileAnswer> {
  if (!mayReachCustomer(actor, customerId, 'manageCustomers')) throw notFound();
  const logo = await findLogo(db, customerId);
  if (logo === null) throw notFound();
  const etag = createHash('sha256').update(logo.content).digest('base64url').slice(0, 22);
  return new FileAnswer(logo.content, logo.contentType, { etag });
}
