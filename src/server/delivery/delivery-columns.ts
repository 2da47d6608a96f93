/** Columns by which the list of deliveries can be sorted and filtered, under their names on the wire. */
import type { Choice, ListColumns } from '#server/call/list-columns.ts';

const named = (...names: string[]): Choice[] => names.map((name) => ({ value: name, label: name, stored: name }));

export const deliveryColumns = {
  formattedId: { kind: 'text' },
  kind: { kind: 'choice', choices: named('DELIVERY', 'RETURN') },
  orderFormattedId: { kind: 'text' },
  customerName: { kind: 'text' },
  city: { kind: 'text' },
  day: { kind: 'day' },
  deliveryType: { kind: 'choice', choices: named('PICKUP', 'TRUCK', 'MAIL', 'FEDEX') },
  createdAt: { kind: 'instant' },
} as const satisfies ListColumns;
