/** SQL of customers as they and staff see them: lists, particulars, order settings, terms. Plain rows out; nothing here asks who is calling. */
import type { CompanyInfo, ContactPerson, OrderSettings } from '#contract/customer.ts';
import { escapedPattern } from '#server/db/list-query.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface CustomerFilter {
  /** null: all. */
  ids: readonly number[] | null;
  status: 'REGISTERED' | 'GUEST' | null;
  /** Part of company, contact person or e-mail. */
  search: string;
}

/** One page of ids by name, with the number of all that match. */
export async function pageOfCustomers(
  db: Db,
  { ids, status, search }: CustomerFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  let rows = db.selectFrom('customer').leftJoinLateral(
    (join) =>
      join
        .selectFrom('contact_person')
        .select(['first_name', 'last_name', 'email'])
        .whereRef('contact_person.customer_id', '=', 'customer.id')
        .orderBy('contact_person.id')
        .limit(1)
        .as('person'),
    (join) => join.onTrue(),
  );
  if (ids !== null) rows = rows.where((where) => where('customer.id', '=', where.fn.any(where.val([...ids]))));
  if (status !== null) rows = rows.where('customer.status', '=', status);
  if (search !== '') {
    const pattern = `%${escapedPattern(search)}%`;
    rows = rows.where((where) =>
      where.or([
        where('customer.company_name', 'ilike', pattern),
        where('customer.company_code', 'ilike', pattern),
        where('person.last_name', 'ilike', pattern),
        where('person.first_name', 'ilike', pattern),
        where('person.email', 'ilike', pattern),
      ]),
    );
  }
  const found = await rows
    .select((select) => [
      'customer.id',
      select.fn.coalesce(select.fn<string | null>('nullif', ['customer.company_name', select.val('')]), 'person.last_name').as('name'),
    ])
    .orderBy('name')
    .orderBy('customer.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await rows.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ids: found.map((row) => row.id), total };
}

export async function findCustomers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('customer')
    .select([
      'id',
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

/** The first contact person is the one who buys. */
export async function storeContactPerson(trx: Trx, customerId: number, person: ContactPerson): Promise<void> {
  const row = {
    title: person.title,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: person.phone,
    email: person.email,
    language_id: person.languageId,
  };
  const first = trx.selectFrom('contact_person').select('id').where('customer_id', '=', customerId).orderBy('id').limit(1);
  const { numUpdatedRows } = await trx.updateTable('contact_person').set(row).where('id', '=', first).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    await trx
      .insertInto('contact_person')
      .values({ customer_id: customerId, ...row })
      .execute();
}

export async function storeCompany(trx: Trx, customerId: number, { name, invoiceEmail }: Omit<CompanyInfo, 'code'>): Promise<void> {
  await trx.updateTable('customer').set({ company_name: name, company_invoice_email: invoiceEmail }).where('id', '=', customerId).execute();
}

export async function storeOrderSettings(trx: Trx, customerId: number, settings: OrderSettings): Promise<void> {
  // Also keeps others from moving the marks meanwhile.
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
