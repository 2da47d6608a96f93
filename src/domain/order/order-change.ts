/**
 * What may still be changed on an order that was placed: everything until goods, invoices or money have made it a fact.
 * Specification: back office §3 (Update payloads, Order position). It knows no price list and no address book.
 */
import type { Position } from '#domain/position/position.ts';
import { orderDelivered, orderInvoiced } from '#domain/position/line-status.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { orderState, orderStateName, paymentStatus } from './order-state.ts';

export interface ChangeableOrder {
  readonly orderStatusId: number;
  readonly paymentStatusId: number;
  readonly positions: readonly Position[];
}

/** Null: something may be changed. While an online payment is pending its amount stands; a cancelled order is history. */
export function refuseChange({ orderStatusId }: ChangeableOrder): Refusal | null {
  const closed = orderStatusId === orderState.PREPARATION || orderStatusId === orderState.CANCELED;
  return closed ? refusal('orderNotChangeable', { state: orderStateName(orderStatusId) }) : null;
}

type Fact = 'someDelivered' | 'allDelivered' | 'someInvoiced' | 'allInvoiced' | 'paid';

const refusalOf: Readonly<Record<Fact, string>> = {
  someDelivered: 'alreadyDelivered',
  allDelivered: 'alreadyDelivered',
  someInvoiced: 'alreadyInvoiced',
  allInvoiced: 'alreadyInvoiced',
  paid: 'alreadyPaid',
};

/** Which facts fix a field of the head; a field that is not named is never fixed. */
const fixedBy = {
  customerId: ['someDelivered', 'someInvoiced', 'paid'],
  discount: ['someInvoiced'],
  hasVat: ['someInvoiced'],
  deliveryCost: ['someInvoiced'],
  customerRequestType: ['someInvoiced'],
  paymentMethodId: ['allInvoiced', 'paid'],
  invoiceAddress: ['allInvoiced'],
  invoiceEmail: ['allInvoiced'],
  paymentTermId: ['allInvoiced'],
  skontoId: ['allInvoiced'],
  deliveryAddress: ['allDelivered'],
  deliveryType: ['allDelivered'],
  requestedDeliveryDate: ['allDelivered'],
  confirmedDeliveryDate: ['allDelivered'],
} as const satisfies Readonly<Record<string, readonly Fact[]>>;
export type FixableField = keyof typeof fixedBy;

function isTrue(fact: Fact, { paymentStatusId, positions }: ChangeableOrder): boolean {
  switch (fact) {
    case 'someDelivered':
      return orderDelivered(positions) !== 'OPEN';
    case 'allDelivered':
      return orderDelivered(positions) === 'COMPLETE';
    case 'someInvoiced':
      return orderInvoiced(positions) !== 'OPEN';
    case 'allInvoiced':
      return orderInvoiced(positions) === 'COMPLETE';
    default:
      return paymentStatusId === paymentStatus.PAID;
  }
}

/** Those of the fields that facts have fixed, each by its name. */
export function refuseFields(order: ChangeableOrder, fields: readonly FixableField[]): readonly Refusal[] {
  return fields.flatMap((field) => {
    const fact = fixedBy[field].find((each) => isTrue(each, order));
    return fact === undefined ? [] : [refusal(refusalOf[fact], {}, field)];
  });
}

/** Whether a field of the head stands as facts have fixed it. */
export function isFixed(order: ChangeableOrder, field: FixableField): boolean {
  return refuseFields(order, [field]).length > 0;
}

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly storno?: boolean | undefined;
  /** True: another configuration than the present one. */
  readonly configured?: boolean | undefined;
  /** True: another price than the agreed one. */
  readonly priced?: boolean | undefined;
}

const moved = ({ quantityDelivered, quantityInvoiced }: Position): number => Math.max(quantityDelivered ?? 0, quantityInvoiced ?? 0);

/** What goods and invoices forbid on a line. */
export function refuseLineChange(line: Position, { quantity, storno, configured, priced }: LineChange): readonly Refusal[] {
  const least = moved(line);
  const key = (line.quantityInvoiced ?? 0) > 0 ? 'alreadyInvoiced' : 'alreadyDelivered';
  return [
    ...(quantity !== undefined && quantity < least ? [refusal('quantityBelowMoved', { least }, 'quantity')] : []),
    ...(storno === true && !line.storno && least > 0 ? [refusal(key, {}, 'storno')] : []),
    ...(configured === true && least > 0 ? [refusal(key, {}, 'configuration')] : []),
    ...(priced === true && (line.quantityInvoiced ?? 0) > 0 ? [refusal('alreadyInvoiced', {}, 'pricePerOne')] : []),
  ];
}

/** Null: never confirmed, delivered, invoiced or paid, so that the order can be given up as if it had not been; its number stays. */
export function refuseGivingUp(
  order: ChangeableOrder & { readonly confirmedDeliveryDate: string | null; readonly paid: boolean },
): Refusal | null {
  const used =
    order.confirmedDeliveryDate !== null ||
    order.paid ||
    order.paymentStatusId === paymentStatus.PAID ||
    order.positions.some((line) => moved(line) > 0);
  return used ? refusal('inUse') : null;
}
