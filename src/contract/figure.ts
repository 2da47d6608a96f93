/** How the business goes: the month up to today, reports of months, and what customers owe. */
import { z } from 'zod';
import { openItemAges } from '#domain/ledger/open-item.ts';
import { lostReasons } from '#domain/quote/lost-reason.ts';
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

const MonthText = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);

/** Net amounts. An order's margin is that of its lines whose cost is known. */
const MarginRow = z.object({
  /** Orders with such lines. */
  orders: Count,
  /** Price of the lines after the discount of their order. */
  amount: Chf,
  /** Part of it whose cost is known. */
  known: Chf,
  cost: Chf,
});

const inMonth = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object({ month: z.string(), ...shape }));

/** Each list of months has a row for every month of the span. */
export const FigureReport = z.object({
  from: z.string(),
  to: z.string(),
  /** The day on which it was computed. */
  today: DateText,
  /** Invoices issued in the month, net; `credited`: taken back of these since by credit notes. */
  turnover: inMonth({ invoices: Count, invoiced: Chf, credited: Chf }),
  /** As in `Figures`. */
  orders: inMonth({ count: Count, amount: Chf }),
  deliveries: inMonth({ promised: Count, onTime: Count }),
  /** By the day on which they were ordered or lost; null: the caller may not read quotes. */
  quotes: z
    .object({
      months: inMonth({ won: Count, lost: Count }),
      /** Only reasons that occurred; totals as in the list of quotes. */
      reasons: z.array(z.object({ reason: z.enum(lostReasons), count: Count, total: Chf })),
    })
    .nullable(),
  /** Of the orders of the span; null: the caller may not see margins. */
  margins: z
    .object({
      total: MarginRow,
      /** By product type, the largest amount first; id 0: lines without a product. */
      families: z.array(MarginRow.extend({ productTypeId: z.number().int(), name: z.string() })),
      /** Those with the largest amounts. */
      customers: z.array(MarginRow.extend({ customerId: z.number().int(), name: z.string() })),
      customerCount: Count,
    })
    .nullable(),
  /** As they are today, whatever the span. */
  openItems: z.array(z.object({ age: z.enum(openItemAges), count: Count, amount: Chf })),
});
export type FigureReport = z.infer<typeof FigureReport>;

export const readFigureReport = endpoint({
  method: 'GET',
  path: '/figure/report',
  tag: 'today',
  summary: 'Turnover, orders, quotes, promises kept and margins of some months, and open items by age; at most a minute old',
  access: staff('recordPayments'),
  /** Both months included; at most 24. */
  query: z.object({ from: MonthText, to: MonthText }),
  response: FigureReport,
  errors: ['validation.date', 'tooManyMonths'],
  callsPerMinute: 60,
});
