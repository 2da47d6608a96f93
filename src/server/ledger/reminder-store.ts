/** SQL of reminders: one per level and invoice, with the open amount and the fee. */
import type { Db, Trx } from '#server/db/pool.ts';

export interface NewReminder {
  invoiceId: number;
  level: number;
  day: string;
  dueOn: string;
  /** In Rappen. */
  fee: number;
  open: number;
  recipient: string;
  at: Date;
  who: string;
}

/** The fee is owed with the invoice from now on. Returns the reminder's id and the invoice's next version. */
export async function insertReminder(trx: Trx, reminder: NewReminder): Promise<{ id: number; version: number }> {
  const { invoiceId, level, day, dueOn, fee, open, recipient, at, who } = reminder;
  const { id } = await trx
    .insertInto('reminder')
    .values({ invoice_id: invoiceId, level, day, due_on: dueOn, fee, open_amount: open, recipient, created_at: at, who })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { version } = await trx
    .updateTable('invoice')
    .set((set) => ({ fee_amount: set('fee_amount', '+', fee), reminder_level: level, reminded_on: day, version: set('version', '+', 1) }))
    .where('id', '=', invoiceId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return { id, version };
}

/** The customer of a reminder; null: no such reminder. */
export async function customerOfReminder(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('reminder')
    .innerJoin('invoice', 'invoice.id', 'reminder.invoice_id')
    .select('invoice.customer_id')
    .where('reminder.id', '=', id)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}
