/** The stops of a drive as its driver sees them: reported stops that are no longer in the saved plan, then those of the plan as it is now. */
import type { DriveSheet, DriveStop } from '#contract/drive.ts';
import type { DayStop } from '#contract/truck-day.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import { piecesIn } from '#domain/order/handover.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { Db } from '#server/db/pool.ts';
import { placeholderPicture } from '#server/order/document-answer.ts';
import type { PlannedTruck } from '#server/truck-day/truck-day.ts';
import { plannedTruck } from '#server/truck-day/truck-day.ts';
import { driveByLink } from './drive-link.ts';
import { dayServices } from './drive-services.ts';
import type { DriveServices } from './drive-services.ts';
import type { DriveRow, ReportRow, StopOrder } from './drive-store.ts';
import { ordersOfStops, piecesOfStops, reportsOf } from './drive-store.ts';

export async function readDriveSheet(services: DriveServices, token: string, language: Language): Promise<DriveSheet> {
  const drive = await driveByLink(services.db, token, services.now());
  const [planned, company, stops] = await Promise.all([
    plannedTruck(dayServices(services), plainDateOf(drive.day), drive.truck_id),
    services.readCompany(),
    stopsOf(services, services.db, drive),
  ]);
  const { length = 0, width = 0, height = 0 } = planned?.truck ?? {};
  return {
    id: drive.id,
    day: drive.day,
    driver: drive.driver,
    truck: { name: planned?.truck.name[language] ?? '', length, width, height },
    planVersion: planned?.version ?? 0,
    office: { name: company.name, phone: company.phone },
    stops,
  };
}

/** `db`: the transaction of a report, to see what it wrote. */
export async function stopsOf(services: DriveServices, db: Db, drive: DriveRow): Promise<DriveStop[]> {
  const planned = await plannedTruck(dayServices({ ...services, db }), plainDateOf(drive.day), drive.truck_id);
  const reports = await reportsOf(db, [drive.id]);
  const orderIds = stopOrder(
    planned?.orderIds ?? [],
    reports.map(({ orderId }) => orderId),
  );
  const [orders, pieces] = await Promise.all([ordersOfStops(db, orderIds), piecesOfStops(db, orderIds)]);
  return orderIds.flatMap((orderId, index) => {
    const order = orders.get(orderId);
    if (order === undefined) return [];
    const report = reports.find((each) => each.orderId === orderId);
    const head = { orderId, number: index + 1, formattedId: order.formattedId, ...whereTo(order) };
    if (report !== undefined) return [{ ...head, ...reported(report) }];
    const stop = planned?.round.stops.includes(orderId) === true ? planned.stops.find((each) => each.orderId === orderId) : undefined;
    if (stop === undefined || planned === null) {
      const state = order.orderStatusId === orderState.CANCELED ? ('CANCELED' as const) : ('GONE' as const);
      return [{ ...head, state, lines: [], boxes: [], report: null }];
    }
    return [{ ...head, state: 'DUE' as const, ...loadOf(stop, planned, pieces), report: null }];
  });
}

/** Reported stops that are no longer planned come first. */
function stopOrder(planned: readonly number[], reported: readonly number[]): number[] {
  return [...reported.filter((orderId) => !planned.includes(orderId)), ...planned];
}

function whereTo({ customerName, contact, phone, comment, address }: StopOrder) {
  return {
    customerName,
    address: [...addressLines({ ...address, name: address.name === customerName ? '' : address.name })],
    contact: contact === customerName ? '' : contact,
    phone,
    comment,
  };
}

function reported({ report, reportedAt, deliveryNumber }: ReportRow): Pick<DriveStop, 'state' | 'lines' | 'boxes' | 'report'> {
  const sum = (of: (line: (typeof report.lines)[number]) => number): number => report.lines.reduce((all, line) => all + of(line), 0);
  return {
    state: 'REPORTED',
    lines: [],
    boxes: [],
    report: {
      reportedAt: reportedAt.toISOString(),
      receivedBy: report.receivedBy,
      handedOver: sum(({ quantity }) => quantity),
      planned: sum(({ planned }) => planned),
      deliveryNumber: deliveryNumber ?? '',
    },
  };
}

function loadOf(stop: DayStop, { round }: PlannedTruck, pieces: Awaited<ReturnType<typeof piecesOfStops>>) {
  const boxesOf = (positionId: number) => round.boxes.filter((box) => box.positionId === positionId);
  return {
    lines: stop.lines
      .map((line) => ({ line, quantity: piecesIn(line, boxesOf(line.positionId).length) }))
      .filter(({ quantity }) => quantity > 0)
      .map(({ line: { positionId, name, articleNumber }, quantity }) => {
        const piece = pieces.get(positionId);
        const pictureUrl = piece?.pictureHash == null ? placeholderPicture : `/api/media/picture/${piece.pictureHash}`;
        return { positionId, name, articleNumber, quantity, weight: piece?.weight ?? 0, pictureUrl };
      }),
    boxes: stop.lines.flatMap(({ positionId }) =>
      boxesOf(positionId).map(({ at, size }) => ({ at: [...at] as [number, number, number], size: [...size] as [number, number, number] })),
    ),
  };
}
