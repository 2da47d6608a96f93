/** SQL of what earlier files have booked. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** The keys that are booked, and the amount booked so far of each of the bank's bookings. */
export async function bookedBefore(db: Db, keys: readonly string[], bookingKeys: readonly string[]) {
  const booked = await db
    .selectFrom('bank_import_row')
    .select('entry_key')
    .where('booked', '=', true)
    .where((where) => where('entry_key', '=', where.fn.any(where.val([...keys]))))
    .execute();
  const sums = await db
    .selectFrom('bank_import_row')
    .select(['booking_key', sql<string>`sum(amount)`.as('sum')])
    .where('booked', '=', true)
    .where((where) => where('booking_key', '=', where.fn.any(where.val([...bookingKeys]))))
    .groupBy('booking_key')
    .execute();
  return {
    booked: new Set(booked.map((row) => row.entry_key)),
    bookedOf: new Map(sums.map((row) => [row.booking_key, Number(row.sum)])),
  };
}

export interface EarlierPayment {
  id: number;
  reference: string;
  amount: number;
  invoiceId: number | null;
  orderId: number | null;
}

/** Booked payments with these references that no return has reversed, newest first. */
export async function earlierPayments(db: Db, references: readonly string[]): Promise<EarlierPayment[]> {
  const rows = await db
    .selectFrom('bank_import_row as r')
    .select(['r.id', 'r.reference', 'r.amount', 'r.invoice_id', 'r.order_id'])
    .where('r.booked', '=', true)
    .where('r.amount', '>', 0)
    .where((where) => where('r.reference', '=', where.fn.any(where.val([...references]))))
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('bank_import_row as t').select('t.id').whereRef('t.takes_back', '=', 'r.id').where('t.booked', '=', true),
        ),
      ),
    )
    .orderBy('r.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    amount: row.amount,
    invoiceId: row.invoice_id,
    orderId: row.order_id,
  }));
}
