/**
 * What comes with another customer where the change says nothing else: names, addresses, who ordered and where the invoice goes. Nothing that tells of the
 * former one stays (decision 0139); prices, discount and terms do.
 */
import type { OrderUpdate } from '#contract/order-change.ts';
import type { Address } from '#domain/contact/address.ts';
import { contactName, customerName } from '#domain/contact/customer.ts';
import { refused } from '#server/call/refusal.ts';
import { customerById } from '#server/customer/read-customers.ts';
import type { Db } from '#server/db/pool.ts';
import { addressText } from '#server/order/document-head.ts';
import { noOrderingCustomer, orderingCustomer } from '#server/order/ordering-customer.ts';

/** `addresses`: of that customer. */
export async function otherCustomer(db: Db, id: number, addresses: readonly Address[], { invoiceAddress }: OrderUpdate) {
  const customer = await orderingCustomer(db, id);
  if (customer === null) throw await noOrderingCustomer(db, id, refused('notFound', {}, 'body.customerId'));
  const invoice = preferred(addresses, 'isDefaultInvoice');
  if (invoice === null && invoiceAddress === undefined) throw refused('validation.required', {}, 'body.invoiceAddress');
  const delivery = preferred(addresses, 'isDefaultShipping');
  const { customerOrderSettings } = await customerById(db, id);
  const person = contactName(customer);
  return {
    customerId: id,
    userId: null,
    customerName: customerName(customer),
    customerPhone: customer.phone,
    orderPerson: person,
    invoiceEmail: customerOrderSettings.invoiceEmail === '' ? customer.email : customerOrderSettings.invoiceEmail,
    externalCustomerNo: '',
    comment: '',
    ...(invoice === null ? {} : { invoiceAddress: addressText(invoice) }),
    deliveryAddress: delivery === null ? null : addressText(delivery),
  };
}

const preferred = (addresses: readonly Address[], mark: 'isDefaultInvoice' | 'isDefaultShipping'): Address | null =>
  addresses.find((address) => address[mark]) ?? addresses[0] ?? null;
