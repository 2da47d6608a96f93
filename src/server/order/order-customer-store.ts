/** SQL of the customer data that an order copies: names, terms, contact. */
import type { Db } from '#server/db/pool.ts';

export interface OrderingCustomer {
  id: number;
  guest: boolean;
  isCompany: boolean;
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  paymentTermId: number | null;
  skontoId: number | null;
  /** null: the shop's default term. */
  paymentTermDays: number | null;
  /** In hundredths of a percent. */
  skontoPercent: number;
  skontoDays: number;
}

/** null: unknown, inactive, or the default customer, who has everybody's prices and orders nothing. */
export async function findOrderingCustomer(db: Db, id: number): Promise<OrderingCustomer | null> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('contact_person', 'contact_person.customer_id', 'customer.id')
    .leftJoin('payment_term', 'payment_term.id', 'customer.payment_term_id')
    .leftJoin('skonto', 'skonto.id', 'customer.skonto_id')
    .select([
      'customer.id',
      'customer.status',
      'customer.is_company as isCompany',
      'customer.company_name as companyName',
      'contact_person.first_name as firstName',
      'contact_person.last_name as lastName',
      'contact_person.email',
      'contact_person.phone',
      'customer.payment_term_id as paymentTermId',
      'customer.skonto_id as skontoId',
      'payment_term.days as paymentTermDays',
      'skonto.percent as skontoPercent',
      'skonto.days as skontoDays',
    ])
    .where('customer.id', '=', id)
    .where('customer.active', '=', true)
    .where('customer.is_default', '=', false)
    .orderBy('contact_person.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { status, firstName, lastName, email, phone, skontoPercent, skontoDays, ...rest } = row;
  return {
    ...rest,
    guest: status === 'GUEST',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: phone ?? '',
    skontoPercent: skontoPercent ?? 0,
    skontoDays: skontoDays ?? 0,
  };
}

export async function customerExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('customer').select('id').where('id', '=', id).where('is_default', '=', false).executeTakeFirst();
  return row !== undefined;
}
