/** Staff copy a quote as a new draft: the same lines at the same prices, to be written on. */
import type { Actor } from '#domain/access/permission.ts';
import type { Configuration, PartLine } from '#domain/configurator/evaluation.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { rappen, unitPrice } from '#domain/money/money.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { transaction } from '#server/db/pool.ts';
import { recordOf } from './find-quote.ts';
import type { NewQuote } from './new-quote.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { linkHash } from './quote-link.ts';
import type { QuoteServices } from './quote-services.ts';
import { insertQuote } from './quote-store.ts';

export async function copyQuote({ db, now, links }: QuoteServices, id: number, actor: Actor): Promise<{ id: number; formattedId: string }> {
  const copy = copyOf(await recordOf(db, id), actor, now());
  return transaction(db, async (trx) =>
    insertQuote(trx, copy, { year: yearOf(localNow(now()).date), linkHashOf: (copyId) => linkHash(links.uuidOf(copyId)) }),
  );
}

function copyOf({ row, positions }: QuoteRecord, actor: Actor, nowMs: number): NewQuote {
  return {
    at: new Date(nowMs),
    state: quoteState.DRAFT,
    customerId: row.customer_id,
    userId: actor.kind === 'customer' ? actor.userId : null,
    shopTypeId: row.shop_type_id,
    customerRequestType: row.customer_request_type,
    deliveryType: row.delivery_type,
    requestedDeliveryDate: null,
    orderPerson: row.order_person,
    externalCustomerNo: row.external_customer_no,
    comment: row.comment,
    invoiceEmail: row.invoice_email,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    language: row.language,
    deliveryAddress: row.delivery_address as unknown as AddressText | null,
    invoiceAddress: row.invoice_address as unknown as AddressText,
    city: row.city,
    discount: row.discount,
    hasVat: row.has_vat,
    deliveryCost: row.delivery_cost === null ? null : rappen(row.delivery_cost),
    paymentTermDays: row.payment_term_days,
    skontoPercent: row.skonto_percent,
    skontoDays: row.skonto_days,
    positions: positions.map((position) => ({
      productId: position.product_id,
      productTypeId: position.product_type_id,
      articleNumber: position.article_number,
      name: position.name,
      quantity: position.quantity,
      unitPrice: position.unit_price === null ? null : unitPrice(position.unit_price),
      externalCustomerNo: position.external_customer_no,
      configuration: position.configuration as Configuration | null,
      details: position.details,
      partList: position.part_list as PartLine[],
      weight: position.weight,
      pictureHash: position.picture_hash,
    })),
  };
}
