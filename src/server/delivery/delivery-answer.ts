/** Stored deliveries in the form of the wire. */
import type { Delivery } from '#contract/delivery.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { placeholderPicture } from '#server/order/document-answer.ts';
import type { DeliveryLineRow, DeliveryRow } from './delivery-store.ts';
import { deliveryIdsOf, findDeliveries, linesOfDeliveries } from './delivery-store.ts';

type NameOf = (line: DeliveryLineRow) => string;
const asOrdered: NameOf = ({ name }) => name;

function deliveryAnswer(row: DeliveryRow, lines: readonly DeliveryLineRow[], nameOf: NameOf): Delivery {
  return {
    id: row.id,
    formattedId: row.formatted_id,
    version: row.version,
    kind: row.kind,
    orderId: row.order_id,
    orderFormattedId: row.order_formatted_id,
    customerName: row.customer_name,
    city: row.city,
    day: row.day,
    deliveryType: row.delivery_type,
    truckId: row.truck_id,
    stop: row.stop,
    handedOverBy: row.handed_over_by,
    receivedBy: row.received_by,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    who: row.who,
    takesBack: row.takes_back === null ? null : { id: row.takes_back, formattedId: row.taken_formatted_id ?? '' },
    takenBackBy: row.back_id === null ? null : { id: row.back_id, formattedId: row.back_formatted_id ?? '' },
    lines: lines.map((line) => ({
      positionId: line.positionId,
      articleNumber: line.articleNumber,
      name: nameOf(line),
      quantity: line.quantity,
      pictureUrl: line.pictureHash === null ? placeholderPicture : `/api/media/picture/${line.pictureHash}`,
    })),
  };
}

/** In the order of the ids; missing ones are left out. */
export async function deliveriesOf(db: Db, ids: readonly number[], nameOf = asOrdered): Promise<Delivery[]> {
  const [rows, lines] = await Promise.all([findDeliveries(db, ids), linesOfDeliveries(db, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [deliveryAnswer(row, lines.get(id) ?? [], nameOf)] : [];
  });
}

export async function deliveryOf(db: Db, id: number): Promise<Delivery> {
  const [delivery] = await deliveriesOf(db, [id]);
  if (!delivery) throw notFound();
  return delivery;
}

/** Oldest first. */
export async function deliveriesOfOrder(db: Db, orderId: number): Promise<Delivery[]> {
  return deliveriesOf(db, await deliveryIdsOf(db, orderId));
}
