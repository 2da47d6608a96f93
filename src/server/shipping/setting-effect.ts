/** The effect of changed settings, calculated by the shop's own rules. Nothing is stored. */
import type { Setting, SettingEffect } from '#contract/setting.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import type { SettingsOfDay } from '#domain/setting/shop-rules.ts';
import { shopRules } from '#domain/setting/shop-rules.ts';
import { shippingCost } from '#domain/shipping/shipping-cost.ts';
import type { ShippingTariff } from '#domain/shipping/shipping-cost.ts';
import { checkedSetting } from '#server/setting/change-setting.ts';
import { postalCodes } from './postal-codes.ts';
import type { ShippingServices } from './routes.ts';

/** Near and far, half empty and nearly full. */
const examples = [
  { zipCode: '4704', spaces: 5 },
  { zipCode: '8048', spaces: 9.5 },
  { zipCode: '1095', spaces: 2 },
  { zipCode: '7500', spaces: 12 },
] as const;

export interface EffectServices extends ShippingServices {
  /** The values decided for today. */
  decided: () => Promise<SettingsOfDay>;
  openQuotes: () => Promise<number>;
}

export async function settingEffect(
  services: EffectServices,
  changes: readonly { key: string; value: Setting['value'] }[],
): Promise<SettingEffect> {
  const asked = new Map<string, Setting['value']>(
    changes.map((change, index) => {
      const { key, value } = checkedSetting(change, `body.changes.${index}`);
      return [key, value];
    }),
  );
  const today = await services.decided();
  const then: SettingsOfDay = (key) => (asked.get(key) as ReturnType<typeof today<typeof key>> | undefined) ?? today(key);
  const [before, after] = [shopRules(today).tariff, shopRules(then).tariff];
  const shipping = [];
  for (const example of examples) {
    const costs = await exampleCosts(services, example, [before, after]);
    if (costs !== null) shipping.push({ ...example, ...costs });
  }
  return { shipping, openQuotes: await services.openQuotes() };
}

async function exampleCosts(
  { catalog, readCompany, roadDistance }: ShippingServices,
  { zipCode, spaces }: (typeof examples)[number],
  tariffs: readonly [ShippingTariff, ShippingTariff],
): Promise<{ place: string; before: number; after: number } | null> {
  const site = postalCodes.get((await readCompany()).zipCode)?.[0];
  const town = postalCodes.get(zipCode)?.[0];
  if (site === undefined || town === undefined) return null;
  const distanceM = await roadDistance(site, town);
  const costs = tariffs.map((tariff) =>
    shippingCost({
      freight: { shippingType: 'TRUCK', quantity: 0, weightG: 0, storingSpaces: spaces, packagesG: [] },
      destination: { kind: 'delivery', country: 'CH', fixedDeliveryCost: null },
      distanceM,
      maxParkingLots: catalog.now().truckSpaces,
      multiplier: { numerator: 1, denominator: 1 },
      tariff,
    }),
  );
  const [before, after] = costs;
  if (!before || !after) return null;
  return { place: town.place, before: chfFromRappen(before.cost), after: chfFromRappen(after.cost) };
}
