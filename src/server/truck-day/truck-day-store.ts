/** SQL of the trucks of a day: orders confirmed for it and not delivered yet, and the saved plan. */
import { sql } from 'kysely';
import type { Round } from '#contract/truck-day.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { AddressText } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface DueLine {
  positionId: number;
  productId: number | null;
  name: string;
  articleNumber: string;
  /** Pieces not delivered yet. */
  quantity: number;
  configuration: Configuration | null;
  /** Of one piece, in kg. */
  weight: number;
}

export interface DueOrder {
  orderId: number;
  formattedId: string;
  customerName: string;
  shopTypeId: number;
  language: Language;
  address: AddressText;
  lines: DueLine[];
}

const dueStates = [orderState.PLACED, orderState.SENT, orderState.INVOICED];

/** Orders confirmed for a day that go by the shop's own truck, with what is not delivered of them. Positions without a product are services. */
export async function dueOrders(db: Db, day: string): Promise<DueOrder[]> {
  const rows = await db
    .selectFrom('sales_order')
    .innerJoin('order_position', 'order_position.order_id', 'sales_order.id')
    .select([
      'sales_order.id as orderId',
      'sales_order.formatted_id as formattedId',
      'sales_order.customer_name as customerName',
      'sales_order.shop_type_id as shopTypeId',
      'sales_order.language',
      (set) => set.fn.coalesce('sales_order.delivery_address', 'sales_order.invoice_address').as('address'),
      'order_position.id as positionId',
      'order_position.product_id as productId',
      'order_position.name',
      'order_position.article_number as articleNumber',
      sql<number>`order_position.quantity - order_position.quantity_delivered`.as('quantity'),
      'order_position.configuration',
      'order_position.weight',
    ])
    .where('sales_order.confirmed_delivery_date', '=', day)
    .where('sales_order.delivery_type', '=', 'DELIVERY')
    .where('sales_order.by_mail', '=', false)
    .where('sales_order.delivered', '<>', 'COMPLETE')
    .where('sales_order.order_status_id', 'in', dueStates)
    .where('order_position.storno', '=', false)
    .where('order_position.type', '=', 'PRODUCT')
    .where('order_position.product_id', 'is not', null)
    .where(sql<boolean>`order_position.quantity > order_position.quantity_delivered`)
    .orderBy('sales_order.id')
    .orderBy('order_position.sort_order')
    .execute();
  const orders = new Map<number, DueOrder>();
  for (const { orderId, formattedId, customerName, shopTypeId, language, address, ...line } of rows) {
    const order = orders.get(orderId) ?? {
      orderId,
      formattedId,
      customerName,
      shopTypeId,
      language,
      address,
      lines: [],
    };
    orders.set(orderId, order);
    order.lines.push({ ...line, configuration: line.configuration as Configuration | null });
  }
  return [...orders.values()];
}

/** The next day on which an order is due to go by truck. */
export async function nextDueDay(db: Db, day: string): Promise<string | null> {
  const row = await db
    .selectFrom('sales_order')
    .select((set) => set.fn.min('confirmed_delivery_date').as('day'))
    .where('confirmed_delivery_date', '>', day)
    .where('delivery_type', '=', 'DELIVERY')
    .where('by_mail', '=', false)
    .where('delivered', '<>', 'COMPLETE')
    .where('order_status_id', 'in', dueStates)
    .executeTakeFirst();
  return row?.day ?? null;
}

export interface StoredDay {
  version: number;
  rounds: Round[];
  who: string;
}

export async function readStoredDay(db: Db, day: string, lock = false): Promise<StoredDay | null> {
  const query = db.selectFrom('truck_day').select(['version', 'rounds', 'who']).where('day', '=', day);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : { ...row, rounds: row.rounds as Round[] };
}

/** False: someone else made the first plan of this day meanwhile. */
export async function insertDay(trx: Trx, day: string, rounds: readonly Round[], by: { at: Date; who: string }): Promise<boolean> {
  const row = await trx
    .insertInto('truck_day')
    .values({ day, rounds: JSON.stringify(rounds), changed_at: by.at, who: by.who })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateDay(trx: Trx, day: string, rounds: readonly Round[], by: { at: Date; who: string }): Promise<void> {
  await trx
    .updateTable('truck_day')
    .set((set) => ({ rounds: JSON.stringify(rounds), version: set('version', '+', 1), changed_at: by.at, who: by.who }))
    .where('day', '=', day)
    .execute();
}
