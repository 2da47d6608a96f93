/** What a reminder asks for, line by line; the lines add up to what is open with its fee. */
import { dateText } from '#domain/calendar/date-text.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { ReminderWords } from '#server/words/reminder-words.ts';
import type { OpenItemRow } from './open-item-store.ts';

type Owed = Pick<OpenItemRow, 'formatted_id' | 'issued_on' | 'total_amount' | 'open_amount' | 'fee_amount'>;

/** `invoice`: before the reminder; `fee`: of the reminder itself. */
export function reminderLines(invoice: Owed, fee: Rappen, text: ReminderWords): (readonly [name: string, amount: Rappen])[] {
  const { formatted_id: number, issued_on, total_amount: total, open_amount: open, fee_amount: fees } = invoice;
  const all = [
    [text.invoice(number, dateText(plainDateOf(issued_on))), rappen(total)],
    [text.paidSoFar, rappen(open - fees - total)],
    [text.earlierFees, rappen(fees)],
    [text.fee, fee],
  ] as const;
  return all.filter(([, amount]) => amount !== 0);
}
