/** SQL of deliveries and returns: written once, with their lines, and never changed. */
import type { DeliveryModeName } from '#domain/checkout/delivery.ts';
import type { Portion } from '#domain/order/movement.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { DocumentHead } from '#server/order/document-head.ts';

export interface NewDelivery extends Pick<DocumentHead, 'customerId' | 'customerName' | 'city'> {
  formattedId: string;
  orderId: number;
  orderFormattedId: string;
  kind: 'DELIVERY' | 'RETURN';
  takesBack: number | null;
  day: string;
  deliveryType: DeliveryModeName;
  truckId: number | null;
  stop: string;
  handedOverBy: string;
  receivedBy: string;
  note: string;
  at: Date;
  who: string;
  lines: readonly Portion[];
}

export async function insertDelivery(trx: Trx, delivery: NewDelivery): Promise<number> {
  const { id } = await trx
    .insertInto('delivery')
    .values({
      formatted_id: delivery.formattedId,
      order_id: delivery.orderId,
      order_formatted_id: delivery.orderFormattedId,
      customer_id: delivery.customerId,
      customer_name: delivery.customerName,
      city: delivery.city,
      kind: delivery.kind,
      takes_back: delivery.takesBack,
      day: delivery.day,
      delivery_type: delivery.deliveryType,
      truck_id: delivery.truckId,
      stop: delivery.stop,
      handed_over_by: delivery.handedOverBy,
      received_by: delivery.receivedBy,
      note: delivery.note,
      created_at: delivery.at,
      who: delivery.who,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('delivery_line')
    .values(delivery.lines.map(({ positionId, quantity }) => ({ delivery_id: id, position_id: positionId, quantity })))
    .execute();
  return id;
}

function deliveries(db: Db) {
  return db
    .selectFrom('delivery')
    .leftJoin('delivery as taken', 'taken.id', 'delivery.takes_back')
    .leftJoin('delivery as back', 'back.takes_back', 'delivery.id')
    .selectAll('delivery')
    .select(['taken.formatted_id as taken_formatted_id', 'back.id as back_id', 'back.formatted_id as back_formatted_id']);
}

export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveries>['executeTakeFirstOrThrow']>>;

/** Unordered. */
export async function findDeliveries(db: Db, ids: readonly number[]): Promise<DeliveryRow[]> {
  return deliveries(db)
    .where((where) => where('delivery.id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

/** Oldest first. */
export async function deliveryIdsOf(db: Db, orderId: number): Promise<number[]> {
  const rows = await db.selectFrom('delivery').select('id').where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The order of a delivery, and the delivery's own state; null: no such delivery. */
export async function lockDelivery(trx: Trx, id: number) {
  return (await trx.selectFrom('delivery').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export async function raiseDeliveryVersion(trx: Trx, id: number): Promise<number> {
  const { version } = await trx
    .updateTable('delivery')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** By delivery, in the order of the document. */
export async function linesOfDeliveries(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('delivery_line')
    .innerJoin('order_position', 'order_position.id', 'delivery_line.position_id')
    .innerJoin('sales_order', 'sales_order.id', 'order_position.order_id')
    .select([
      'delivery_line.delivery_id as deliveryId',
      'delivery_line.position_id as positionId',
      'delivery_line.quantity',
      'order_position.article_number as articleNumber',
      'order_position.product_id as productId',
      'order_position.name',
      'sales_order.language',
      'order_position.picture_hash as pictureHash',
    ])
    .where((where) => where('delivery_line.delivery_id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('delivery_line.delivery_id')
    .orderBy('order_position.sort_order')
    .execute();
  return Map.groupBy(rows, ({ deliveryId }) => deliveryId);
}

export type DeliveryLineRow = NonNullable<ReturnType<Awaited<ReturnType<typeof linesOfDeliveries>>['get']>>[number];

export async function truckExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('truck').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
