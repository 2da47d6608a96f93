/** A reminder as issued: for staff, and for its customer. */
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import type { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { readPaper } from '#server/paper/freeze-paper.ts';
import { customerOfReminder } from './reminder-store.ts';

export async function readReminderPaper(db: Db, id: number, actor: Actor): Promise<FileAnswer> {
  const customerId = await customerOfReminder(db, id);
  if (customerId === null || !mayReachCustomer(actor, customerId, 'seeOrders')) throw notFound();
  return readPaper(db, 'reminder', id);
}
