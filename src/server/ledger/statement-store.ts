/** SQL of a statement: its recipient, and the latest payments. */
import type { AddressText } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';

export interface StatementReader {
  language: Language;
  /** `K100003` */
  number: string;
  name: string;
  /** null: the customer has never ordered anything. */
  address: AddressText | null;
}

/** As in the latest order; null: no such customer. */
export async function statementReader(db: Db, customerId: number): Promise<StatementReader | null> {
  const customer = await db.selectFrom('customer').select(['formatted_id', 'company_name']).where('id', '=', customerId).executeTakeFirst();
  if (!customer) return null;
  const order = await db
    .selectFrom('sales_order')
    .select(['language', 'customer_name', 'invoice_address'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    language: order?.language ?? 'de',
    number: customer.formatted_id,
    name: order?.customer_name ?? customer.company_name,
    address: order?.invoice_address ?? null,
  };
}

/** Newest first, without transfers within the books. */
export async function lastPayments(db: Db, customerId: number, most: number) {
  return db
    .selectFrom('payment_entry as e')
    .leftJoin('invoice as i', 'i.id', 'e.invoice_id')
    .leftJoin('sales_order as o', 'o.id', 'e.order_id')
    .select(['e.day', 'e.amount', 'i.formatted_id as invoice', 'o.formatted_id as order'])
    .where('e.customer_id', '=', customerId)
    .where('e.kind', 'in', ['payment', 'refund'])
    .where('e.source', '<>', 'credit')
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute();
}

/** Ids of open invoices, earliest due first. */
export async function openInvoicesOf(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoice')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('open_amount', '<>', 0)
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
