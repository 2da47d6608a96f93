/** Invoices and credit notes as issued: for staff, and for their customer. */
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import type { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { readPaper } from '#server/paper/freeze-paper.ts';
import { customerOfCreditNote } from './credit-note-store.ts';
import { findInvoices } from './invoice-store.ts';

export async function readInvoicePaper(db: Db, id: number, actor: Actor): Promise<FileAnswer> {
  const [invoice] = await findInvoices(db, [id]);
  if (!invoice || !mayReachCustomer(actor, invoice.customer_id, 'seeOrders')) throw notFound();
  return readPaper(db, 'invoice', id);
}

export async function readCreditNotePaper(db: Db, id: number, actor: Actor): Promise<FileAnswer> {
  const customerId = await customerOfCreditNote(db, id);
  if (customerId === null || !mayReachCustomer(actor, customerId, 'seeOrders')) throw notFound();
  return readPaper(db, 'creditNote', id);
}
