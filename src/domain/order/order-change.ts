/**
 * What may still be changed on a placed order: everything that is not yet fixed by deliveries, invoices or payments.
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

/** Null: changes are possible. While an online payment is pending the amount is fixed; a cancelled order is history. */
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

/** The facts that fix a field of the head; fields not listed are never fixed. */
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

/** The given fields that are fixed, each under its name. */
export function refuseFields(order: ChangeableOrder, fields: readonly FixableField[]): readonly Refusal[] {
  return fields.flatMap((field) => {
    const fact = fixedBy[field].find((each) => isTrue(each, order));
    return fact === undefined ? [] : [refusal(refusalOf[fact], {}, field)];
  });
}

/** Whether a field of the head is fixed. */
export function isFixed(order: ChangeableOrder, field: FixableField): boolean {
  return refuseFields(order, [field]).length > 0;
}

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly storno?: boolean | undefined;
  /** True: a configuration different from the present one. */
  readonly configured?: boolean | undefined;
  /** True: a price different from the agreed one. */
  readonly priced?: boolean | undefined;
}

const moved = ({ quantityDelivered, quantityInvoiced }: Position): number => Math.max(quantityDelivered ?? 0, quantityInvoiced ?? 0);

/** Changes of a line that deliveries and invoices rule out. */
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

/** Null: never confirmed, delivered, invoiced or paid, so that the order can be cancelled as if it had never existed; its number stays. */
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
