/**
 * Books work at a station of the workshop. The first booking of an order starts its production, also for the customer; the last station of the last work order
 * makes it ready for the truck.
 */
import type { WorkOrder } from '#contract/work-order.ts';
import { orderState } from '#domain/order/order-state.ts';
import { booked, isBegun, isBookedAlready, isReady, refuseBooking } from '#domain/production/station.ts';
import type { Booking, Station } from '#domain/production/station.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import { beginProduction } from '#server/order/start-production.ts';
import { progressOf } from './work-order-answer.ts';
import type { ProductionServices } from './production-services.ts';
import { beginStep, changeBatch, endStep, removeStep, stepsOf } from './work-order-store.ts';
import type { Writing } from './work-write.ts';
import { writeWorkOrder } from './work-write.ts';

export async function bookStation(
  services: ProductionServices,
  id: number,
  { station, booking, version }: { station: Station; booking: Booking; version?: number | undefined },
  who: string,
): Promise<WorkOrder> {
  return writeWorkOrder(services, { id, version, who }, async (writing) => {
    const { trx, row, order, at } = writing;
    if (row.state === 'CANCELED') throw conflict('workOrderCanceled');
    const before = progressOf(await stepsOf(trx, [id]));
    // Delivered goods have been made; their bookings stay.
    if (order.order_status_id !== orderState.PLACED || (row.state === 'DONE' && !isReady(before))) throw conflict('workOrderDelivered');
    if (isBookedAlready(before, station, booking)) return [];
    const no = refuseBooking(before, station, booking);
    if (no !== null) throw refused(no.key, no.params, 'body.station');
    const after = booked(before, station, booking);
    await writeStep(writing, station, { before: before[station], after: after[station] });
    if (order.production_started_on === null && isBegun(after)) await beginProduction(trx, order, { at, who });
    const values = isReady(after) ? ({ state: 'DONE', day: writing.today } as const) : ({ state: 'OPEN' } as const);
    await changeBatch(trx, id, values);
    return [{ field: station, before: before[station], after: after[station] }];
  });
}

type Step = 'OPEN' | 'BEGUN' | 'DONE';

async function writeStep(
  { trx, row, at, who }: Writing,
  station: Station,
  { before, after }: { before: Step; after: Step },
): Promise<void> {
  if (after === 'OPEN') return removeStep(trx, row.id, station);
  if (before === 'OPEN') await beginStep(trx, row.id, station, { at, who });
  if (after === 'DONE') return endStep(trx, row.id, station, { at, who });
  if (before === 'DONE') return endStep(trx, row.id, station, null);
}
