/** The data of an order that a payment needs: buyer, lines, amounts and allowed payment methods. */
import type { AddressText } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import { lineTotal } from '#domain/money/money.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { allowedPaymentMethods, isProviderMethod } from '#domain/order/payment-method.ts';
import type { PaymentFacts } from '#domain/order/payment-method.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import { isRequestKind } from '#domain/order/request-kind.ts';
import { orderState } from '#domain/order/order-state.ts';
import { restToPay } from '#domain/order/rest-to-pay.ts';
import type { Db } from '#server/db/pool.ts';
import { ownLines } from './new-order.ts';
import type { NewOrder } from './new-order.ts';
import { findOrderByUuid, findOrders, positionsOf } from './order-store.ts';
import type { OrderRow } from './order-store.ts';
import { storedOrder } from './stored-order.ts';

/** The payment provider's methods, and the maximum amount for TWINT. */
export type OnlineWays = Pick<PaymentFacts, 'online' | 'twintMaximum'>;

export interface OrderToPay {
  id: number;
  uuid: string;
  formattedId: string;
  placedAtMs: number;
  orderStatusId: number;
  paymentStatusId: number;
  paymentMethodId: number;
  methods: readonly number[];
  language: Language;
  /** The buyer's own reference; may be empty. */
  ownReference: string;
  person: string;
  hasAccount: boolean;
  phone: string;
  email: string;
  invoiceAddress: AddressText;
  deliveryAddress: AddressText | null;
  lines: readonly { name: string; articleNumber: string; quantity: number; amount: Rappen }[];
  discountAmount: Rappen;
  deliveryCost: Rappen;
  sent: Pick<NewOrder, 'deliveryType' | 'byMail' | 'parcel'>;
  hasVat: boolean;
  vatRate: VatRate;
  total: Rappen;
  /** Difference still to pay after a change of the placed order; 0: none. */
  rest: Rappen;
}

/** The amount to pay online now: the difference from a change, otherwise the whole order. */
export const amountToPay = ({ rest, total }: Pick<OrderToPay, 'rest' | 'total'>): Rappen => (rest > 0 ? rest : total);

export const isPayable = ({ orderStatusId, rest }: Pick<OrderToPay, 'orderStatusId' | 'rest'>): boolean =>
  orderStatusId === orderState.PREPARATION || rest > 0;

/** Null: no such order. */
export async function orderToPay(db: Db, key: { uuid: string } | { id: number }, ways: OnlineWays): Promise<OrderToPay | null> {
  const row = 'uuid' in key ? await findOrderByUuid(db, key.uuid) : (await findOrders(db, [key.id]))[0];
  return row ? toPay(db, row, ways) : null;
}

async function toPay(db: Db, row: OrderRow, ways: OnlineWays): Promise<OrderToPay> {
  const order = storedOrder(row, (await positionsOf(db, [row.id])).get(row.id) ?? []);
  const { customerRequestType, total, orderStatusId, paymentStatusId, paymentMethodId } = order;
  const facts = { orderStatusId, paymentStatusId, paymentMethodId, differenceAsked: row.difference_asked };
  const rest = restToPay(facts, { owed: rappen(row.owed_amount), paid: rappen(row.paid_amount) });
  const allowed = isRequestKind(customerRequestType)
    ? allowedPaymentMethods({ customerRequestType, total: amountToPay({ rest, total }), ...ways })
    : [];
  return {
    id: row.id,
    uuid: row.uuid,
    formattedId: row.formatted_id,
    placedAtMs: row.created_at.getTime(),
    orderStatusId: row.order_status_id,
    paymentStatusId: row.payment_status_id,
    paymentMethodId: row.payment_method_id,
    methods: rest > 0 ? allowed.filter(isProviderMethod) : allowed,
    language: order.language,
    ownReference: order.externalCustomerNo,
    person: order.orderPerson,
    hasAccount: order.userId !== null,
    phone: order.customerPhone,
    email: row.contact_email ?? row.invoice_email,
    invoiceAddress: order.invoiceAddress,
    deliveryAddress: order.deliveryAddress,
    lines: ownLines(order.positions).map(({ name, articleNumber, quantity, unitPrice }) => ({
      name,
      articleNumber,
      quantity,
      amount: lineTotal(unitPrice, quantity),
    })),
    discountAmount: order.discountAmount,
    deliveryCost: order.deliveryCost,
    sent: { deliveryType: order.deliveryType, byMail: order.byMail, parcel: order.parcel },
    hasVat: order.hasVat,
    vatRate: order.vatRate,
    total,
    rest,
  };
}
