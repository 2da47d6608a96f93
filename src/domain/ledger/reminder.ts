/** Which reminder an invoice gets on a day: one level after the other, never two at once, and none while something prevents it. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';

export interface ReminderRules {
  /** Of level 1 to 3: days after the due day, rising. */
  readonly days: readonly number[];
  /** Of level 1 to 3: VAT included, as it is taxed like the goods. */
  readonly fees: readonly Rappen[];
}

export interface InvoiceToRemind {
  readonly dueOn: PlainDate;
  readonly open: Rappen;
  /** Open fees of earlier reminders; fees alone are never reminded of. */
  readonly fees: Rappen;
  /** Of the last reminder; 0: none yet. */
  readonly level: number;
  readonly remindedOn: PlainDate | null;
  readonly disputed: boolean;
  readonly customerOnHold: boolean;
}

export const heldReasons = ['disputed', 'customerOnHold', 'feesOnly'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** Why no reminder is sent, however old the invoice; null: no reason. */
export function heldReason({ open, fees, disputed, customerOnHold }: InvoiceToRemind): HeldReason | null {
  if (disputed) return 'disputed';
  if (customerOnHold) return 'customerOnHold';
  return open > 0 && open <= fees ? 'feesOnly' : null;
}

export interface DueReminder {
  readonly level: number;
  readonly fee: Rappen;
}

/** null: none is due today. Between two levels pass at least as many days as the rules have between them. */
export function reminderDue(invoice: InvoiceToRemind, today: PlainDate, { days, fees }: ReminderRules): DueReminder | null {
  if (invoice.open <= 0 || heldReason(invoice) !== null) return null;
  const after = days[invoice.level];
  if (after === undefined) return null;
  const before = days[invoice.level - 1] ?? 0;
  const apart = invoice.remindedOn === null ? null : addDays(invoice.remindedOn, after - before);
  if (today < addDays(invoice.dueOn, after) || (apart !== null && today < apart)) return null;
  return { level: invoice.level + 1, fee: fees[invoice.level] ?? rappen(0) };
}
