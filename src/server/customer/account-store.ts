/** SQL of customers as seen by themselves and by staff: personal data, order settings, terms. Returns plain rows and does not check the caller. */
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { ContactPerson, OrderSettings } from '#contract/customer.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

export async function findCustomers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('customer')
    .select([
      'id',
      'formatted_id as formattedId',
      'version',
      'status',
      'is_company as isCompany',
      'company_name as companyName',
      'company_code as companyCode',
      'company_invoice_email as companyInvoiceEmail',
      'discount',
      'delivery_cost_multiplier as deliveryCostMultiplier',
      'payment_term_id as paymentTermId',
      'skonto_id as skontoId',
      'active',
      'is_default as isDefault',
      'quick_order_active as quickOrderActive',
      'truck_id as truckId',
      'invoice_email as invoiceEmail',
      'name',
      'person_email as email',
      'city',
      'created_at as createdAt',
      'credit_limit as creditLimit',
      'on_hold as onHold',
      'hold_reason as holdReason',
      'invoice_rhythm as invoiceRhythm',
      'feature_flags as featureFlags',
      'merged_into as mergedInto',
      'erased_at as erasedAt',
    ])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

export type CustomerRow = Awaited<ReturnType<typeof findCustomers>>[number];

export async function contactPersonsOf(db: Db, customerIds: readonly number[]) {
  return db
    .selectFrom('contact_person')
    .select([
      'id',
      'customer_id as customerId',
      'title',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'email',
      'language_id as languageId',
    ])
    .where((where) => where('customer_id', '=', where.fn.any(where.val([...customerIds]))))
    .orderBy('id')
    .execute();
}

export async function preferredAddressesOf(db: Db, customerIds: readonly number[]) {
  return db
    .selectFrom('address')
    .select(['id', 'customer_id as customerId', 'is_default_shipping as isDefaultShipping', 'is_default_invoice as isDefaultInvoice'])
    .where((where) => where('customer_id', '=', where.fn.any(where.val([...customerIds]))))
    .where((where) => where.or([where('is_default_shipping', '=', true), where('is_default_invoice', '=', true)]))
    .execute();
}

const personRow = (person: ContactPerson) => ({
  title: person.title,
  first_name: person.firstName,
  last_name: person.lastName,
  phone: person.phone,
  email: person.email,
  language_id: person.languageId,
});

/** The first contact person is the buyer. */
export async function storeContactPerson(trx: Trx, customerId: number, person: ContactPerson): Promise<void> {
  const row = personRow(person);
  const first = trx.selectFrom('contact_person').select('id').where('customer_id', '=', customerId).orderBy('id').limit(1);
  const { numUpdatedRows } = await trx.updateTable('contact_person').set(row).where('id', '=', first).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    await trx
      .insertInto('contact_person')
      .values({ customer_id: customerId, ...row })
      .execute();
}

/** All of them: those without an id are new, those left out are deleted. False: an id belongs to another customer. */
export async function storeContactPersons(
  trx: Trx,
  customerId: number,
  persons: readonly (ContactPerson & { id?: number | undefined })[],
): Promise<boolean> {
  const kept = persons.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await trx
    .deleteFrom('contact_person')
    .where('customer_id', '=', customerId)
    .where((where) => where.not(where('id', '=', where.fn.any(where.val(kept)))))
    .execute();
  for (const { id, ...person } of persons) {
    if (id === undefined) {
      await trx
        .insertInto('contact_person')
        .values({ customer_id: customerId, ...personRow(person) })
        .execute();
      continue;
    }
    const own = trx.updateTable('contact_person').set(personRow(person)).where('id', '=', id).where('customer_id', '=', customerId);
    if ((await own.executeTakeFirstOrThrow()).numUpdatedRows === 0n) return false;
  }
  return true;
}

/** Undefined members stay unchanged. */
export async function storeFields(
  trx: Trx,
  id: number,
  fields: { [Field in keyof Updateable<Tables['customer']>]: Updateable<Tables['customer']>[Field] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await trx.updateTable('customer').set(given).where('id', '=', id).execute();
}

/** Without a name so far. */
export async function insertCustomer(trx: Trx): Promise<number> {
  const { id } = await trx.insertInto('customer').values({ status: 'GUEST' }).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Null: no such customer. `isGone`: merged or erased. */
export async function lockCustomer(trx: Trx, id: number): Promise<{ version: number; isGone: boolean } | null> {
  const row = await trx.selectFrom('customer').select(['version', 'is_gone as isGone']).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function raiseVersion(trx: Trx, id: number): Promise<number> {
  const { version } = await trx
    .updateTable('customer')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function usersOf(db: Db, customerId: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'display_name as displayName', 'active', 'invited_at as invitedAt', 'created_at as createdAt'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

interface Chosen<Of> {
  paymentTermId: Of;
  skontoId: Of;
  truckId: Of;
}

export async function whichTermsExist(db: Db, { paymentTermId, skontoId, truckId }: Chosen<number | null>): Promise<Chosen<boolean>> {
  const { rows } = await sql<Chosen<boolean>>`select
    exists (select from payment_term where id = ${paymentTermId}) as "paymentTermId",
    exists (select from skonto where id = ${skontoId}) as "skontoId",
    exists (select from truck where id = ${truckId}) as "truckId"`.execute(db);
  return rows[0] ?? { paymentTermId: false, skontoId: false, truckId: false };
}

export async function storeOrderSettings(trx: Trx, customerId: number, settings: OrderSettings): Promise<void> {
  // Also locks the customer, so that no one else moves the marks meanwhile.
  await trx.updateTable('customer').set({ invoice_email: settings.invoiceEmail }).where('id', '=', customerId).execute();
  const { preferredDeliveryAddressId, preferredInvoiceAddressId } = settings;
  await trx
    .updateTable('address')
    .set({ is_default_shipping: false, is_default_invoice: false })
    .where('customer_id', '=', customerId)
    .execute();
  const own = trx.updateTable('address').where('customer_id', '=', customerId);
  await own
    .set({ is_default_shipping: true })
    .where('id', '=', preferredDeliveryAddressId ?? 0)
    .execute();
  await own
    .set({ is_default_invoice: true })
    .where('id', '=', preferredInvoiceAddressId ?? 0)
    .execute();
}

export async function termsOf(db: Db, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['payment_term_id as paymentTermId', 'skonto_id as skontoId'])
    .where('id', '=', customerId)
    .executeTakeFirst();
}

export async function listPaymentTerms(db: Db) {
  return db.selectFrom('payment_term').select(['id', 'name', 'days']).orderBy('id').execute();
}

export async function listSkonti(db: Db) {
  return db.selectFrom('skonto').select(['id', 'name', 'percent', 'days']).orderBy('id').execute();
}
