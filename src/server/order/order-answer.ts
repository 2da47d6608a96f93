/** Stored rows in wire format. Prices are never looked up again: all amounts come from the stored ones. */
import type { Order, OrderPosition } from '#contract/order.ts';
import { chfFromHundredths, chfFromRappen, chfFromUnitPrice, unitPrice, zeroRappen } from '#domain/money/money.ts';
import { exportAmount } from '#domain/part-list/part-list.ts';
import { finalPrices } from '#domain/position/position.ts';
import type { Position } from '#domain/position/position.ts';
import { headAnswer, lineAnswer, partsOf } from './document-answer.ts';
import { isServiceRow } from './moved-line.ts';
import type { OrderRow, PositionRow } from './order-store.ts';
import { storedParcel } from './stored-order.ts';

export function orderAnswer(row: OrderRow, positions: readonly PositionRow[]): Order {
  return {
    ...headAnswer(row),
    uuid: row.uuid,
    confirmedDeliveryDate: row.confirmed_delivery_date,
    erpNumber: row.erp_number,
    paymentTermId: row.payment_term_id,
    skontoId: row.skonto_id,
    vatForced: row.vat_forced,
    productionStartedOn: row.production_started_on,
    orderStatusId: row.order_status_id,
    paymentStatusId: row.payment_status_id,
    paymentMethodId: row.payment_method_id,
    deliveryCost: chfFromHundredths(row.delivery_cost),
    deliveryType: row.delivery_type,
    byMail: row.by_mail,
    parcel: parcelService(row),
    positions: positionAnswers(positions),
    totals: {
      products: chfFromHundredths(row.products_amount),
      discountAmount: chfFromHundredths(row.discount_amount),
      shipping: chfFromHundredths(row.delivery_cost),
      net: chfFromHundredths(row.net_amount),
      vat: chfFromHundredths(row.vat_amount),
      total: chfFromHundredths(row.total_amount),
    },
    invoicedAmount: chfFromHundredths(row.invoiced_amount),
    owedAmount: chfFromHundredths(row.owed_amount),
    paidAmount: chfFromHundredths(row.paid_amount),
    differenceAsked: row.difference_asked,
    paymentDueDate: row.payment_due_date,
    weight: exportAmount(row.weight),
  };
}

/** Without the carrier's price. */
function parcelService(row: OrderRow): Order['parcel'] {
  const parcel = storedParcel(row);
  return parcel === null ? null : { name: parcel.name, transitDays: parcel.transitDays };
}

/** The price of a composite is the sum of its parts. */
export function positionAnswers(positions: readonly PositionRow[]): OrderPosition[] {
  const stored = positions.map(storedPosition);
  const amounts = new Map(finalPrices(stored));
  return positions.map((row) => ({
    ...lineAnswer(row),
    parentId: row.parent_id,
    children: partsOf(row.id, stored),
    type: row.type,
    quantityDelivered: row.quantity_delivered,
    quantityInvoiced: row.quantity_invoiced,
    pricePerOne: chfFromUnitPrice(unitPrice(row.unit_price)),
    finalPrice: chfFromRappen(amounts.get(row.id) ?? zeroRappen),
    storno: row.storno,
    service: isServiceRow(row),
    kommentar: row.kommentar,
    rechnungskommentar: row.rechnungskommentar,
    insuranceRate: row.insurance_rate === null ? null : chfFromHundredths(row.insurance_rate),
    commodityReferences: row.commodity_references,
  }));
}

/** A row in the form that the domain's rules use. */
export function storedPosition(row: PositionRow): Position {
  return {
    id: row.id,
    parentId: row.parent_id,
    type: row.type,
    quantity: row.quantity,
    quantityDelivered: row.quantity_delivered,
    quantityInvoiced: row.quantity_invoiced,
    pricePerOne: unitPrice(row.unit_price),
    storno: row.storno,
  };
}

/** The order without what is internal: remarks for the workshop and the ERP number. */
export function orderForCustomer(order: Order): Order {
  return { ...order, erpNumber: '', positions: order.positions.map((position) => ({ ...position, kommentar: '' })) };
}
