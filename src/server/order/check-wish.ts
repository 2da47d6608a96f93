/** The checks of an order before pricing: who orders for whom, terms, addresses, delivery, day. Throws the first problem. */
import type { OrderInsert } from '#contract/place-order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may, mayReachCustomer } from '#domain/access/permission.ts';
import { refuseDeliveryDate } from '#domain/calendar/delivery-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Address } from '#domain/contact/address.ts';
import { contactName } from '#domain/contact/customer.ts';
import { email, required, webAddress } from '#domain/contact/rules.ts';
import { needsCustoms } from '#domain/parcel/customs.ts';
import { carrierParty, partyProblems } from '#domain/parcel/party.ts';
import type { RequestKind } from '#domain/order/request-kind.ts';
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { checkRequestKind } from './check-request-kind.ts';
import type { OrderingCustomer } from './order-customer-store.ts';
import type { OrderFacts, PriceTerms, WrittenTo } from './order-facts-store.ts';
import type { OrderServices } from './order-services.ts';
import { noOrderingCustomer } from './ordering-customer.ts';

export interface CheckedWish {
  customer: OrderingCustomer & PriceTerms & WrittenTo;
  invoiceAddress: Address;
  /** null: the goods are picked up. */
  deliveryAddress: Address | null;
  /** null: no day was named. */
  requestedDeliveryDate: PlainDate | null;
  confirmedDeliveryDate: PlainDate | null;
  customerRequestType: RequestKind;
}

export async function checkWish(
  services: OrderServices,
  given: OrderInsert,
  { customer, addresses }: Pick<OrderFacts, 'customer' | 'addresses'>,
  actor: Actor,
): Promise<CheckedWish> {
  if (!mayReachCustomer(actor, given.customerId, 'manageOrders')) throw notFound();
  if (!given.termsAccepted) throw refused('termsNotAccepted', {}, 'body.termsAccepted');
  refuseProblem(required(given.invoiceEmail) ?? email(given.invoiceEmail), 'body.invoiceEmail');
  refuseProblem(webAddress(given.orderPerson), 'body.orderPerson');
  const invoiceAddress = addresses.find((address) => address.id === given.invoiceAddressId);
  const wanted = given.deliveryAddressId === null ? null : addresses.find((address) => address.id === given.deliveryAddressId);
  if (!customer) throw await noOrderingCustomer(services.db, given.customerId);
  if (!invoiceAddress || wanted === undefined) throw notFound();
  const deliveryAddress = deliveryAddressFor(given, wanted);
  if (given.deliveryType === 'FEDEX' && deliveryAddress !== null) refuseLabel(deliveryAddress, given.orderPerson, customer);
  const staff = may(actor, 'manageOrders');
  return {
    customer,
    invoiceAddress,
    deliveryAddress,
    customerRequestType: checkRequestKind(given.customerRequestType, actor, services.shop),
    requestedDeliveryDate: given.requestedDeliveryDate ? await requestedDate(services, given.requestedDeliveryDate, staff) : null,
    confirmedDeliveryDate:
      staff && given.confirmedDeliveryDate ? possibleDate(given.confirmedDeliveryDate, 'body.confirmedDeliveryDate') : null,
  };
}

function refuseProblem(problem: Problem | null, field: string): void {
  if (problem) throw refused(problem.key, { ...problem.params }, field);
}

function deliveryAddressFor({ deliveryType }: OrderInsert, wanted: Address | null): Address | null {
  if (deliveryType === 'PICKUP') return null;
  if (wanted === null) throw refused('validation.required', {}, 'body.deliveryAddressId');
  return wanted;
}

/** Abroad there is no one to ask: the label must be right at once. Within Switzerland staff shorten what is too long. */
function refuseLabel(address: Address, person: string, customer: OrderingCustomer): void {
  if (!needsCustoms(address.country)) return;
  const party = carrierParty(address, {
    person: person === '' ? contactName(customer) : person,
    phone: customer.phone,
    email: customer.email,
  });
  const [problem] = partyProblems(party);
  if (problem) throw refused('parcelAddressNotFit', { part: problem.field ?? '' }, 'body.deliveryAddressId');
}

/** Any day that exists and whose holidays are known, which is enough for staff. */
function possibleDate(text: string, field: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === null) throw refused('deliveryDateNotPossible', { date: text }, field);
  refuseProblem(refuseDeliveryDate(date, { mode: 'admin' }), field);
  return date;
}

/** Staff may request any day, all others only a day that production can meet. */
async function requestedDate(
  { now, shop, readRules, holidayOverrides, takenDays }: OrderServices,
  text: string,
  staff: boolean,
): Promise<PlainDate> {
  const field = 'body.requestedDeliveryDate';
  const date = possibleDate(text, field);
  if (staff) return date;
  const [{ cutoffMinutes, leadTimes }, overrides, taken] = await Promise.all([readRules(), holidayOverrides(), takenDays()]);
  const facts = { lead: leadTimes[shop], now: localNow(now()), cutoffMinutes, overrides, taken };
  refuseProblem(refuseDeliveryDate(date, { mode: 'production', ...facts }), field);
  return date;
}
