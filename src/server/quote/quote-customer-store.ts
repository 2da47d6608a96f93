/** SQL of what a quote copies from customers and from the shop's terms. Returns plain rows. */
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';

const languageOf: Readonly<Record<number, Language>> = { 1: 'de', 2: 'en', 3: 'fr' };

export interface CustomerTerms {
  paymentTermId: number | null;
  skontoId: number | null;
  /** Of the contact person. */
  language: Language;
}

export async function findCustomerTerms(db: Db, customerId: number): Promise<CustomerTerms | null> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('contact_person', 'contact_person.customer_id', 'customer.id')
    .select(['customer.payment_term_id as paymentTermId', 'customer.skonto_id as skontoId', 'contact_person.language_id as languageId'])
    .where('customer.id', '=', customerId)
    .orderBy('contact_person.id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { paymentTermId: row.paymentTermId, skontoId: row.skontoId, language: languageOf[row.languageId ?? 1] ?? 'de' };
}

/** Days of one of the shop's terms of payment. */
export async function findTermDays(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('payment_term').select('days').where('id', '=', id).executeTakeFirst();
  return row?.days ?? null;
}

/** In hundredths of a percent. */
export async function findSkonto(db: Db, id: number): Promise<{ percent: number; days: number } | null> {
  return (await db.selectFrom('skonto').select(['percent', 'days']).where('id', '=', id).executeTakeFirst()) ?? null;
}
