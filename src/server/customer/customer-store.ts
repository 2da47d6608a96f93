/** SQL of customers, their contact person and their addresses. Returns plain facts and does not check the caller. */
import type { Address, AddressText } from '#domain/contact/address.ts';
import { noFixedDeliveryCost } from '#domain/contact/address.ts';
import type { ContactPerson } from '#domain/contact/customer.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { addressRow } from './address-row.ts';

export interface NewGuest {
  /** In ten-thousandths. */
  deliveryCostMultiplier: number;
  contactPerson: Omit<ContactPerson, 'title' | 'languageId'> & { title: number; languageId: number };
  company: { code: string; name: string; invoiceEmail: string } | null;
}

/** Stores guest and contact person in one statement. */
export async function insertGuest(db: Db, { contactPerson, company, deliveryCostMultiplier }: NewGuest): Promise<number> {
  const { id } = await db
    .with('guest', (insert) =>
      insert
        .insertInto('customer')
        .values({
          status: 'GUEST',
          delivery_cost_multiplier: deliveryCostMultiplier,
          is_company: company !== null,
          company_name: company?.name ?? '',
          company_code: company?.code ?? '',
          company_invoice_email: company?.invoiceEmail ?? '',
          invoice_email: company?.invoiceEmail || contactPerson.email,
        })
        .returning('id'),
    )
    .with('person', (insert) =>
      insert
        .insertInto('contact_person')
        .columns(['customer_id', 'title', 'first_name', 'last_name', 'phone', 'email', 'language_id'])
        .expression((select) =>
          select
            .selectFrom('guest')
            .select((value) => [
              'guest.id',
              value.val(contactPerson.title).as('title'),
              value.val(contactPerson.firstName).as('first_name'),
              value.val(contactPerson.lastName).as('last_name'),
              value.val(contactPerson.phone).as('phone'),
              value.val(contactPerson.email).as('email'),
              value.val(contactPerson.languageId).as('language_id'),
            ]),
        )
        .returning('customer_id'),
    )
    .selectFrom('guest')
    .select('guest.id')
    .executeTakeFirstOrThrow();
  return id;
}

const addressColumns = [
  'id',
  'customer_id as customerId',
  'name',
  'addition',
  'street',
  'additional_address as additionalAddress',
  'zip_code as zipCode',
  'city',
  'country',
  'state_or_province_code as stateOrProvinceCode',
  'carrier_phone as carrierPhone',
  'fixed_delivery_cost as fixedDeliveryCost',
  'is_default_shipping as isDefaultShipping',
  'is_default_invoice as isDefaultInvoice',
] as const;

/** −1 in the table means no fixed cost. */
function addressOf<Row extends { fixedDeliveryCost: number }>({ fixedDeliveryCost, ...row }: Row) {
  return { ...row, fixedDeliveryCost: fixedDeliveryCost < 0 ? null : rappen(fixedDeliveryCost) };
}

export async function listAddresses(db: Db, customerId: number): Promise<Address[]> {
  const rows = await db.selectFrom('address').select(addressColumns).where('customer_id', '=', customerId).orderBy('id').execute();
  return rows.map(addressOf);
}

/** Those of the ids that belong to the customer. */
export async function findAddresses(db: Db, customerId: number, ids: readonly number[]): Promise<Address[]> {
  const rows = await db
    .selectFrom('address')
    .select(addressColumns)
    .where('customer_id', '=', customerId)
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  return rows.map(addressOf);
}

export async function customerExists(db: Db, customerId: number): Promise<boolean> {
  return (await db.selectFrom('customer').select('id').where('id', '=', customerId).executeTakeFirst()) !== undefined;
}

/** Absent: unchanged. A fixed delivery cost of null removes it. */
export interface DefaultMarks {
  fixedDeliveryCost?: Rappen | null | undefined;
  isDefaultShipping?: boolean | undefined;
  isDefaultInvoice?: boolean | undefined;
}

/** A customer has at most one default address of each kind: removes the mark from the others. Locking the customer serializes two of these. */
async function clearOtherMarks(trx: Trx, customerId: number, marks: DefaultMarks): Promise<void> {
  if (marks.isDefaultShipping !== true && marks.isDefaultInvoice !== true) return;
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
  await trx
    .updateTable('address')
    .set({
      ...(marks.isDefaultShipping === true ? { is_default_shipping: false } : {}),
      ...(marks.isDefaultInvoice === true ? { is_default_invoice: false } : {}),
    })
    .where('customer_id', '=', customerId)
    .execute();
}

const marksOf = ({ isDefaultShipping, isDefaultInvoice, fixedDeliveryCost }: DefaultMarks) => ({
  ...(fixedDeliveryCost === undefined ? {} : { fixed_delivery_cost: fixedDeliveryCost ?? noFixedDeliveryCost }),
  ...(isDefaultShipping === undefined ? {} : { is_default_shipping: isDefaultShipping }),
  ...(isDefaultInvoice === undefined ? {} : { is_default_invoice: isDefaultInvoice }),
});

export async function insertAddress(trx: Trx, customerId: number, address: AddressText & DefaultMarks): Promise<Address> {
  await clearOtherMarks(trx, customerId, address);
  const row = await trx
    .insertInto('address')
    .values({ customer_id: customerId, ...addressRow(address), ...marksOf(address) })
    .returning(addressColumns)
    .executeTakeFirstOrThrow();
  return addressOf(row);
}

/**
 * Null: the customer has no such address. A fixed delivery cost was agreed for a place: `keepsFixedCost` false removes it, for a change of place.
 */
export async function replaceAddress(
  trx: Trx,
  customerId: number,
  id: number,
  address: AddressText & DefaultMarks,
  keepsFixedCost: boolean,
): Promise<Address | null> {
  await clearOtherMarks(trx, customerId, address);
  const { zipCode, country, street } = address;
  const row = await trx
    .updateTable('address')
    .set((set) => ({
      ...addressRow(address),
      ...marksOf(address),
      ...(keepsFixedCost
        ? {}
        : {
            fixed_delivery_cost: set
              .case()
              .when(set.and([set('zip_code', '=', zipCode), set('country', '=', country), set('street', '=', street)]))
              .then(set.ref('fixed_delivery_cost'))
              .else(-1)
              .end(),
          }),
    }))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(addressColumns)
    .executeTakeFirst();
  return row ? addressOf(row) : null;
}

/** `preferred`: it is one of the customer's default addresses and is kept. */
export async function deleteAddress(db: Db, customerId: number, id: number): Promise<'deleted' | 'preferred' | 'missing'> {
  const own = db.selectFrom('address').where('id', '=', id).where('customer_id', '=', customerId);
  const { numDeletedRows } = await db
    .deleteFrom('address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('is_default_shipping', '=', false)
    .where('is_default_invoice', '=', false)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return 'deleted';
  return (await own.select('id').executeTakeFirst()) ? 'preferred' : 'missing';
}
