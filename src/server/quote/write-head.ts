/** Stores staff's changes of a quote's head: customer, addresses, terms. Addresses and terms are copied, as on every document. */
import type { z } from 'zod';
import type { QuoteUpdate } from '#contract/quote-desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import { refuseDeliveryDate } from '#domain/calendar/delivery-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { contactName, customerName } from '#domain/contact/customer.ts';
import { email, webAddress } from '#domain/contact/rules.ts';
import { rappen, rappenFromChf } from '#domain/money/money.ts';
import { allowedPaymentMethods } from '#domain/order/payment-method.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { isRequestKind } from '#domain/order/request-kind.ts';
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { vatApplies } from '#domain/vat/vat.ts';
import { addressesByIds, wrongAddress } from '#server/customer/store-address.ts';
import type { Trx } from '#server/db/pool.ts';
import { fieldNotPermitted, notFound, Refusal, refused } from '#server/call/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { checkRequestKind } from '#server/order/check-request-kind.ts';
import { addressText, storedAddresses } from '#server/order/document-head.ts';
import { noOrderingCustomer, orderingCustomer } from '#server/order/ordering-customer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { findCustomerTerms, findSkonto, findTermDays } from './quote-customer-store.ts';
import type { QuoteColumns } from './quote-store.ts';
import type { QuoteServices } from './quote-services.ts';

type Change = z.output<typeof QuoteUpdate>;
type Columns = QuoteColumns;

/** The columns to store; throws refusals. */
export async function headColumns(trx: Trx, services: QuoteServices, record: QuoteRecord, change: Change, actor: Actor): Promise<Columns> {
  refuseFollowing(change);
  const customer = await customerColumns(trx, record, change);
  const customerId = customer.customer_id ?? record.row.customer_id;
  refuseProblem(change.invoiceEmail === undefined ? null : email(change.invoiceEmail), 'body.invoiceEmail');
  refuseProblem(change.orderPerson === undefined ? null : webAddress(change.orderPerson), 'body.orderPerson');
  const kind =
    change.customerRequestType === undefined || change.customerRequestType === record.row.customer_request_type
      ? record.row.customer_request_type
      : checkRequestKind(change.customerRequestType, actor, services.shop);
  return {
    ...customer,
    ...plainColumns(change),
    ...(await termColumns(trx, { ...record.row, ...customer }, change)),
    ...(await paymentColumns(services, kind, record, change)),
    ...(await whereto(trx, services, { record, change, customerId })),
    customer_request_type: kind,
  };
}

/** A quote has neither deliveries nor payments, from which these are derived. */
function refuseFollowing({ orderStatusId = orderState.PREPARATION, paymentStatusId = paymentStatus.OPEN }: Change): void {
  const wrong = [
    ...(orderStatusId === orderState.PREPARATION ? [] : ['body.orderStatusId']),
    ...(paymentStatusId === paymentStatus.OPEN ? [] : ['body.paymentStatusId']),
  ];
  if (wrong.length > 0) throw new Refusal(422, wrong.map(fieldNotPermitted));
}

function refuseProblem(problem: Problem | null, field: string): void {
  if (problem) throw refused(problem.key, { ...problem.params }, field);
}

/** A quote that was seen stays with its customer: only an unsent draft can move to another one, together with its names and addresses. */
async function customerColumns(
  trx: Trx,
  { row, versions, requested }: QuoteRecord,
  { customerId, invoiceAddress }: Change,
): Promise<Columns> {
  if (customerId === undefined || customerId === row.customer_id) return {};
  if (versions.length > 0 || requested !== null) throw refused('quoteAlreadySeen', {}, 'body.customerId');
  const [customer, terms] = await Promise.all([orderingCustomer(trx, customerId), findCustomerTerms(trx, customerId)]);
  if (customer === null || terms === null) throw await noOrderingCustomer(trx, customerId, refused('notFound', {}, 'body.customerId'));
  if (invoiceAddress === undefined) throw refused('validation.required', {}, 'body.invoiceAddress');
  const person = contactName(customer);
  return {
    customer_id: customerId,
    order_person: person,
    customer_name: customerName(customer),
    customer_phone: customer.phone,
    invoice_email: customer.email,
    language: terms.language,
    payment_term_id: terms.paymentTermId,
    skonto_id: terms.skontoId,
    ...(customer.paymentTermDays === null ? {} : { payment_term_days: customer.paymentTermDays }),
    skonto_percent: customer.skontoPercent,
    skonto_days: customer.skontoDays,
  };
}

function plainColumns(change: Change): Columns {
  const { deliveryCost, discount, validityDuration, timeToDeliver, comment, orderPerson, externalCustomerNo, invoiceEmail } = change;
  return {
    ...(deliveryCost === undefined ? {} : { delivery_cost: deliveryCost === null ? null : rappenFromChf(deliveryCost) }),
    ...(discount === undefined ? {} : { discount: Math.round(discount * 10_000) }),
    ...(validityDuration === undefined ? {} : { validity_duration: validityDuration }),
    ...(timeToDeliver === undefined ? {} : { time_to_deliver: timeToDeliver }),
    ...(comment === undefined ? {} : { comment }),
    ...(orderPerson === undefined ? {} : { order_person: orderPerson }),
    ...(externalCustomerNo === undefined ? {} : { external_customer_no: externalCustomerNo }),
    ...(invoiceEmail === undefined ? {} : { invoice_email: invoiceEmail }),
    ...dayColumn('requested_delivery_date', change.requestedDeliveryDate, 'body.requestedDeliveryDate'),
    ...dayColumn('confirmed_delivery_date', change.confirmedDeliveryDate, 'body.confirmedDeliveryDate'),
  };
}

function dayColumn(column: 'requested_delivery_date' | 'confirmed_delivery_date', text: string | null | undefined, field: string): Columns {
  if (text === undefined) return {};
  if (text === null || text === '') return { [column]: null };
  const date: PlainDate | null = parsePlainDate(text);
  if (date === null) throw refused('deliveryDateNotPossible', { date: text }, field);
  refuseProblem(refuseDeliveryDate(date, { mode: 'admin' }), field);
  return { [column]: date };
}

/** The same terms again are those that were agreed, whatever they say today. */
async function termColumns(trx: Trx, before: Pick<Columns, 'payment_term_id' | 'skonto_id'>, change: Change): Promise<Columns> {
  const paymentTermId = change.paymentTermId === before.payment_term_id ? undefined : change.paymentTermId;
  const skontoId = change.skontoId === before.skonto_id ? undefined : change.skontoId;
  const days = paymentTermId == null ? null : await findTermDays(trx, paymentTermId);
  if (paymentTermId != null && days === null) throw refused('notFound', {}, 'body.paymentTermId');
  const skonto = skontoId == null ? null : await findSkonto(trx, skontoId);
  if (skontoId != null && skonto === null) throw refused('notFound', {}, 'body.skontoId');
  return {
    ...(paymentTermId === undefined ? {} : { payment_term_id: paymentTermId, ...(days === null ? {} : { payment_term_days: days }) }),
    ...(skontoId === undefined ? {} : { skonto_id: skontoId, skonto_percent: skonto?.percent ?? 0, skonto_days: skonto?.days ?? 0 }),
  };
}

/** The kind decides the allowed payment methods: an artwork never by invoice. */
async function paymentColumns(
  { payments, readRules }: QuoteServices,
  kind: number,
  { row }: QuoteRecord,
  { paymentMethodId }: Change,
): Promise<Columns> {
  const method = paymentMethodId === undefined ? row.payment_method_id : paymentMethodId;
  if (method === null) return paymentMethodId === undefined ? {} : { payment_method_id: null };
  if (!isRequestKind(kind)) throw refused('requestKindNotAllowed', {}, 'body.customerRequestType');
  const { twintMaximum } = await readRules();
  const allowed = allowedPaymentMethods({
    customerRequestType: kind,
    total: rappen(row.total_amount ?? 1),
    online: payments.methods,
    twintMaximum,
  });
  if (!allowed.some((each) => each === method))
    throw refused('paymentMethodNotAllowed', { paymentMethodId: method }, 'body.paymentMethodId');
  return { payment_method_id: method };
}

interface Destination {
  record: QuoteRecord;
  change: Change;
  customerId: number;
}

async function whereto(trx: Trx, services: QuoteServices, { record: { row }, change, customerId }: Destination): Promise<Columns> {
  const before = storedAddresses(row);
  const moved = customerId !== row.customer_id;
  const type = change.deliveryType ?? row.delivery_type;
  const read = async (given: Change['deliveryAddress'], field: string) => readAddress(trx, services, customerId, given, field);
  const invoice = change.invoiceAddress === undefined ? before.invoiceAddress : await read(change.invoiceAddress, 'body.invoiceAddress');
  const wanted =
    change.deliveryAddress === undefined
      ? moved
        ? null
        : before.deliveryAddress
      : await read(change.deliveryAddress, 'body.deliveryAddress');
  if (invoice === null) throw refused('validation.required', {}, 'body.invoiceAddress');
  const delivery = type === 'PICKUP' ? null : wanted;
  if (type !== 'PICKUP' && delivery === null) throw refused('validation.required', {}, 'body.deliveryAddress');
  const forced = change.vatForced === undefined ? row.vat_forced : change.vatForced;
  return {
    delivery_type: type,
    invoice_address: JSON.stringify(invoice),
    delivery_address: delivery === null ? null : JSON.stringify(delivery),
    city: (delivery ?? invoice).city,
    vat_forced: forced,
    has_vat: vatApplies({ pickup: type === 'PICKUP', country: (delivery ?? invoice).country, forced }),
  };
}

async function readAddress(
  trx: Trx,
  services: QuoteServices,
  customerId: number,
  given: Change['deliveryAddress'],
  field: string,
): Promise<AddressText | null> {
  if (given == null) return null;
  if (typeof given !== 'number') {
    refuseProblems(field, wrongAddress(services, given));
    return addressText(given);
  }
  const [address] = await addressesByIds(trx, customerId, [given]);
  if (address === undefined) throw notFound();
  return addressText(address);
}
