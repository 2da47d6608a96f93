/** SQL of a new customer with its first contact person and its first address, which becomes the default for everything. */
import type { AddressText } from '#domain/contact/address.ts';
import type { ContactPerson } from '#domain/contact/customer.ts';
import { addressRow } from '#server/customer/address-row.ts';
import type { Trx } from '#server/db/pool.ts';

export interface NewCustomer {
  company: { name: string; invoiceEmail: string } | null;
  contactPerson: ContactPerson;
  address: AddressText;
}

export async function insertCustomer(trx: Trx, { company, contactPerson, address }: NewCustomer): Promise<number> {
  const { id } = await trx
    .insertInto('customer')
    .values({
      status: 'REGISTERED',
      is_company: company !== null,
      company_name: company?.name ?? '',
      company_invoice_email: company?.invoiceEmail ?? '',
      invoice_email: company?.invoiceEmail || contactPerson.email,
      payment_term_id: null,
      skonto_id: null,
      truck_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('contact_person')
    .values({
      customer_id: id,
      title: contactPerson.title,
      first_name: contactPerson.firstName,
      last_name: contactPerson.lastName,
      phone: contactPerson.phone,
      email: contactPerson.email,
      language_id: contactPerson.languageId,
    })
    .execute();
  await trx
    .insertInto('address')
    .values({
      customer_id: id,
      ...addressRow(address),
      is_default_shipping: true,
      is_default_invoice: true,
    })
    .execute();
  return id;
}
