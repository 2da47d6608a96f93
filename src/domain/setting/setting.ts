/** What the office decides for the whole shop, each with the value it has until somebody decides otherwise. It knows no table and no screen. */

const defaults = {
  /** A new order's wished day is promised at once. */
  confirmByItself: false,
  /** A delivery of an order on account is invoiced by itself, unless its customer's invoices are collected. */
  invoiceWithDelivery: true,
  /** A prepaid order leaves only when its money is there. */
  prepaymentBeforeDelivery: false,
  /** Days after the due day on which each reminder follows. */
  reminderDays: [10, 20, 30],
  /** CHF, of each reminder. */
  reminderFees: [0, 30, 30],
  /** Least margin of a quote in percent; below it somebody has to release it. */
  marginFloor: 15,
  /** Days before its end on which a quote's customer is reminded. */
  quoteReminderDays: 5,
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
  /** Each of a list lies above the one before. */
  readonly rising?: true;
  /** Nothing between whole numbers. */
  readonly whole?: true;
}

type FigureKey = { [Key in SettingKey]: (typeof defaults)[Key] extends boolean ? never : Key }[SettingKey];

/** What a number, or each of a list, may be. */
export const settingLimits: Readonly<Record<FigureKey, Limits>> = {
  reminderDays: { least: 1, most: 365, rising: true, whole: true },
  reminderFees: { least: 0, most: 1000 },
  marginFloor: { least: 0, most: 1000 },
  quoteReminderDays: { least: 0, most: 365, whole: true },
};

/** Whether a value has the kind of the key's default, a list as long as it, and lies within the key's limits. */
export function isSettingValue<Key extends SettingKey>(key: Key, value: unknown): value is SettingValue<Key> {
  const usual: boolean | number | readonly number[] = settingDefaults[key];
  if (typeof usual === 'boolean') return typeof value === 'boolean';
  const limits = settingLimits[key as FigureKey];
  if (typeof usual === 'number') return isWithin(limits, value);
  return Array.isArray(value) && value.length === usual.length && value.every((each) => isWithin(limits, each)) && isInOrder(limits, value);
}

function isWithin({ least, most, whole }: Limits, value: unknown): boolean {
  return typeof value === 'number' && value >= least && value <= most && (whole !== true || Number.isInteger(value));
}

function isInOrder({ rising }: Limits, values: readonly number[]): boolean {
  return rising !== true || values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}
