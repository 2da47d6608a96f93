/** Columns by which the list of prices can be sorted and filtered, under their names on the wire. */
import { priceSources } from '#domain/pricing/price-row.ts';
import type { Choice, ListColumns } from '#server/call/list-columns.ts';

const named = (...names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: name, stored: name }));
const yesNo: readonly Choice[] = [true, false].map((stored) => ({ value: String(stored), label: String(stored), stored }));

export const priceListColumns = {
  customerName: { kind: 'text' },
  isDefault: { kind: 'choice', choices: yesNo },
  articleNumber: { kind: 'text' },
  productName: { kind: 'text' },
  activeStrategy: { kind: 'choice', choices: named(...priceSources) },
  fromPrice: { kind: 'chf' },
  /** In whole percent in filters. */
  margin: { kind: 'number' },
  plannedFrom: { kind: 'day' },
  remote: { kind: 'choice', choices: named('OK', 'FAILED') },
} as const satisfies ListColumns;
