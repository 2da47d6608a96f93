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

const largest = 100_000;
const isFigure = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= largest;

/** Whether a value has the kind of the key's default: a list as long as it, numbers from 0 on. */
export function isSettingValue<Key extends SettingKey>(key: Key, value: unknown): value is SettingValue<Key> {
  const usual: boolean | number | readonly number[] = settingDefaults[key];
  if (typeof usual === 'object') return Array.isArray(value) && value.length === usual.length && value.every(isFigure);
  return typeof usual === 'boolean' ? typeof value === 'boolean' : isFigure(value);
}
