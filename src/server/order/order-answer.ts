/** Stored rows in the form of the wire. All amounts come from the stored ones; nothing is computed anew. */
import type { Order, OrderPosition } from '#contract/order.ts';
import { chfFromRappen, chfFromUnitPrice, lineTotal, rappen, unitPrice } from '#domain/money/money.ts';
import { headAnswer, lineAnswer } from './document-answer.ts';
import type { OrderRow, PositionRow } from './order-store.ts';

const chf = (hundredths: number): number => chfFromRappen(rappen(hundredths));

export function orderAnswer(row: OrderRow, positions: readonly PositionRow[]): Order {
  return {
    ...headAnswer(row),
    uuid: row.uuid,
    confirmedDeliveryDate: row.confirmed_delivery_date,
    orderStatusId: row.order_status_id,
    paymentStatusId: row.payment_status_id,
    paymentMethodId: row.payment_method_id,
    deliveryCost: chf(row.delivery_cost),
    deliveryType: row.delivery_type,
    positions: positions.map(positionAnswer),
    totals: {
      products: chf(row.products_amount),
      discountAmount: chf(row.discount_amount),
      shipping: chf(row.delivery_cost),
      net: chf(row.net_amount),
      vat: chf(row.vat_amount),
      total: chf(row.total_amount),
    },
    weight: row.weight,
  };
}

function positionAnswer(row: PositionRow): OrderPosition {
  const price = unitPrice(row.unit_price);
  return {
    ...lineAnswer(row),
    parentId: row.parent_id,
    type: row.type,
    quantityDelivered: row.quantity_delivered,
    quantityInvoiced: row.quantity_invoiced,
    pricePerOne: chfFromUnitPrice(price),
    finalPrice: row.storno ? 0 : chfFromRappen(lineTotal(price, row.quantity)),
    storno: row.storno,
  };
}
