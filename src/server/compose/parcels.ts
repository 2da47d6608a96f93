/** The parcel carrier: with an account, or the stand-in of the demo; and what shipments ask of other nouns. */
import { startParcelCarrier } from '#fakes/parcel-carrier/parcel-carrier.ts';
import { openFedex } from '#server/connect/parcel-carrier/fedex.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { ParcelServices } from '#server/parcel/parcel-services.ts';
import { freightLine } from '#server/pricing/price-cart.ts';
import type { Ground } from './ground.ts';

export interface Parcels {
  services: ParcelServices;
  stop: () => Promise<void>;
}

export async function openParcels(ground: Ground): Promise<Parcels> {
  const { config, db, now, jobs, readCompany, catalog, printShop, warn } = ground;
  const standIn = config.fedex === undefined && config.demo ? await startParcelCarrier({ now }) : null;
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
    sizeOf: ({ productId, configuration, quantity, weight }) => {
      const { models, productById } = catalog.now();
      const product = productId === null ? null : (productById.get(productId) ?? null);
      const chosen = configuration ?? product?.configuration ?? null;
      const evaluation = chosen === null ? null : evaluateConfiguration(models, chosen);
      return freightLine({ product, evaluation, quantity, weightKg: weight }).size;
    },
    englishName: (productId) => catalog.now().productById.get(productId)?.name.en ?? null,
  };
  return { services, stop: async () => standIn?.stop() };
}
