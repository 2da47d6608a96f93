import { readAddresses } from '#contract/address.ts';
import type { Customer } from '#contract/customer.ts';
import { requestQuote } from '#contract/quote.ts';
import { call } from '#web/call.ts';

/** Makes an empty draft for a customer at the preferred addresses, of which nobody is told, and answers its id. Null: there is no address to quote to. */
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
