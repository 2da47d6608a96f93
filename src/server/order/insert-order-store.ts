/**
 * SQL of placing orders: one statement takes the next numbers and stores orders, positions, history, mails and the answers of the idempotency keys.
 * Run outside a transaction it is its own, so the counter's row is locked for this statement only. A rollback restores the counter, so numbers have no gaps.
 */
import { sql } from 'kysely';
import type { UnitPrice } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { numberMark } from './new-order.ts';
import type { NewOrder, OrderMail } from './new-order.ts';

export interface Placing {
  order: NewOrder;
  /** Internal cost of one piece of each position, beside the order so that none of its papers and mails can carry it. */
  costs: readonly (UnitPrice | null)[];
  who: string;
  mails: readonly OrderMail[];
  key: IdempotencyKey | null;
  /** True: the shop itself confirms the requested day, by the office's setting; no one has promised it. */
  confirmsItself?: boolean;
  /** Part of the answer stored with the idempotency key, beside id, formattedId and uuid. */
  payment: { state: 'OPEN' | 'PAID' | 'PENDING'; redirectUrl: string | null };
}

export interface NumberedOrder {
  id: number;
  formattedId: string;
}

/** The database rejects lone surrogates and NUL in JSON; texts from forms must not cause an error here. */
function json(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => (typeof item === 'string' ? item.toWellFormed().replaceAll('\0', '') : item));
}

/** Returns the orders in the given sequence. `year`: of the numbers, in Swiss time. */
export async function insertOrders(db: Db, placings: readonly Placing[], year: number): Promise<NumberedOrder[]> {
  const orders = placings.map(({ order: { positions, ...head }, who, payment, confirmsItself = false }, index) => ({
    ...head,
    positionCount: positions.length,
    place: index + 1,
    mark: numberMark(head.uuid),
    who,
    payment,
    confirmsItself,
  }));
  const lines = placings.flatMap(({ order: { uuid, positions }, costs }) =>
    positions.map((line, index) => ({ ...line, uuid, sortOrder: index + 1, cost: costs[index] ?? null })),
  );
  const mails = placings.flatMap((placing) =>
    placing.mails.map((mail, index) => ({ ...mail, uuid: placing.order.uuid, sortOrder: index + 1 })),
  );
  const keys = placings.flatMap(({ key, order: { uuid } }) => (key === null ? [] : [{ ...key, uuid }]));
  const { rows } = await sql<NumberedOrder>`
    with asked as materialized (
      select * from json_to_recordset(${json(orders)}::json) as o(
        place integer, mark text, who text, payment jsonb, "confirmsItself" boolean,
        uuid uuid, at timestamptz, "customerId" integer, "userId" integer, "shopTypeId" smallint, "customerRequestType" smallint, "orderStatusId" smallint,
        "paymentStatusId" smallint, "paymentMethodId" smallint, "paymentTermDays" integer, "skontoPercent" integer, "skontoDays" integer, "deliveryType" text, "byMail" boolean, "requestedDeliveryDate" date,
        "confirmedDeliveryDate" date, "orderPerson" text, "externalCustomerNo" text, comment text, "invoiceEmail" text, "customerName" text,
        "customerPhone" text, language text, "deliveryAddress" jsonb, "invoiceAddress" jsonb, city text, discount integer, "hasVat" boolean, "vatRate" integer,
        products bigint, "discountAmount" bigint, "deliveryCost" bigint, net bigint, vat bigint, total bigint, weight double precision, "positionCount" integer, "paymentTermId" integer, "skontoId" integer, parcel jsonb)
    ), number as (
      insert into document_counter (kind, year, last) values ('order', ${year}, ${orders.length})
      on conflict (kind, year) do update set last = document_counter.last + excluded.last
      returning last - ${orders.length}::integer as before
    ), stored as (
      insert into sales_order (
        formatted_id, uuid, created_at, updated_at, customer_id, user_id, shop_type_id, customer_request_type, order_status_id, payment_status_id,
        payment_method_id, payment_term_days, skonto_percent, skonto_days, delivery_type, by_mail, requested_delivery_date, confirmed_delivery_date, order_person, external_customer_no, comment,
        invoice_email, customer_name, customer_phone, language, delivery_address, invoice_address, city, discount, has_vat, vat_rate, products_amount,
        discount_amount, delivery_cost, net_amount, vat_amount, total_amount, weight, position_count, payment_term_id, skonto_id,
        parcel_service, parcel_name, parcel_rate, parcel_days)
      select 'A' || ${year}::integer || '-' || lpad((before + place)::text, greatest(5, length((before + place)::text)), '0'), uuid, at, at, "customerId", "userId",
        "shopTypeId", "customerRequestType", "orderStatusId", "paymentStatusId", "paymentMethodId", "paymentTermDays", "skontoPercent", "skontoDays", "deliveryType", "byMail",
        "requestedDeliveryDate", "confirmedDeliveryDate", "orderPerson", "externalCustomerNo", comment, "invoiceEmail", "customerName",
        "customerPhone", language, "deliveryAddress", "invoiceAddress", city, discount, "hasVat", "vatRate", products,
        "discountAmount", "deliveryCost", net, vat, total, weight, "positionCount", "paymentTermId", "skontoId",
        parcel->>'service', parcel->>'name', (parcel->>'rate')::bigint, (parcel->>'transitDays')::smallint
      from number, asked order by place
      returning id, formatted_id, uuid
    ), placed as materialized (
      select id, formatted_id, uuid, at, place, mark, who, payment, "confirmsItself", "confirmedDeliveryDate" from stored join asked using (uuid)
    ), lines as (
      insert into order_position (
        order_id, sort_order, type, product_id, article_number, name, quantity, unit_price, external_customer_no, configuration, details, part_list,
        weight, picture_hash, cost_per_one)
      select id, p."sortOrder", 'PRODUCT', p."productId", p."articleNumber", p.name, p.quantity, p."unitPrice", p."externalCustomerNo",
        p.configuration, p.details, p."partList", p.weight, p."pictureHash", p.cost
      from placed join json_to_recordset(${json(lines)}::json) as p(
        uuid uuid, "sortOrder" integer, "productId" integer, "articleNumber" text, name text, quantity integer, "unitPrice" bigint,
        "externalCustomerNo" text, configuration jsonb, details jsonb, "partList" jsonb, weight double precision, "pictureHash" text, cost bigint) using (uuid)
      order by place, p."sortOrder"
    ), history as (
      insert into record_history (kind, record_id, version, at, who, field, before, after)
      select 'order', id, 1, at, who, 'created', '""'::jsonb, to_jsonb(formatted_id) from placed
      union all
      select 'order', id, 1, at, '', 'confirmedDeliveryDate', 'null'::jsonb, to_jsonb("confirmedDeliveryDate"::text) from placed where "confirmsItself"
    ), outbox as (
      insert into mail (dedupe_key, order_id, recipient, recipient_name, subject, html, text, pictures, created_at)
      select m."dedupeKey", id, m.recipient, m."recipientName", replace(m.subject, mark, formatted_id), replace(m.html, mark, formatted_id),
        replace(m.text, mark, formatted_id), m.pictures, at
      from placed join json_to_recordset(${json(mails)}::json) as m(
        uuid uuid, "sortOrder" integer, "dedupeKey" text, recipient text, "recipientName" text, subject text, html text, text text, pictures jsonb) using (uuid)
      order by place, m."sortOrder"
    ), kept as (
      insert into idempotency_key (scope, key, request_hash, status, body, created_at)
      select k.scope, k.key, k."requestHash", 200, jsonb_build_object('id', id, 'formattedId', formatted_id, 'uuid', uuid, 'payment', payment), at
      from placed join json_to_recordset(${json(keys)}::json) as k(uuid uuid, scope text, key text, "requestHash" text) using (uuid)
    )
    select id, formatted_id as "formattedId" from placed order by place
  `.execute(db);
  if (rows.length !== placings.length) throw new Error('an insert without a row');
  return rows;
}
