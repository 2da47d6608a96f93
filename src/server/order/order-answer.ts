/** Stored rows in the form of the wire. All amounts come from the stored ones; nothing is computed anew. */
import type { Order, OrderPosition } from '#contract/order.ts';
import type { Configuration, PartLine } from '#domain/configurator/evaluation.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { chfFromRappen, chfFromUnitPrice, lineTotal, rappen, unitPrice } from '#domain/money/money.ts';
import type { OrderRow, PositionRow } from './order-store.ts';

const placeholderPicture = '/images/no-image.png';

const chf = (hundredths: number): number => chfFromRappen(rappen(hundredths));

export function orderAnswer(row: OrderRow, positions: readonly PositionRow[]): Order {
  return {
    id: row.id,
    uuid: row.uuid,
    formattedId: row.formatted_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    requestedDeliveryDate: row.requested_delivery_date,
    confirmedDeliveryDate: row.confirmed_delivery_date,
    orderStatusId: row.order_status_id,
    paymentStatusId: row.payment_status_id,
    paymentMethodId: row.payment_method_id,
    paymentTermDays: row.payment_term_days,
    skonto: row.skonto_percent === 0 ? null : { percent: row.skonto_percent / 100, days: row.skonto_days },
    language: row.language,
    orderPerson: row.order_person,
    externalCustomerNo: row.external_customer_no,
    comment: row.comment,
    invoiceEmail: row.invoice_email,
    discount: row.discount / 10_000,
    hasVat: row.has_vat,
    customerId: row.customer_id,
    customer: {
      name: row.customer_name,
      guest: row.customer_status === 'GUEST',
      phone: row.customer_phone,
      email: row.contact_email ?? row.invoice_email,
    },
    // Both were stored from checked addresses.
    deliveryAddress: row.delivery_address as unknown as AddressText | null,
    invoiceAddress: row.invoice_address as unknown as AddressText,
    deliveryCost: chf(row.delivery_cost),
    customerRequestType: row.customer_request_type,
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
    id: row.id,
    parentId: row.parent_id,
    type: row.type,
    productId: row.product_id,
    articleNumber: row.article_number,
    name: row.name,
    quantity: row.quantity,
    quantityDelivered: row.quantity_delivered,
    quantityInvoiced: row.quantity_invoiced,
    pricePerOne: chfFromUnitPrice(price),
    finalPrice: row.storno ? 0 : chfFromRappen(lineTotal(price, row.quantity)),
    storno: row.storno,
    externalCustomerNo: row.external_customer_no,
    // Stored from an evaluation of the ordered configuration.
    configuration: row.configuration as Configuration | null,
    details: row.details,
    partList: row.part_list as PartLine[],
    weight: row.weight,
    pictureUrl: row.picture_hash === null ? placeholderPicture : `/api/media/picture/${row.picture_hash}`,
  };
}
