/**
 * How goods leave the company: the four modes of an order, the three types of the checkout, and how a quote's mode becomes a type.
 * Specification: storefront §3 (delivery modes and types), §4 (a quote's delivery type maps to pickup, fedex, or else delivery), §5 and §8 (enum errors).
 */

export const deliveryMode = { PICKUP: 1, TRUCK: 2, MAIL: 3, FEDEX: 4 } as const;
export type DeliveryMode = (typeof deliveryMode)[keyof typeof deliveryMode];
export const deliveryModeNames = ['PICKUP', 'TRUCK', 'MAIL', 'FEDEX'] as const;
export type DeliveryModeName = (typeof deliveryModeNames)[number];

export const deliveryTypes = ['PICKUP', 'DELIVERY', 'FEDEX'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** In the order in which they are offered. */
export const paymentOptions = [
  'INVOICE',
  'PREPAYMENT',
  'TWINT',
  'E_FINANCE',
  'POSTFINANCE_CARD',
  'MASTERCARD',
  'VISA',
  'POSTFINANCE_PAY',
] as const;
export type PaymentOption = (typeof paymentOptions)[number];

/** The checkout's delivery mode is one of the delivery types. Throws for anything else. */
export function deliveryTypeOf(value: string): DeliveryType {
  return memberOf(value, deliveryTypes, 'DeliveryMode');
}

/** Throws for a value that is not a payment option. */
export function paymentOptionOf(value: string): PaymentOption {
  return memberOf(value, paymentOptions, 'PaymentOption');
}

/** The checkout's type for a quote's mode: pickup and the parcel carrier stay, everything else is delivered. */
export function deliveryTypeOfQuote(mode: string): DeliveryType {
  return mode === 'PICKUP' || mode === 'FEDEX' ? mode : 'DELIVERY';
}

/** How an order leaves the company. `byMail`: its delivery was reckoned by post. */
export function deliveryModeOf({
  deliveryType,
  byMail,
}: {
  readonly deliveryType: DeliveryType;
  readonly byMail: boolean;
}): DeliveryModeName {
  if (deliveryType !== 'DELIVERY') return deliveryType;
  return byMail ? 'MAIL' : 'TRUCK';
}

/** The name of a mode's number. Throws 'Unknown delivery type' for any other number. */
export function deliveryModeName(id: number): DeliveryModeName {
  const name = deliveryModeNames.find((each) => deliveryMode[each] === id);
  if (name === undefined) throw new Error('Unknown delivery type');
  return name;
}

function memberOf<Member extends string>(value: string, members: readonly Member[], name: string): Member {
  const member = members.find((one) => one === value);
  if (member === undefined) throw new Error(`value is not part of enum ${name}`);
  return member;
}
