/**
 * SQL of placing an order: one statement takes the next number and stores order, positions, history, mails and the answer of the idempotency key.
 * The counter's row is locked only as long as this statement and the commit last; a rollback gives the number back, so numbers have no gaps.
 */
import { sql } from 'kysely';
import type { Trx } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { numberMark } from './new-order.ts';
import type { NewOrder, OrderMail } from './new-order.ts';

export interface Placing {
  order: NewOrder;
  /** Year of the number, in Swiss time. */
  year: number;
  who: string;
  mails: readonly OrderMail[];
  key: IdempotencyKey | null;
  /** The answer to keep with the key, beside id, formattedId and uuid. */
  payment: { state: 'OPEN' | 'PAID' | 'PENDING'; redirectUrl: string | null };
}

/** The database refuses half characters and NUL in JSON; what a form let through must not end in an error here. */
function json(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => (typeof item === 'string' ? item.toWellFormed().replaceAll('\0', '') : item));
}

export async function insertOrder(
  trx: Trx,
  { order, year, who, mails, key, payment }: Placing,
): Promise<{ id: number; formattedId: string }> {
  const { positions, ...head } = order;
  const mark = numberMark(order.uuid);
  const { rows } = await sql<{ id: number; formattedId: string }>`
    with number as (
      insert into document_counter (kind, year, last) values ('order', ${year}, 1)
      on conflict (kind, year) do update set last = document_counter.last + 1
      returning last
    ), stored as (
      insert into sales_order (
        formatted_id, uuid, created_at, updated_at, customer_id, user_id, shop_type_id, customer_request_type, order_status_id, payment_status_id,
        payment_method_id, payment_term_days, skonto_percent, skonto_days, delivery_type, requested_delivery_date, confirmed_delivery_date, order_person, external_customer_no, comment,
        invoice_email, customer_name, customer_phone, language, delivery_address, invoice_address, city, discount, has_vat, products_amount,
        discount_amount, delivery_cost, net_amount, vat_amount, total_amount, weight)
      select 'A' || ${year}::integer || '-' || lpad(last::text, greatest(5, length(last::text)), '0'), o.uuid, o.at, o.at, o."customerId", o."userId",
        o."shopTypeId", o."customerRequestType", o."orderStatusId", o."paymentStatusId", o."paymentMethodId", o."paymentTermDays", o."skontoPercent", o."skontoDays", o."deliveryType",
        o."requestedDeliveryDate", o."confirmedDeliveryDate", o."orderPerson", o."externalCustomerNo", o.comment, o."invoiceEmail", o."customerName",
        o."customerPhone", o.language, nullif(o."deliveryAddress", 'null'::jsonb), o."invoiceAddress", o.city, o.discount, o."hasVat", o.products,
        o."discountAmount", o."deliveryCost", o.net, o.vat, o.total, o.weight
      from number, jsonb_to_record(${json(head)}::jsonb) as o(
        uuid uuid, at timestamptz, "customerId" integer, "userId" integer, "shopTypeId" smallint, "customerRequestType" smallint, "orderStatusId" smallint,
        "paymentStatusId" smallint, "paymentMethodId" smallint, "paymentTermDays" integer, "skontoPercent" integer, "skontoDays" integer, "deliveryType" text, "requestedDeliveryDate" date,
        "confirmedDeliveryDate" date, "orderPerson" text, "externalCustomerNo" text, comment text, "invoiceEmail" text, "customerName" text,
        "customerPhone" text, language text, "deliveryAddress" jsonb, "invoiceAddress" jsonb, city text, discount integer, "hasVat" boolean,
        products bigint, "discountAmount" bigint, "deliveryCost" bigint, net bigint, vat bigint, total bigint, weight double precision)
      returning id, formatted_id, uuid, created_at
    ), lines as (
      insert into order_position (
        order_id, sort_order, type, product_id, article_number, name, quantity, unit_price, external_customer_no, configuration, details, part_list,
        weight, picture_hash)
      select stored.id, line.position, 'PRODUCT', p."productId", p."articleNumber", p.name, p.quantity, p."unitPrice", p."externalCustomerNo",
        nullif(p.configuration, 'null'::jsonb), p.details, p."partList", p.weight, p."pictureHash"
      from stored, jsonb_array_elements(${json(positions)}::jsonb) with ordinality as line(facts, position),
        jsonb_to_record(line.facts) as p(
          "productId" integer, "articleNumber" text, name text, quantity integer, "unitPrice" bigint, "externalCustomerNo" text, configuration jsonb,
          details jsonb, "partList" jsonb, weight double precision, "pictureHash" text)
    ), history as (
      insert into order_history (order_id, at, who, what, before, after)
      select id, created_at, ${who}, 'created', '', formatted_id from stored
    ), outbox as (
      insert into mail (dedupe_key, order_id, recipient, recipient_name, subject, html, text, pictures, created_at)
      select m."dedupeKey", stored.id, m.recipient, m."recipientName", replace(m.subject, ${mark}, formatted_id), replace(m.html, ${mark}, formatted_id),
        replace(m.text, ${mark}, formatted_id), m.pictures, created_at
      from stored, jsonb_to_recordset(${json(mails)}::jsonb) as m(
        "dedupeKey" text, recipient text, "recipientName" text, subject text, html text, text text, pictures jsonb)
    ), kept as (
      insert into idempotency_key (scope, key, request_hash, status, body, created_at)
      select k.scope, k.key, k."requestHash", 200,
        jsonb_build_object('id', stored.id, 'formattedId', formatted_id, 'uuid', stored.uuid, 'payment', ${json(payment)}::jsonb), created_at
      from stored, jsonb_to_recordset(${json(key === null ? [] : [key])}::jsonb) as k(scope text, key text, "requestHash" text)
    )
    select id, formatted_id as "formattedId" from stored
  `.execute(trx);
  const [stored] = rows;
  if (!stored) throw new Error('an insert without a row');
  return stored;
}
