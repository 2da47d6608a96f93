/** FedEx as the shop's parcel carrier: which path serves which request. https://developer.fedex.com */
import { packageCount } from '#domain/parcel/package.ts';
import { openClient } from './client.ts';
import type { ClientOptions } from './client.ts';
import { uploadForm } from './customs.ts';
import { CarrierRefused, ShipmentNotFound } from './parcel-carrier.ts';
import type { ParcelCarrier } from './parcel-carrier.ts';
import { availabilityRequest, daysOf, pickupCancelRequest, pickupRequest } from './pickup.ts';
import { rateRequest, ratesOf } from './rates.ts';
import { bookingOf, cancelRequest, shipRequest, validateRequest } from './shipment.ts';
import { liveNumbersOf, referenceRequest, trackingOf, trackRequest } from './tracking.ts';
import * as wire from './wire.ts';

/** Over well before anybody may book anew (decision 0131). */
const usualBookingMs = 60_000;

export function openFedex(options: ClientOptions): ParcelCarrier {
  const { settings, bookingTimeoutMs = usualBookingMs } = options;
  const { account } = settings;
  const ask = openClient(options);
  return {
    rates: async (wish) => ratesOf(await ask('/rate/v1/rates/quotes', wire.RateReply, { body: rateRequest(wish, account), again: true })),
    pickupDays: async (wish) =>
      daysOf(
        await ask('/pickup/v1/pickups/availabilities', wire.AvailabilityReply, { body: availabilityRequest(wish, account), again: true }),
      ),
    validate: async (shipment) => {
      const { output } = await ask('/ship/v1/shipments/packages/validate', wire.ValidateReply, {
        body: validateRequest(shipment, account),
        again: true,
      });
      return output.alerts.filter(({ code }) => code !== 'SHIPMENT.VALIDATION.SUCCESS').map(({ message }) => message);
    },
    ship: async (shipment) =>
      bookingOf(
        await ask('/ship/v1/shipments', wire.ShipReply, {
          body: shipRequest(shipment, account),
          again: false,
          timeoutMs: bookingTimeoutMs,
          transactionId: shipment.reference,
        }),
        packageCount(shipment.packages),
      ),
    findByReference: async (reference, day) => {
      try {
        const body = referenceRequest(reference, day, account);
        return liveNumbersOf(await ask('/track/v1/referencenumbers', wire.TrackReply, { body, again: true }));
      } catch (error) {
        if (isUnknown(error)) return [];
        throw error;
      }
    },
    voidShipment: async (trackingNumber) => {
      const body = cancelRequest(trackingNumber, account);
      const { output } = await ask('/ship/v1/shipments/cancel', wire.CancelReply, { method: 'PUT', body, again: true }).catch(
        refusalOfNumber,
      );
      if (!output.cancelledShipment) throw new CarrierRefused([{ code: 'SHIPMENT.NOT.CANCELLED', message: 'Shipment was not cancelled.' }]);
    },
    orderPickup: async (order) => {
      const { output } = await ask('/pickup/v1/pickups', wire.PickupReply, { body: pickupRequest(order, account), again: false });
      return { code: output.pickupConfirmationCode, location: output.location };
    },
    cancelPickup: async (pickup) => {
      const body = pickupCancelRequest(pickup, account);
      await ask('/pickup/v1/pickups/cancel', wire.PickupCancelReply, { method: 'PUT', body, again: true });
    },
    uploadInvoice: async (document) => {
      const { output } = await ask('/documents/v1/etds/upload', wire.UploadReply, { body: uploadForm(document), again: true });
      return output.meta.docId;
    },
    track: async (trackingNumber) => {
      try {
        return trackingOf(await ask('/track/v1/trackingnumbers', wire.TrackReply, { body: trackRequest(trackingNumber), again: true }));
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
  };
}

const isUnknown = (error: unknown): error is CarrierRefused =>
  error instanceof CarrierRefused && error.problems.every(({ code }) => code.endsWith('NOTFOUND') || code === 'NOT.FOUND.ERROR');

function refusalOfNumber(error: unknown): never {
  throw isUnknown(error) ? new ShipmentNotFound(error.problems) : error;
}
