/** SQL of shipments, their parcels and customs papers, and of the products' customs data. */
import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

function shipments(db: Db) {
  return db.selectFrom('parcel_shipment').selectAll();
}

export type ShipmentRow = Awaited<ReturnType<ReturnType<typeof shipments>['executeTakeFirstOrThrow']>>;

/** The active one, else the last one cancelled; null: there was none. */
export async function shipmentOfOrder(db: Db, orderId: number): Promise<ShipmentRow | null> {
  const rows = shipments(db).where('order_id', '=', orderId).where('state', '!=', 'FAILED').orderBy('id', 'desc');
  return (await rows.limit(1).executeTakeFirst()) ?? null;
}

export async function lockShipment(trx: Trx, id: number): Promise<ShipmentRow | null> {
  return (await shipments(trx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Every attempt counts, including failed ones. */
export async function countTries(trx: Trx, orderId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('parcel_shipment')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertShipment(trx: Trx, row: Insertable<Tables['parcel_shipment']>): Promise<number> {
  const { id } = await trx.insertInto('parcel_shipment').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Raises the version. */
export async function changeShipment(db: Db, id: number, columns: Updateable<Tables['parcel_shipment']>): Promise<void> {
  await db
    .updateTable('parcel_shipment')
    .set((set) => ({ ...columns, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function insertParcels(
  trx: Trx,
  shipmentId: number,
  parcels: readonly { trackingNumber: string; label: Buffer }[],
): Promise<void> {
  await trx
    .insertInto('parcel')
    .values(
      parcels.map(({ trackingNumber, label }, at) => ({
        shipment_id: shipmentId,
        sequence: at + 1,
        tracking_number: trackingNumber,
        label,
      })),
    )
    .execute();
}

export async function parcelsOf(db: Db, shipmentId: number): Promise<{ sequence: number; trackingNumber: string }[]> {
  return db
    .selectFrom('parcel')
    .select(['sequence', 'tracking_number as trackingNumber'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('sequence')
    .execute();
}

export async function findLabel(db: Db, shipmentId: number, sequence: number) {
  const row = await db
    .selectFrom('parcel')
    .select(['tracking_number as trackingNumber', 'label'])
    .where('shipment_id', '=', shipmentId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertCustomsInvoice(
  trx: Trx,
  shipmentId: number,
  { fileName, content }: { fileName: string; content: Buffer },
): Promise<void> {
  await trx.insertInto('customs_invoice').values({ shipment_id: shipmentId, file_name: fileName, content }).execute();
}

export async function findCustomsInvoice(db: Db, shipmentId: number) {
  const row = await db
    .selectFrom('customs_invoice')
    .select(['file_name as fileName', 'content'])
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
  return row ?? null;
}

export interface ProductCustoms {
  productId: number;
  description: string;
  hsCode: string;
  originCountry: string;
}

export async function rememberedCustoms(db: Db, productIds: readonly number[]): Promise<Map<number, ProductCustoms>> {
  const rows = await db
    .selectFrom('product_customs')
    .select(['product_id as productId', 'description', 'hs_code as hsCode', 'origin_country as originCountry'])
    .where((where) => where('product_id', '=', where.fn.any(where.val([...productIds]))))
    .execute();
  return new Map(rows.map((row) => [row.productId, row]));
}

export async function rememberCustoms(trx: Trx, customs: readonly ProductCustoms[], by: { at: Date; who: string }): Promise<void> {
  for (const { productId, description, hsCode, originCountry } of customs) {
    const told = { description, hs_code: hsCode, origin_country: originCountry, changed_at: by.at, who: by.who };
    await trx
      .insertInto('product_customs')
      .values({ product_id: productId, ...told })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(told))
      .execute();
  }
}

/** Recipient of the last mail to a haulier about an order; null: none so far. */
export async function lastCarrierRecipient(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('mail')
    .select('recipient')
    .where('dedupe_key', 'like', 'order-carrier:%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.recipient ?? null;
}
