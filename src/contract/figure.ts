/** How the business goes: the month up to today, and what customers owe. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Chf, DateText } from './wire.ts';

const Count = z.number().int();

export const Figures = z.object({
  /** Up to today, both days included. */
  month: z.object({ from: DateText, to: DateText }),
  /** Orders of the month, without cancelled ones and those whose payment is not decided; net amounts. */
  orders: z.object({
    count: Count,
    amount: Chf,
    /** Against the same days of the month before, as a fraction; null: there were none. */
    change: z.number().nullable(),
  }),
  /** Orders promised for a day of the month that has passed, and those of them delivered completely by that day. */
  deliveries: z.object({ promised: Count, onTime: Count }),
  overdue: z.object({ count: Count, amount: Chf }),
  openItems: Chf,
  /** Ordered or lost in the month, with the joint margin of the ordered ones; null: the caller may not read quotes. */
  quotes: z
    .object({
      won: Count,
      decided: Count,
      /** As a fraction of the price; null: unknown. */
      margin: z.number().nullable(),
    })
    .nullable(),
});
export type Figures = z.infer<typeof Figures>;

export const readFigures = endpoint({
  method: 'GET',
  path: '/figure',
  tag: 'today',
  summary: 'The month to date and the open items, at most a minute old; quotes and margin only for those who may read quotes',
  access: staff('recordPayments'),
  response: Figures,
});
