/** The shop's rules on a given day, built from the settings for that day. */
import type { LeadTime } from '#domain/calendar/delivery-date.ts';
import type { ShopMode } from '#domain/calendar/shop-mode.ts';
import type { CartLimits } from '#domain/cart/cart-limits.ts';
import type { Fraction } from '#domain/money/fraction.ts';
import type { Rappen } from '#domain/money/money.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { DriveRules } from '#domain/shipping/drive-times.ts';
import type { ShippingTariff } from '#domain/shipping/shipping-cost.ts';
import { vatRateOf } from '#domain/vat/vat.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import type { SettingKey, SettingValue } from './setting.ts';

/** The settings in force on a day. */
export type SettingsOfDay = <Key extends SettingKey>(key: Key) => SettingValue<Key>;

export interface ShopRules {
  readonly tariff: ShippingTariff;
  /** For customers without terms of their own. */
  readonly guestDeliveryMultiplier: Fraction;
  readonly cutoffMinutes: number;
  readonly leadTimes: Readonly<Record<ShopMode, LeadTime>>;
  readonly vatRate: VatRate;
  /** For invoices where nothing else is agreed. */
  readonly paymentTermDays: number;
  readonly twintMaximum: Rappen;
  readonly cartLimits: CartLimits;
  /** Fee of the last reminder, as announced on papers. */
  readonly reminderFee: Rappen;
}

export function shopRules(of: SettingsOfDay): ShopRules {
  const prices = of('parcelPrices');
  return {
    tariff: {
      parcels: of('parcelWeights').map((kg, index) => ({ upToG: Math.round(kg * 1000), price: rappenFromChf(prices[index] ?? 0) })),
      perTruck: rappenFromChf(of('tariffPerTruck')),
      perKm: rappenFromChf(of('tariffPerKm')),
      minimumFilling: { numerator: of('tariffMinimumFilling'), denominator: 100 },
    },
    guestDeliveryMultiplier: { numerator: Math.round(of('guestDeliveryMultiplier') * 10_000), denominator: 10_000 },
    cutoffMinutes: of('cutoffMinutes'),
    leadTimes: { verpackung: leadTime(of('leadTimePackaging')), moebel: leadTime(of('leadTimeFurniture')) },
    vatRate: vatRateOf(of('vatRate')),
    paymentTermDays: of('paymentTermDays'),
    twintMaximum: rappenFromChf(of('twintMaximum')),
    cartLimits: { lines: of('cartLines'), pieces: of('cartPieces') },
    reminderFee: rappenFromChf(Math.max(...of('reminderFees'))),
  };
}

/** For the times of a truck's round. */
export const driveRules = (of: SettingsOfDay): DriveRules => ({
  leavesAt: of('driveLeavesMinutes'),
  kmh: of('driveSpeed'),
  minutesPerStop: of('driveStopMinutes'),
});

const leadTime = ([earliest = 0, preselected = earliest]: readonly number[]): LeadTime => ({ earliest, preselected });
