import { describe, expect, test } from 'vitest';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { rappen } from '#domain/money/money.ts';
import { heldReason, reminderDue } from './reminder.ts';
import type { InvoiceToRemind, ReminderRules } from './reminder.ts';

const dueOn = plainDate(2026, 11, 1);
const after = (days: number) => addDays(dueOn, days);
const invoice: InvoiceToRemind = {
  dueOn,
  open: rappen(10_000),
  fees: rappen(0),
  level: 0,
  remindedOn: null,
  disputed: false,
  customerOnHold: false,
};
const reminderRules: ReminderRules = { days: [10, 20, 30], fees: [rappen(0), rappen(3000), rappen(3000)] };
const due = (days: number, over: Partial<InvoiceToRemind> = {}): string => {
  const reminder = reminderDue({ ...invoice, ...over }, after(days), reminderRules);
  return reminder === null ? 'none' : `${reminder.level} for ${reminder.fee}`;
};

describe('a reminder', () => {
  test.each([
    [9, {}, 'none'],
    [10, {}, '1 for 0'],
    [19, { level: 1, remindedOn: after(10) }, 'none'],
    [20, { level: 1, remindedOn: after(10) }, '2 for 3000'],
    [30, { level: 2, remindedOn: after(20) }, '3 for 3000'],
    [90, { level: 3, remindedOn: after(30) }, 'none'],
    [90, {}, '1 for 0'],
    [91, { level: 1, remindedOn: after(90) }, 'none'],
    [100, { level: 1, remindedOn: after(90) }, '2 for 3000'],
    [90, { open: rappen(0) }, 'none'],
    [90, { open: rappen(-5) }, 'none'],
    [90, { disputed: true }, 'none'],
    [90, { customerOnHold: true }, 'none'],
    [90, { level: 2, remindedOn: after(20), open: rappen(3000), fees: rappen(3000) }, 'none'],
    [90, { level: 2, remindedOn: after(20), open: rappen(3001), fees: rappen(3000) }, '3 for 3000'],
  ])('%i days after the due day, %j', (days, over, wanted) => {
    expect(due(days, over)).toBe(wanted);
  });

  test('is held with a reason', () => {
    expect(heldReason(invoice)).toBeNull();
    expect(heldReason({ ...invoice, disputed: true, customerOnHold: true })).toBe('disputed');
    expect(heldReason({ ...invoice, customerOnHold: true })).toBe('customerOnHold');
    expect(heldReason({ ...invoice, open: rappen(2000), fees: rappen(3000) })).toBe('feesOnly');
    expect(heldReason({ ...invoice, open: rappen(0), fees: rappen(3000) })).toBeNull();
  });
});
