/** What the use cases of drives need; assembled when the shop starts. */
import type { SettingsOfDay } from '#domain/setting/shop-rules.ts';
import type { DeliveryServices } from '#server/delivery/delivery-services.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Seal } from '#server/session/sealed-text.ts';
import type { PhotoServices } from './stop-photos.ts';
import type { TruckDayServices } from '#server/truck-day/truck-day.ts';

export interface DriveServices extends DeliveryServices, PhotoServices {
  catalog: Catalog;
  seal: Seal;
  decided: () => Promise<SettingsOfDay>;
}

/** The day as the driver needs it, without unfinished work of the workshop. */
export const dayServices = (services: DriveServices): TruckDayServices => ({
  ...services,
  unfinishedWork: async () => Promise.resolve(new Map()),
});
