/** The head of an order after a change: customer, addresses, terms and days; each problem is reported at its field. */
import type { AddressChange, OrderUpdate } from '#contract/order-change.ts';
import { refuseDeliveryDate } from '#domain/calendar/delivery-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { abroadOnly, defaultCountry } from '#domain/contact/address.ts';
import type { Address, AddressText } from '#domain/contact/address.ts';
import { email, required, webAddress } from '#domain/contact/rules.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import { isRequestKind } from '#domain/order/request-kind.ts';
import { refuseDiscount } from '#domain/pricing/discount.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { wrongAddress } from '#server/customer/store-address.ts';
import type { Db } from '#server/db/pool.ts';
import { knowsZipCode } from '#server/shipping/postal-codes.ts';
import type { ChangeProblems } from './change-problems.ts';
import { findTerm, findSkonto } from './change-store.ts';
import type { ChangedHead } from './changed-head.ts';
import { otherCustomer } from './other-customer.ts';

export interface HeadFacts {
  db: Db;
  /** Days to pay where no term is agreed. */
  termDays: number;
  /** All addresses of the order's customer after the change. */
  addresses: readonly Address[];
  problems: ChangeProblems;
}

export async function changeHead(
  stored: ChangedHead,
  wish: OrderUpdate,
  { db, termDays, addresses, problems }: HeadFacts,
): Promise<ChangedHead> {
  const { customerId = stored.customerId } = wish;
  const before = customerId === stored.customerId ? stored : { ...stored, ...(await otherCustomer(db, customerId, addresses, wish)) };
  const pickup = (wish.deliveryType ?? before.deliveryType) === 'PICKUP';
  const address = (given: AddressChange, field: string) => addressOf(given, addresses, { field, problems });
  const delivery = wish.deliveryAddress ? address(wish.deliveryAddress, 'deliveryAddress') : before.deliveryAddress;
  if (!pickup && delivery === null) problems.add(refusal('validation.required', {}, 'deliveryAddress'), 'body');
  const invoiceAddress = wish.invoiceAddress === undefined ? before.invoiceAddress : address(wish.invoiceAddress, 'invoiceAddress');
  const deliveryAddress = pickup ? null : delivery;
  const kind = wish.customerRequestType ?? before.customerRequestType;
  if (!isRequestKind(kind)) problems.add(refusal('requestKindNotAllowed', {}, 'customerRequestType'), 'body');
  if (wish.invoiceEmail !== undefined) problems.add(required(wish.invoiceEmail) ?? email(wish.invoiceEmail), 'body.invoiceEmail');
  if (wish.orderPerson !== undefined) problems.add(webAddress(wish.orderPerson), 'body.orderPerson');
  return {
    ...before,
    ...(await termsOf({ db, termDays, before }, wish, problems)),
    comment: wish.comment ?? before.comment,
    deliveryAddress,
    invoiceAddress,
    city: (deliveryAddress ?? invoiceAddress).city,
    invoiceEmail: wish.invoiceEmail ?? before.invoiceEmail,
    discount: discountOf(wish.discount, problems) ?? before.discount,
    customerRequestType: kind,
    confirmedDeliveryDate: dayOf(wish.confirmedDeliveryDate, before.confirmedDeliveryDate, { field: 'confirmedDeliveryDate', problems }),
    requestedDeliveryDate: dayOf(wish.requestedDeliveryDate, before.requestedDeliveryDate, { field: 'requestedDeliveryDate', problems }),
    externalCustomerNo: wish.externalCustomerNo ?? before.externalCustomerNo,
    paymentMethodId: wish.paymentMethodId ?? before.paymentMethodId,
    orderPerson: wish.orderPerson ?? before.orderPerson,
    deliveryType: wish.deliveryType ?? before.deliveryType,
    vatForced: wish.vatForced === undefined ? before.vatForced : wish.vatForced,
  };
}

interface At {
  field: string;
  problems: ChangeProblems;
}

function addressOf({ id, ...given }: AddressChange, addresses: readonly Address[], { field, problems }: At): AddressText {
  const chosen = id === undefined ? undefined : addresses.find((address) => address.id === id);
  if (id !== undefined && chosen === undefined) problems.add(refusal('notFound', {}, 'id'), `body.${field}`);
  const text = textOf({ ...chosen, ...given });
  if (id === undefined || (chosen !== undefined && Object.keys(given).length > 0))
    problems.addAll(wrongAddress({ knowsZipCode }, text), `body.${field}`);
  return text;
}

function textOf(given: Omit<AddressChange, 'id'>): AddressText {
  const { name = '', addition = '', street = '', additionalAddress = '', zipCode = '', city = '', country = defaultCountry } = given;
  const text = { name, addition, street, additionalAddress, zipCode, city, country: country.toUpperCase() };
  return { ...text, ...abroadOnly({ ...given, ...text }) };
}

function dayOf(given: string | null | undefined, before: string | null, { field, problems }: At): string | null {
  if (given === undefined) return before;
  if (given === null || given === '') return null;
  const date = parsePlainDate(given);
  problems.add(
    date === null ? refusal('deliveryDateNotPossible', { date: given }) : refuseDeliveryDate(date, { mode: 'admin' }),
    `body.${field}`,
  );
  return given;
}

/** In ten-thousandths. */
function discountOf(given: number | undefined, problems: ChangeProblems): number | undefined {
  if (given === undefined) return undefined;
  const problem = Math.abs(given) > 100 ? refusal('discountOutOfRange', { discount: '' }) : refuseDiscount(fractionFromNumber(given));
  problems.add(problem, 'body.discount');
  return Math.round(given * 10_000);
}

/** The same terms again are those that were agreed, whatever they say today. */
async function termsOf(
  { db, termDays, before }: Pick<HeadFacts, 'db' | 'termDays'> & { before: ChangedHead },
  wish: OrderUpdate,
  problems: ChangeProblems,
): Promise<Partial<ChangedHead>> {
  const paymentTermId = wish.paymentTermId === before.paymentTermId ? undefined : wish.paymentTermId;
  const skontoId = wish.skontoId === before.skontoId ? undefined : wish.skontoId;
  const days = paymentTermId === undefined || paymentTermId === null ? termDays : await findTerm(db, paymentTermId);
  const skonto = skontoId === undefined || skontoId === null ? { percent: 0, days: 0 } : await findSkonto(db, skontoId);
  if (days === null) problems.add(refusal('notFound'), 'body.paymentTermId');
  if (skonto === null) problems.add(refusal('notFound'), 'body.skontoId');
  return {
    ...(paymentTermId === undefined || days === null ? {} : { paymentTermId, paymentTermDays: days }),
    ...(skontoId === undefined || skonto === null ? {} : { skontoId, skontoPercent: skonto.percent, skontoDays: skonto.days }),
  };
}
