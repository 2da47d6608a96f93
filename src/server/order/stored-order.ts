/** A stored order in the form in which it was placed: for mails that go out only when it is paid. Everything is as it stood at that moment. */
import type { Configuration, PartLine } from '#domain/configurator/evaluation.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { rappen, unitPrice } from '#domain/money/money.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderRow, PositionRow } from './order-store.ts';

export function storedOrder(row: OrderRow, positions: readonly PositionRow[]): NewOrder {
  return {
    uuid: row.uuid,
    at: row.created_at,
    customerId: row.customer_id,
    userId: row.user_id,
    shopTypeId: row.shop_type_id,
    customerRequestType: row.customer_request_type,
    orderStatusId: row.order_status_id,
    paymentStatusId: row.payment_status_id,
    paymentMethodId: row.payment_method_id,
    paymentTermDays: row.payment_term_days,
    skontoPercent: row.skonto_percent,
    skontoDays: row.skonto_days,
    deliveryType: row.delivery_type,
    requestedDeliveryDate: row.requested_delivery_date,
    confirmedDeliveryDate: row.confirmed_delivery_date,
    orderPerson: row.order_person,
    externalCustomerNo: row.external_customer_no,
    comment: row.comment,
    invoiceEmail: row.invoice_email,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    language: row.language,
    // Both were stored from checked addresses, configuration and parts from an evaluation.
    deliveryAddress: row.delivery_address as unknown as AddressText | null,
    invoiceAddress: row.invoice_address as unknown as AddressText,
    city: row.city,
    discount: row.discount,
    hasVat: row.has_vat,
    products: rappen(row.products_amount),
    discountAmount: rappen(row.discount_amount),
    deliveryCost: rappen(row.delivery_cost),
    net: rappen(row.net_amount),
    vat: rappen(row.vat_amount),
    total: rappen(row.total_amount),
    weight: row.weight,
    positions: positions
      .filter((position) => position.parent_id === null && !position.storno)
      .map((position) => ({
        productId: position.product_id,
        articleNumber: position.article_number,
        name: position.name,
        quantity: position.quantity,
        unitPrice: unitPrice(position.unit_price),
        externalCustomerNo: position.external_customer_no,
        configuration: position.configuration as Configuration | null,
        details: position.details,
        partList: position.part_list as PartLine[],
        weight: position.weight,
        pictureHash: position.picture_hash,
      })),
  };
}
