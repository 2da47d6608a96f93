/** A stored order in the form in which it is placed, for mails sent only after payment. Everything is as stored at that time. */
import { rappen, unitPrice } from '#domain/money/money.ts';
import { storedHead, storedLine } from './document-head.ts';
import type { NewOrder, NewPosition, OrderedParcel } from './new-order.ts';
import type { OrderRow, PositionRow } from './order-store.ts';

export function storedOrder(row: OrderRow, positions: readonly PositionRow[]): NewOrder {
  return {
    ...storedHead(row),
    uuid: row.uuid,
    company: row.customer_company,
    at: row.created_at,
    orderStatusId: row.order_status_id,
    paymentStatusId: row.payment_status_id,
    paymentMethodId: row.payment_method_id,
    deliveryType: row.delivery_type,
    byMail: row.by_mail,
    parcel: storedParcel(row),
    confirmedDeliveryDate: row.confirmed_delivery_date,
    paymentTermId: row.payment_term_id,
    skontoId: row.skonto_id,
    products: rappen(row.products_amount),
    discountAmount: rappen(row.discount_amount),
    deliveryCost: rappen(row.delivery_cost),
    net: rappen(row.net_amount),
    vat: rappen(row.vat_amount),
    total: rappen(row.total_amount),
    weight: row.weight,
    positions: storedPositions(positions),
  };
}

/** Without what was cancelled, nor the parts of such a set. */
function storedPositions(positions: readonly PositionRow[]): NewPosition[] {
  const left = positions.filter(({ storno }) => !storno);
  const placed = left.filter(({ parent_id: set }) => set === null || left.some(({ id }) => id === set));
  return placed.map((position) => ({
    ...storedLine(position),
    unitPrice: unitPrice(position.unit_price),
    partOf: position.parent_id === null ? undefined : placed.findIndex(({ id }) => id === position.parent_id),
  }));
}

/** null: no longer shipped as a parcel, or staff agreed on the shipment. */
export function storedParcel(row: OrderRow): OrderedParcel | null {
  const { delivery_type: way, parcel_service: service, parcel_name: name, parcel_rate: rate, parcel_days: transitDays } = row;
  if (way !== 'FEDEX' || service === null || name === null || rate === null) return null;
  return { service, name, rate: rappen(rate), transitDays };
}
