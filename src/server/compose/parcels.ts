/** The parcel carrier: with an account, or the stand-in of the demo; and what shipments need from other nouns. */
import { join } from 'node:path';
import { startParcelCarrier } from '#fakes/parcel-carrier/parcel-carrier.ts';
import type { ParcelCarrierStandIn } from '#fakes/parcel-carrier/parcel-carrier.ts';
import { openFedex } from '#server/connect/parcel-carrier/fedex.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { usualShipDay } from '#server/parcel/check-shipment.ts';
import type { OutsideState } from '#server/jobs/operation.ts';
import type { ParcelServices } from '#server/parcel/parcel-services.ts';
import { rememberedCustoms } from '#server/parcel/parcel-store.ts';
import { freightLine } from '#server/pricing/freight-line.ts';
import { parcelSize } from '#server/pricing/parcel-size.ts';
import type { ParcelServices as ShopParcels } from '#server/pricing/offer-parcel.ts';
import { openParcelRates } from '#server/shipping/parcel-rate.ts';
import type { Ground } from './ground.ts';

/** A customer is waiting for the cart, and the price by truck is known already. */
const cartWaitsMs = 2500;

export interface Parcels {
  services: ParcelServices;
  /** For carts. */
  shop: ShopParcels;
  /** Of the demo; null: a real carrier, or none at all. */
  standIn: ParcelCarrierStandIn | null;
  state: OutsideState;
  stop: () => Promise<void>;
}

export async function openParcels(ground: Ground): Promise<Parcels> {
  const { config, db, now, jobs, readCompany, catalog, printShop, warn } = ground;
  const standIn =
    config.fedex === undefined && config.demo
      ? await startParcelCarrier({ now, keptIn: join(config.dataDir, 'parcel-carrier.json') })
      : null;
  const settings = config.fedex ?? standIn?.settings;
  const services: ParcelServices = {
    db,
    now,
    jobs,
    publicUrl: config.publicUrl,
    readCompany,
    holidayOverrides: ground.holidays.read,
    printShop,
    carrier: settings === undefined ? null : openFedex({ settings, now, warn }),
    sizeOf: ({ productId, configuration, quantity, weight }, { asSetUp }) => {
      const { models, productById } = catalog.now();
      const product = productId === null ? null : (productById.get(productId) ?? null);
      const chosen = configuration ?? product?.configuration ?? null;
      const evaluation = chosen === null ? null : evaluateConfiguration(models, chosen);
      const line = { product, evaluation, quantity, weightKg: weight };
      return asSetUp ? freightLine(line).size : parcelSize(line);
    },
    englishName: (productId) => catalog.now().productById.get(productId)?.name.en ?? null,
    failed: (error) => warn('a late booking of the parcel carrier could not be kept', error),
  };
  const shop: ShopParcels = {
    askRate: openParcelRates({
      carrier: settings === undefined ? null : openFedex({ settings, now, warn, timeoutMs: cartWaitsMs, furtherTries: 0 }),
      now,
      shipDay: async () => usualShipDay(services),
    }),
    knownToCustoms: async (productIds) => new Set((await rememberedCustoms(db, productIds)).keys()),
  };
  const state = config.fedex !== undefined ? 'ok' : standIn === null ? 'off' : 'standIn';
  return { services, shop, standIn, state, stop: async () => standIn?.stop() };
}
