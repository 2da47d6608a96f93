import * as wire from '#contract/parcel.ts';
import * as pickup from '#contract/pickup.ts';
import * as shipment from '#contract/shipment.ts';
import type { Actor } from '#domain/access/permission.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind, FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { orderAnswer } from '#server/order/order-answer.ts';
import { orderRecord } from '#server/order/order-record.ts';
import { storedParcel } from '#server/order/stored-order.ts';
import { confirmShipment } from './confirm-shipment.ts';
import { notifyCarrier } from './notify-carrier.ts';
import type { ParcelServices } from './parcel-services.ts';
import { findCustomsInvoice, findLabel, shipmentOfOrder } from './parcel-store.ts';
import { proposeShipment } from './propose-shipment.ts';
import type { PackedWork } from './propose-shipment.ts';
import { readPickupTimes } from './read-pickup-times.ts';
import { readRates } from './read-rates.ts';
import { readTracking } from './read-tracking.ts';
import { cancelPickup, schedulePickup } from './schedule-pickup.ts';
import { shipmentAnswer } from './shipment-answer.ts';
import { uploadInvoice } from './upload-invoice.ts';
import { verifyShipment } from './verify-shipment.ts';
import { voidShipment } from './void-shipment.ts';

/** `packedWorks`: of an order of artworks; null: it is none, or they are not known. */
export interface OtherFacts {
  packedWorks: (orderId: number, actor: Actor) => Promise<PackedWork[] | null>;
}

export function parcelRoutes(services: ParcelServices, { packedWorks }: OtherFacts): Binding[] {
  const { db } = services;
  return [
    bind(wire.readParcelRates, async ({ body }, { language }) => readRates(services, body, language)),
    bind(pickup.readPickupTimes, async ({ body }) => readPickupTimes(services, body)),
    bind(shipment.verifyShipment, async ({ body }) => verifyShipment(services, body)),
    bind(shipment.confirmShipment, async ({ body }, { actor }) => {
      const booked = await confirmShipment(services, body, actorName(actor));
      return { ...booked, commercialInvoiceDocId: booked.customs?.commercialInvoiceDocId ?? null };
    }),
    bind(pickup.schedulePickup, async ({ body }, { actor }) => schedulePickup(services, body, actorName(actor))),
    bind(pickup.cancelPickup, async ({ params }, { actor }) => cancelPickup(services, params.id, actorName(actor))),
    bind(shipment.uploadTradeDocument, async ({ body }) => uploadInvoice(services, body.orderId)),
    bind(shipment.voidShipment, async ({ params, body }, { actor }) =>
      voidShipment(services, params.id, { reason: body.reason, who: actorName(actor) }),
    ),
    bind(shipment.readShipmentDesk, async ({ params }, { actor }) => {
      const record = await orderRecord(db, params.id);
      const ordered = storedParcel(record.row);
      const order = orderAnswer(record.row, record.positions);
      const row = await shipmentOfOrder(db, params.id);
      return {
        shipment: row === null ? null : await shipmentAnswer(db, row),
        proposal: await proposeShipment(db, services, order, await packedWorks(order.id, actor)),
        ordered:
          ordered === null
            ? null
            : { type: ordered.service, name: ordered.name, rate: chfFromRappen(ordered.rate), transitDays: ordered.transitDays },
        hasCarrier: services.carrier !== null,
      };
    }),
    bind(shipment.readParcelLabel, async ({ params }) => {
      const label = await findLabel(db, params.id, params.sequence);
      if (label === null) throw notFound();
      return new FileAnswer(label.label, 'application/pdf', { fileName: `Etikett-${label.trackingNumber}.pdf` });
    }),
    bind(shipment.readCustomsInvoice, async ({ params }) => {
      const invoice = await findCustomsInvoice(db, params.id);
      if (invoice === null) throw notFound();
      return new FileAnswer(invoice.content, 'application/pdf', { fileName: invoice.fileName });
    }),
    bind(shipment.readTracking, async ({ params }, { language }) => readTracking(services, params.id, language)),
    bind(wire.notifyCarrierOfOrder, async ({ params, body }, { actor }) =>
      notifyCarrier(services, params.id, body ?? { message: '' }, {
        who: actorName(actor),
        works: await packedWorks(params.id, actor),
      }),
    ),
  ];
}
