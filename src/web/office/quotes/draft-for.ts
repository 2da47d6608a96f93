import { readAddresses } from '#contract/address.ts';
import type { Customer } from '#contract/customer.ts';
import { requestQuote } from '#contract/quote.ts';
import { call } from '#web/call.ts';

/** Creates an empty draft for a customer, with the preferred addresses and without a notification, and returns its id. Null: the customer has no address. */
export async function draftFor({ id, contactPerson, companyInfo }: Customer): Promise<number | null> {
  const { items } = await call(readAddresses, { params: { id } });
  const invoice = items.find(({ isDefaultInvoice }) => isDefaultInvoice) ?? items[0];
  const delivery = items.find(({ isDefaultShipping }) => isDefaultShipping) ?? invoice;
  if (invoice === undefined || delivery === undefined) return null;
  const created = await call(requestQuote, {
    body: {
      cartItems: [],
      customerId: id,
      invoiceEmail: companyInfo?.invoiceEmail || (contactPerson[0]?.email ?? ''),
      invoiceAddressId: invoice.id,
      deliveryAddressId: delivery.id,
      deliveryType: 'DELIVERY',
    },
  });
  return created.id;
}
