/** SQL of customers, their contact person and their addresses. Plain facts out; nothing here asks who is calling. */
import type { Address, AddressText } from '#domain/contact/address.ts';
import type { ContactPerson } from '#domain/contact/customer.ts';
import { rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';

export interface NewGuest {
  contactPerson: Omit<ContactPerson, 'title' | 'languageId'> & { title: number; languageId: number };
  company: { code: string; name: string; invoiceEmail: string } | null;
}

/** Stores guest and contact person in one statement. */
export async function insertGuest(db: Db, { contactPerson, company }: NewGuest): Promise<number> {
  const { id } = await db
    .with('guest', (insert) =>
      insert
        .insertInto('customer')
        .values({
          status: 'GUEST',
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

const rowOf = ({ name, addition, street, additionalAddress, zipCode, city, country }: AddressText) => ({
  name,
  addition,
  street,
  additional_address: additionalAddress,
  zip_code: zipCode,
  city,
  country,
});

export async function customerExists(db: Db, customerId: number): Promise<boolean> {
  return (await db.selectFrom('customer').select('id').where('id', '=', customerId).executeTakeFirst()) !== undefined;
}

export async function insertAddress(db: Db, customerId: number, address: AddressText): Promise<Address> {
  const row = await db
    .insertInto('address')
    .values({ customer_id: customerId, ...rowOf(address) })
    .returning(addressColumns)
    .executeTakeFirstOrThrow();
  return addressOf(row);
}

/** Null: the customer has no such address. */
export async function replaceAddress(db: Db, customerId: number, id: number, address: AddressText): Promise<Address | null> {
  const row = await db
    .updateTable('address')
    .set(rowOf(address))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(addressColumns)
    .executeTakeFirst();
  return row ? addressOf(row) : null;
}
