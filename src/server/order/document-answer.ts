/** The parts that orders and quotes share on the wire: head and lines of a stored document. */
import { vatPercentOf } from '#domain/vat/vat.ts';
import type { Order, OrderPosition } from '#contract/order.ts';
import type { OrderRow } from './order-store.ts';
import { storedAddresses, storedLine, type LineRow } from './document-head.ts';

export const placeholderPicture = '/images/no-image.png';

/** A picture's path below `/api/media` (storefront §7, thumbnails); the placeholder has one there too. */
export const thumbnailPath = (pictureUrl: string): string => pictureUrl.replace(/^\/api\/media(?=\/)/, '');

type HeadRow = Pick<
  OrderRow,
  | 'id'
  | 'formatted_id'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'requested_delivery_date'
  | 'payment_term_days'
  | 'skonto_percent'
  | 'skonto_days'
  | 'language'
  | 'order_person'
  | 'external_customer_no'
  | 'comment'
  | 'invoice_email'
  | 'discount'
  | 'has_vat'
  | 'vat_rate'
  | 'customer_id'
  | 'customer_name'
  | 'customer_status'
  | 'customer_company'
  | 'customer_phone'
  | 'contact_email'
  | 'customer_request_type'
  | 'delivery_address'
  | 'invoice_address'
>;

export function headAnswer(row: HeadRow) {
  return {
    id: row.id,
    orderDetailId: row.id,
    formattedId: row.formatted_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    requestedDeliveryDate: row.requested_delivery_date,
    paymentTermDays: row.payment_term_days,
    skonto: row.skonto_percent === 0 ? null : { percent: row.skonto_percent / 100, days: row.skonto_days },
    language: row.language,
    orderPerson: row.order_person,
    externalCustomerNo: row.external_customer_no,
    comment: row.comment,
    invoiceEmail: row.invoice_email,
    discount: row.discount / 10_000,
    hasVat: row.has_vat,
    vatPercent: vatPercentOf(row.vat_rate),
    customerId: row.customer_id,
    customer: {
      name: row.customer_name,
      guest: row.customer_status === 'GUEST',
      company: row.customer_company,
      phone: row.customer_phone,
      email: row.contact_email ?? row.invoice_email,
    },
    customerRequestType: row.customer_request_type,
    ...storedAddresses(row),
  } satisfies Partial<Order>;
}

/** Positions are frozen: what the product has become since is told by `GET /product`. */
export function shownProduct({
  productId,
  articleNumber,
  name,
}: Pick<OrderPosition, 'productId' | 'articleNumber' | 'name'>): OrderPosition['product'] {
  return productId === null ? null : { id: productId, articleNumber, name };
}

/** Ids of the parts of a composite. */
export function partsOf(id: number, all: readonly { id: number; parentId: number | null }[]): number[] {
  return all.filter(({ parentId }) => parentId === id).map((part) => part.id);
}

export function lineAnswer(row: LineRow & { id: number }) {
  const { pictureHash, ...line } = storedLine(row);
  return {
    id: row.id,
    ...line,
    product: shownProduct(line),
    pictureUrl: pictureHash === null ? placeholderPicture : `/api/media/picture/${pictureHash}`,
  } satisfies Partial<OrderPosition>;
}
