/** SQL of changing an order: its row, changed lines, new lines; and the terms that a change refers to. */
import { randomUUID } from 'node:crypto';
import type { UnitPrice } from '#domain/money/money.ts';
import { amountColumns } from '#server/db/amount-columns.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { DraftLine } from './draft-line.ts';
import type { PlannedChange } from './plan-change.ts';

/** Days to pay; null: no such term. */
export async function findTerm(db: Db, id: number): Promise<number | null> {
  return (await db.selectFrom('payment_term').select('days').where('id', '=', id).executeTakeFirst())?.days ?? null;
}

export async function findSkonto(db: Db, id: number): Promise<{ percent: number; days: number } | null> {
  return (await db.selectFrom('skonto').select(['percent', 'days']).where('id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * For an order that goes over to another customer: it gets a new link, and a question put to the former one is a draft again. Whoever still has an
 * earlier mail no longer sees anything of it (decision 0139).
 */
export async function renewLink(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('sales_order').set({ uuid: randomUUID() }).where('id', '=', id).execute();
  await trx.updateTable('order_change').set({ state: 'DRAFT' }).where('order_id', '=', id).where('state', '=', 'ASKED').execute();
  await trx.updateTable('order_change').set({ link_hash: null }).where('order_id', '=', id).execute();
}

/** Raises the version. */
export async function storeHead(
  trx: Trx,
  id: number,
  { head, totals, deliveryCost, byMail, weight }: PlannedChange,
  { at, asksDifference }: { at: Date; asksDifference: boolean },
): Promise<void> {
  const { deliveryAddress, invoiceAddress } = head;
  await trx
    .updateTable('sales_order')
    .set((set) => ({
      version: set('version', '+', 1),
      updated_at: at,
      customer_id: head.customerId,
      user_id: head.userId,
      customer_name: head.customerName,
      customer_phone: head.customerPhone,
      customer_request_type: head.customerRequestType,
      requested_delivery_date: head.requestedDeliveryDate,
      confirmed_delivery_date: head.confirmedDeliveryDate,
      order_person: head.orderPerson,
      external_customer_no: head.externalCustomerNo,
      comment: head.comment,
      invoice_email: head.invoiceEmail,
      delivery_address: deliveryAddress === null ? null : JSON.stringify(deliveryAddress),
      invoice_address: JSON.stringify(invoiceAddress),
      city: head.city,
      discount: head.discount,
      has_vat: head.hasVat,
      vat_forced: head.vatForced,
      payment_method_id: head.paymentMethodId,
      delivery_type: head.deliveryType,
      by_mail: byMail,
      payment_term_id: head.paymentTermId,
      payment_term_days: head.paymentTermDays,
      skonto_id: head.skontoId,
      skonto_percent: head.skontoPercent,
      skonto_days: head.skontoDays,
      ...amountColumns({ ...totals, discount: totals.discountAmount, delivery: deliveryCost }),
      weight,
      ...(asksDifference ? { difference_asked: true } : {}),
    }))
    .where('id', '=', id)
    .execute();
}

function columnsOf(line: DraftLine, ids: ReadonlyMap<number, number>) {
  return {
    parent_id: line.parentId === null ? null : (ids.get(line.parentId) ?? line.parentId),
    name: line.name,
    quantity: line.quantity,
    unit_price: line.pricePerOne,
    storno: line.storno,
    external_customer_no: line.externalCustomerNo,
    configuration: line.configuration === null ? null : JSON.stringify(line.configuration),
    details: JSON.stringify(line.details),
    part_list: JSON.stringify(line.partList),
    weight: line.weight,
    picture_hash: line.pictureHash,
    kommentar: line.kommentar,
    rechnungskommentar: line.rechnungskommentar,
    insurance_rate: line.insuranceRate,
    commodity_references: JSON.stringify(line.commodityReferences),
  };
}

export type CostOfLine = (line: DraftLine) => UnitPrice | null;

export interface LinesToStore {
  orderId: number;
  lines: readonly DraftLine[];
  before: readonly DraftLine[];
  /** Place of the order's last line. */
  lastPlace: number;
  /** Internal cost of one piece; asked only for lines whose goods are new or changed. */
  costOf: CostOfLine;
}

const goodsOf = ({ productId, quantity, configuration }: DraftLine): string => JSON.stringify([productId, quantity, configuration]);

/** Inserts new lines, those with negative ids, then updates every line that differs. Composites must precede their parts. */
export async function storeLines(trx: Trx, { orderId, lines, before, lastPlace, costOf }: LinesToStore): Promise<void> {
  const ids = new Map<number, number>();
  let place = lastPlace;
  for (const line of lines.filter(({ id }) => id < 0)) {
    place += 1;
    const { id } = await trx
      .insertInto('order_position')
      .values({
        order_id: orderId,
        sort_order: place,
        type: line.type,
        product_id: line.productId,
        article_number: line.articleNumber,
        cost_per_one: costOf(line),
        ...columnsOf(line, ids),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(line.id, id);
  }
  const old = new Map(before.map((line) => [line.id, line]));
  for (const line of lines.filter(({ id }) => id > 0)) {
    const stored = old.get(line.id);
    if (JSON.stringify(line) === JSON.stringify(stored)) continue;
    const cost = stored !== undefined && goodsOf(line) === goodsOf(stored) ? {} : { cost_per_one: costOf(line) };
    const columns = { ...columnsOf(line, ids), ...cost };
    await trx.updateTable('order_position').set(columns).where('id', '=', line.id).where('order_id', '=', orderId).execute();
  }
}
