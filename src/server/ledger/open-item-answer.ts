/** An open item in the form of the wire. */
import type { OpenItem } from '#contract/ledger.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { ageOf, daysOverdue } from '#domain/ledger/open-item.ts';
import { heldReason, reminderDue } from '#domain/ledger/reminder.ts';
import type { InvoiceToRemind, ReminderRules } from '#domain/ledger/reminder.ts';
import { chfFromHundredths, rappen } from '#domain/money/money.ts';
import { invoiceSummary } from '#server/invoice/invoice-answer.ts';
import type { OpenItemRow } from './open-item-store.ts';

export function toRemind(row: OpenItemRow): InvoiceToRemind {
  return {
    dueOn: plainDateOf(row.due_on),
    open: rappen(row.open_amount),
    fees: rappen(row.fee_amount),
    level: row.reminder_level,
    remindedOn: row.reminded_on === null ? null : plainDateOf(row.reminded_on),
    disputed: row.disputed,
    customerOnHold: row.on_hold,
  };
}

export function openItemAnswer(row: OpenItemRow, today: PlainDate, rules: ReminderRules): OpenItem {
  const invoice = toRemind(row);
  const overdue = daysOverdue(invoice.dueOn, today);
  return {
    ...invoiceSummary(row),
    daysOverdue: overdue,
    age: ageOf(overdue),
    fees: chfFromHundredths(row.fee_amount),
    skonto: row.skonto_percent === 0 ? null : { percent: row.skonto_percent / 100, days: row.skonto_days },
    credit: chfFromHundredths(row.credit),
    nextReminder: reminderDue(invoice, today, rules)?.level ?? null,
    held: heldReason(invoice),
  };
}
