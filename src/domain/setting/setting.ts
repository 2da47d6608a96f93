/** Settings of the office for the whole shop, with their defaults. It knows no table and no screen. */

const defaults = {
  /** Confirm the requested day of a new order at once. */
  confirmByItself: false,
  /** Invoice a delivery of an order on account automatically, unless the customer gets collective invoices. */
  invoiceWithDelivery: true,
  /** Deliver prepaid orders only after payment. */
  prepaymentBeforeDelivery: false,
  /** Days after the due day for each reminder. */
  reminderDays: [10, 20, 30],
  /** CHF, for each reminder. */
  reminderFees: [0, 30, 30],
  /** Minimum margin of a quote in percent; a lower one needs approval. */
  marginFloor: 15,
  /** How many days before a quote expires its customer is reminded. */
  quoteReminderDays: 5,
  /** Days that a new quote is valid after it is sent; each quote may have its own. */
  quoteValidityDays: 30,
  /** Hours after which staff have to log in again. */
  staffSessionHours: 12,
  /** CHF, for each truck. */
  tariffPerTruck: 35,
  /** CHF per kilometre driven, there and back. */
  tariffPerKm: 1.9,
  /** Percent; a truck is charged as filled to at least this share. */
  tariffMinimumFilling: 15,
  /** Multiplier for guests on the usual delivery cost. */
  guestDeliveryMultiplier: 1.1,
  /** Minutes of the day at which trucks leave. */
  driveLeavesMinutes: 400,
  /** Mean speed of a truck on its round, km/h. */
  driveSpeed: 50,
  /** Minutes at each stop. */
  driveStopMinutes: 20,
  /** Upper limits of the parcel price steps, in kg. */
  parcelWeights: [2, 10, 30],
  /** CHF for a parcel of each step. */
  parcelPrices: [9, 12, 21],
  /** Minutes of the day; later orders start their lead time on the next working day. */
  cutoffMinutes: 840,
  /** Working days until the earliest and until the proposed day of delivery. */
  leadTimePackaging: [1, 3],
  leadTimeFurniture: [2, 3],
  /** Percent. */
  vatRate: 8.1,
  /** Days to pay an invoice where nothing else is agreed. */
  paymentTermDays: 30,
  /** CHF; TWINT refuses larger amounts. */
  twintMaximum: 5000,
  /** Lines per order in the shop; for more a quote is requested. */
  cartLines: 200,
  /** Pieces per line. */
  cartPieces: 100_000,
  /** The workshop's hours on Monday to Friday. */
  productionHours: [40, 40, 40, 40, 32],
  /** m³ of wood sawn on Monday to Friday. */
  productionVolume: [6, 6, 6, 6, 5],
  /** Working days between the end of the work and the promised day. */
  productionReserve: 1,
  /** The earliest delivery day depends on the workshop's load. */
  deliveryFollowsLoad: true,
} as const satisfies Readonly<Record<string, boolean | number | readonly number[]>>;

export type SettingKey = keyof typeof defaults;

type Widened<Value> = Value extends boolean ? boolean : Value extends number ? number : readonly number[];
export type SettingValue<Key extends SettingKey> = Widened<(typeof defaults)[Key]>;

export const settingDefaults: { readonly [Key in SettingKey]: SettingValue<Key> } = defaults;

export const settingKeys = Object.keys(defaults) as readonly SettingKey[];

export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(defaults, text);
}

interface Limits {
  readonly least: number;
  readonly most: number;
  /** Each value of a list is above the one before. */
  readonly rising?: true;
  /** A value may equal the one before, but not be below it. */
  readonly neverFalling?: true;
  /** Every value is a multiple of it. */
  readonly step: number;
}

type FigureKey = { [Key in SettingKey]: (typeof defaults)[Key] extends boolean ? never : Key }[SettingKey];

/** Limits of a number, or of each number of a list. */
export const settingLimits: Readonly<Record<FigureKey, Limits>> = {
  reminderDays: { least: 0, most: 365, rising: true, step: 1 },
  reminderFees: { least: 0, most: 1000, step: 0.01 },
  marginFloor: { least: 0, most: 1000, step: 0.01 },
  quoteReminderDays: { least: 0, most: 365, step: 1 },
  quoteValidityDays: { least: 1, most: 365, step: 1 },
  staffSessionHours: { least: 1, most: 72, step: 1 },
  tariffPerTruck: { least: 0, most: 10_000, step: 0.01 },
  tariffPerKm: { least: 0, most: 100, step: 0.01 },
  tariffMinimumFilling: { least: 0, most: 100, step: 1 },
  guestDeliveryMultiplier: { least: 0, most: 10, step: 0.0001 },
  driveLeavesMinutes: { least: 0, most: 1439, step: 1 },
  driveSpeed: { least: 10, most: 120, step: 1 },
  driveStopMinutes: { least: 0, most: 240, step: 1 },
  parcelWeights: { least: 0.1, most: 30, rising: true, step: 0.001 },
  parcelPrices: { least: 0, most: 1000, step: 0.01 },
  cutoffMinutes: { least: 0, most: 1440, step: 1 },
  leadTimePackaging: { least: 0, most: 100, step: 1, neverFalling: true },
  leadTimeFurniture: { least: 0, most: 100, step: 1, neverFalling: true },
  vatRate: { least: 0, most: 50, step: 0.01 },
  paymentTermDays: { least: 0, most: 365, step: 1 },
  twintMaximum: { least: 0, most: 100_000, step: 0.01 },
  cartLines: { least: 1, most: 200, step: 1 },
  cartPieces: { least: 1, most: 100_000, step: 1 },
  productionHours: { least: 0, most: 1000, step: 0.5 },
  productionVolume: { least: 0, most: 1000, step: 0.1 },
  productionReserve: { least: 0, most: 20, step: 1 },
};

/** Whether a value has the type of the key's default, a list the same length, and is within the key's limits. */
export function isSettingValue<Key extends SettingKey>(key: Key, value: unknown): value is SettingValue<Key> {
  const usual: boolean | number | readonly number[] = settingDefaults[key];
  if (typeof usual === 'boolean') return typeof value === 'boolean';
  const limits = settingLimits[key as FigureKey];
  if (typeof usual === 'number') return isWithin(limits, value);
  return Array.isArray(value) && value.length === usual.length && value.every((each) => isWithin(limits, each)) && isInOrder(limits, value);
}

function isWithin({ least, most, step }: Limits, value: unknown): boolean {
  return typeof value === 'number' && value >= least && value <= most && Math.abs(value / step - Math.round(value / step)) < 1e-6;
}

function isInOrder({ rising, neverFalling }: Limits, values: readonly number[]): boolean {
  const follows = ([before, value]: readonly [number, number]): boolean =>
    rising === true ? value > before : neverFalling !== true || value >= before;
  return values.slice(1).every((value, index) => follows([values[index] ?? value, value]));
}
