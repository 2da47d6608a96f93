/** SQL of the photographs of handovers. */
import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

/** False: the stop is not reported by this drive. Locked until the end of the transaction. */
export async function lockReport(trx: Trx, driveId: number, orderId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('drive_report')
    .select('order_id')
    .where('drive_id', '=', driveId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function photosOfStop(db: Db, driveId: number, orderId: number) {
  return db.selectFrom('handover_photo').select(['id', 'sha256']).where('drive_id', '=', driveId).where('order_id', '=', orderId).execute();
}

export async function insertPhoto(trx: Trx, row: Insertable<Tables['handover_photo']>): Promise<void> {
  await trx.insertInto('handover_photo').values(row).execute();
}

export async function photoPaths(db: Db): Promise<string[]> {
  return (await db.selectFrom('handover_photo').select('path').execute()).map(({ path }) => path);
}

/** Oldest first, with what was reported. */
export async function photosOfOrder(db: Db, orderId: number) {
  return db
    .selectFrom('handover_photo')
    .innerJoin('drive', 'drive.id', 'handover_photo.drive_id')
    .innerJoin('drive_report', (join) =>
      join.onRef('drive_report.drive_id', '=', 'handover_photo.drive_id').onRef('drive_report.order_id', '=', 'handover_photo.order_id'),
    )
    .leftJoin('delivery', 'delivery.id', 'drive_report.delivery_id')
    .select(['handover_photo.id', 'handover_photo.at', 'handover_photo.path', 'drive.day', 'drive.driver', 'drive_report.report'])
    .select('delivery.formatted_id as deliveryNumber')
    .where('handover_photo.order_id', '=', orderId)
    .orderBy('handover_photo.id')
    .execute();
}
