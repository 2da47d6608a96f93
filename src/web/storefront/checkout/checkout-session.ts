/**
 * All checkout data of this tab: the domain's entries, contents of the forms (even unfinished), the guest, and the stored addresses.
 * A stored session may come from an older version of the page: parts that do not fit are reset.
 */
import type { Address } from '#contract/address.ts';
import type { CheckoutState } from '#domain/checkout/checkout-state.ts';
import { defaultCheckoutState } from '#domain/checkout/checkout-state.ts';
import { paymentOptions, deliveryTypes } from '#domain/checkout/delivery.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { defaultCountry } from '#domain/contact/address.ts';
import type { GuestForm } from '../form/guest-form.ts';
import { emptyGuest } from '../form/guest-form.ts';

type DeliveryChoice = 'same' | 'other' | 'pickup';

interface Guest {
  token: string;
  form: GuestForm;
}

export interface CheckoutSession {
  /** The delivery address and the payment method stay null until their page is confirmed. */
  readonly checkout: CheckoutState;
  /** Owner of these stored addresses. */
  readonly customerId: number | null;
  readonly guest: Guest | null;
  readonly guestDraft: GuestForm;
  readonly invoiceDraft: AddressText;
  readonly deliveryDraft: AddressText;
  readonly deliveryChoice: DeliveryChoice;
  readonly invoiceAddress: Address | null;
  readonly deliveryAddress: Address | null;
  /** Uuid of the order just placed, until its page is reached. */
  readonly placed: string | null;
}

export const emptyAddress: Required<AddressText> = {
  name: '',
  addition: '',
  street: '',
  additionalAddress: '',
  zipCode: '',
  city: '',
  country: defaultCountry,
  stateOrProvinceCode: '',
  carrierPhone: '',
};

export const newSession: CheckoutSession = {
  checkout: { ...defaultCheckoutState, paymentOption: null },
  customerId: null,
  guest: null,
  guestDraft: emptyGuest,
  invoiceDraft: emptyAddress,
  deliveryDraft: emptyAddress,
  deliveryChoice: 'same',
  invoiceAddress: null,
  deliveryAddress: null,
  placed: null,
};

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a form; missing or non-text values stay as in the empty form. */
function texts<Form extends object>(empty: Form, stored: unknown): Form {
  if (!isRecord(stored)) return empty;
  const kept = Object.keys(empty).filter((name) => typeof stored[name] === 'string');
  return { ...empty, ...Object.fromEntries(kept.map((name) => [name, stored[name]])) };
}

function guestFormOf(stored: unknown): GuestForm {
  const form = texts(emptyGuest, stored);
  return { ...form, kind: form.kind === 'company' ? 'company' : 'person' };
}

function guestOf(stored: unknown): Guest | null {
  if (!isRecord(stored) || typeof stored['token'] !== 'string') return null;
  return { token: stored['token'], form: guestFormOf(stored['form']) };
}

function addressOf(stored: unknown): Address | null {
  if (!isRecord(stored) || typeof stored['id'] !== 'number' || typeof stored['customerId'] !== 'number') return null;
  return {
    ...texts(emptyAddress, stored),
    id: stored['id'],
    customerId: stored['customerId'],
    fixedDeliveryCost: typeof stored['fixedDeliveryCost'] === 'number' ? stored['fixedDeliveryCost'] : -1,
    isDefaultShipping: stored['isDefaultShipping'] === true,
    isDefaultInvoice: stored['isDefaultInvoice'] === true,
  };
}

function checkoutOf(stored: unknown, invoice: Address | null, delivery: Address | null): CheckoutState {
  if (!isRecord(stored)) return newSession.checkout;
  const { orderReference, orderComment, invoiceEmail } = texts({ orderReference: '', orderComment: '', invoiceEmail: '' }, stored);
  const day = stored['requestedDeliveryDate'];
  return {
    ...newSession.checkout,
    orderReference,
    orderComment,
    invoiceEmail,
    guestCustomerId: typeof stored['guestCustomerId'] === 'number' ? stored['guestCustomerId'] : null,
    invoiceAddressId: invoice?.id ?? null,
    deliveryAddressId: delivery !== null && stored['deliveryAddressId'] === delivery.id ? delivery.id : null,
    deliveryMode: deliveryTypes.find((type) => type === stored['deliveryMode']) ?? newSession.checkout.deliveryMode,
    requestedDeliveryDate: typeof day === 'string' ? parsePlainDate(day) : null,
    paymentOption: paymentOptions.find((option) => option === stored['paymentOption']) ?? null,
  };
}

export function restoreSession(stored: unknown): CheckoutSession {
  if (!isRecord(stored)) return newSession;
  const invoiceAddress = addressOf(stored['invoiceAddress']);
  const deliveryAddress = addressOf(stored['deliveryAddress']);
  const choice = stored['deliveryChoice'];
  return {
    checkout: checkoutOf(stored['checkout'], invoiceAddress, deliveryAddress),
    customerId: typeof stored['customerId'] === 'number' ? stored['customerId'] : null,
    guest: guestOf(stored['guest']),
    guestDraft: guestFormOf(stored['guestDraft']),
    invoiceDraft: texts(emptyAddress, stored['invoiceDraft']),
    deliveryDraft: texts(emptyAddress, stored['deliveryDraft']),
    deliveryChoice: choice === 'other' || choice === 'pickup' ? choice : 'same',
    invoiceAddress,
    deliveryAddress,
    placed: typeof stored['placed'] === 'string' ? stored['placed'] : null,
  };
}
