/** Books a driver's report of a stop, once: the delivery of what was handed over with its note, and deviations from the plan for the office. */
import { DriveStop } from '#contract/drive.ts';
import type { StopReport } from '#contract/drive.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { handoverKind } from '#domain/order/handover.ts';
import { orderState } from '#domain/order/order-state.ts';
import { signatureDrawing } from '#domain/order/signature.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { deliver } from '#server/delivery/deliver.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { writeAutomaticNote } from '#server/note/write-note.ts';
import { lockedOrder } from '#server/order/lock-order-at.ts';
import type { LockedOrder } from '#server/order/lock-order-at.ts';
import { addHistory } from '#server/record/record-history.ts';
import { driveByLink } from './drive-link.ts';
import type { DriveServices } from './drive-services.ts';
import { stopsOf } from './drive-sheet.ts';
import type { DriveRow, KeptReport } from './drive-store.ts';
import { insertReport, ordersOfStops } from './drive-store.ts';
import { handoverNote, shortLines } from './handover-note.ts';

export async function reportStop(
  services: DriveServices,
  { token, sentKey }: { token: string; sentKey: string | null },
  report: StopReport,
): Promise<DriveStop> {
  const drive = await driveByLink(services.db, token, services.now());
  // Whoever holds a link does not learn which orders there are.
  if (!(await ordersOfStops(services.db, [report.orderId])).has(report.orderId)) throw refused('stopNotOnDrive');
  return writeOnce(services.db, idempotencyKey(`drive ${drive.id}`, sentKey, report), (body) => DriveStop.parse(body), {
    lock: async (trx) => lockedOrder(trx, report.orderId),
    write: async (trx, order) => {
      const kept = checked(report, await stopsOf(services, trx, drive));
      await book(trx, services, { drive, order, kept, reportedAt: new Date(report.reportedAt) });
      return stopOf(await stopsOf(services, trx, drive), report.orderId);
    },
  });
}

function stopOf(stops: readonly DriveStop[], orderId: number): DriveStop {
  const stop = stops.find((each) => each.orderId === orderId);
  if (stop === undefined) throw refused('stopNotOnDrive');
  return stop;
}

/** Checked against what is on the truck now; what is not named was not handed over. */
function checked({ orderId, lines, receivedBy, note, signature }: StopReport, stops: readonly DriveStop[]): KeptReport {
  const stop = stopOf(stops, orderId);
  if (stop.state === 'REPORTED') throw conflict('stopReported', { number: stop.number });
  if (stop.state === 'CANCELED') throw refused('stopCanceled', { order: stop.formattedId });
  if (stop.state === 'GONE') throw refused('stopNotOnDrive');
  const seen = new Set<number>();
  const kept = lines.map(({ positionId, quantity, reason }, index) => {
    const loaded = stop.lines.find((each) => each.positionId === positionId);
    if (loaded === undefined || seen.has(positionId)) throw refused('positionNotFound', {}, `body.lines.${index}.positionId`);
    seen.add(positionId);
    const { name, quantity: planned } = loaded;
    if (quantity > planned) throw refused('quantityBeyondLoad', { most: planned, name }, `body.lines.${index}.quantity`);
    if (quantity < planned && reason === null) throw refused('reasonMissing', { name }, `body.lines.${index}.reason`);
    return { positionId, name, planned, quantity, reason: quantity < planned ? reason : null };
  });
  const unnamed = stop.lines
    .filter(({ positionId }) => !seen.has(positionId))
    .map(({ positionId, name, quantity: planned }) => ({ positionId, name, planned, quantity: 0, reason: null }));
  return { number: stop.number, lines: [...kept, ...unnamed], receivedBy, note, signature };
}

interface Booking {
  drive: DriveRow;
  order: LockedOrder;
  kept: KeptReport;
  reportedAt: Date;
}

async function book(trx: Trx, services: DriveServices, { drive, order, kept, reportedAt }: Booking): Promise<void> {
  const at = new Date(services.now());
  const handed = kept.lines.filter(({ quantity }) => quantity > 0).map(({ positionId, quantity }) => ({ positionId, quantity }));
  const { id: orderId, order_status_id: state } = order.row;
  if (state === orderState.CANCELED) throw refused('stopCanceled', { order: order.row.formatted_id });
  const kind = handoverKind(kept.lines);
  const deliveryId =
    handed.length === 0
      ? null
      : await deliver(
          trx,
          services,
          order,
          {
            day: dayOf(drive, reportedAt, at),
            deliveryType: 'TRUCK',
            truckId: drive.truck_id,
            stop: String(kept.number),
            handedOverBy: drive.driver,
            receivedBy: kept.receivedBy,
            note: kept.note,
            lines: handed,
            tell: true,
            signature: kept.signature.length === 0 ? null : signatureDrawing(kept.signature),
          },
          drive.driver,
        );
  await insertReport(trx, { driveId: drive.id, orderId, deliveryId, report: kept, reportedAt, at });
  if (kind === 'WHOLE') return;
  const differences = [{ field: 'handover', before: '', after: shortLines(kept.lines) }];
  await addHistory(trx, 'order', { recordId: orderId, version: null, at, who: drive.driver }, differences);
  const text = handoverNote(kept, { customerName: order.row.customer_name, driver: drive.driver });
  await writeAutomaticNote(trx, { kind: 'order', recordId: orderId, text, at, who: drive.driver }, drive.user_id);
}

/**
 * The day of the driver's visit by the phone's clock, which may be a day before the plan, or after it and reported late. In the future there was none yet;
 * before the drive was given out the clock is wrong, and it was the day of the plan.
 */
function dayOf({ day, released_at: given }: DriveRow, reportedAt: Date, now: Date): PlainDate {
  const [planned, today] = [plainDateOf(day), localNow(now.getTime()).date];
  if (reportedAt < given) return planned < today ? planned : today;
  return localNow(Math.min(reportedAt.getTime(), now.getTime())).date;
}
