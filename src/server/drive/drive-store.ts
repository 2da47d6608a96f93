/** SQL of drives and of their drivers' reports, and the facts of an order that a driver needs. */
import type { HandedLine } from '#domain/order/handover.ts';
import type { Stroke } from '#domain/order/signature.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** A report as stored. */
export interface KeptReport {
  number: number;
  lines: (HandedLine & { name: string })[];
  receivedBy: string;
  note: string;
  signature: Stroke[];
}

export type DriveRow = NonNullable<Awaited<ReturnType<typeof driveOf>>>;

export async function driveOf(db: Db, day: string, truckId: number, lock = false) {
  const query = db.selectFrom('drive').selectAll().where('day', '=', day).where('truck_id', '=', truckId);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

export async function drivesOf(db: Db, day: string): Promise<DriveRow[]> {
  return db.selectFrom('drive').selectAll().where('day', '=', day).orderBy('truck_id').execute();
}

export async function driveByToken(db: Db, tokenHash: string): Promise<DriveRow | null> {
  return (await db.selectFrom('drive').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()) ?? null;
}

export interface NewDrive {
  day: string;
  truckId: number;
  driver: string;
  tokenHash: string;
  tokenSealed: string;
  at: Date;
  userId: number | null;
  who: string;
}

/** False: someone else released the truck meanwhile. */
export async function insertDrive(trx: Trx, drive: NewDrive): Promise<boolean> {
  const { day, truckId, ...rest } = drive;
  const row = await trx
    .insertInto('drive')
    .values({ day, truck_id: truckId, ...releaseOf(rest) })
    .onConflict((conflict) => conflict.columns(['day', 'truck_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateDrive(trx: Trx, id: number, drive: Omit<NewDrive, 'day' | 'truckId'>): Promise<void> {
  await trx
    .updateTable('drive')
    .set((set) => ({ ...releaseOf(drive), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

const releaseOf = ({ driver, tokenHash, tokenSealed, at, userId, who }: Omit<NewDrive, 'day' | 'truckId'>) => ({
  driver,
  token_hash: tokenHash,
  token_sealed: tokenSealed,
  released_at: at,
  user_id: userId,
  who,
});

export interface ReportRow {
  driveId: number;
  orderId: number;
  deliveryNumber: string | null;
  report: KeptReport;
  reportedAt: Date;
}

/** In order of arrival. */
export async function reportsOf(db: Db, driveIds: readonly number[]): Promise<ReportRow[]> {
  const rows = await db
    .selectFrom('drive_report')
    .leftJoin('delivery', 'delivery.id', 'drive_report.delivery_id')
    .select([
      'drive_report.drive_id as driveId',
      'drive_report.order_id as orderId',
      'delivery.formatted_id as deliveryNumber',
      'drive_report.report',
      'drive_report.reported_at as reportedAt',
    ])
    .where((where) => where('drive_report.drive_id', '=', where.fn.any(where.val([...driveIds]))))
    .orderBy('drive_report.created_at')
    .orderBy('drive_report.order_id')
    .execute();
  return rows.map((row) => ({ ...row, report: row.report as KeptReport }));
}

export interface NewReport {
  driveId: number;
  orderId: number;
  deliveryId: number | null;
  report: KeptReport;
  reportedAt: Date;
  at: Date;
}

export async function insertReport(trx: Trx, { driveId, orderId, deliveryId, report, reportedAt, at }: NewReport): Promise<void> {
  await trx
    .insertInto('drive_report')
    .values({
      drive_id: driveId,
      order_id: orderId,
      delivery_id: deliveryId,
      report: JSON.stringify(report),
      reported_at: reportedAt,
      created_at: at,
    })
    .execute();
}

/** By order. */
export async function ordersOfStops(db: Db, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('sales_order')
    .select([
      'id',
      'formatted_id as formattedId',
      'order_status_id as orderStatusId',
      'customer_name as customerName',
      'customer_phone as phone',
      'order_person as contact',
      'comment',
      (set) => set.fn.coalesce('delivery_address', 'invoice_address').as('address'),
    ])
    .where((where) => where('id', '=', where.fn.any(where.val([...orderIds]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type StopOrder = NonNullable<ReturnType<Awaited<ReturnType<typeof ordersOfStops>>['get']>>;

/** By position: kg of one piece, and its picture. */
export async function piecesOfStops(db: Db, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('order_position')
    .select(['id', 'weight', 'picture_hash as pictureHash'])
    .where((where) => where('order_id', '=', where.fn.any(where.val([...orderIds]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
