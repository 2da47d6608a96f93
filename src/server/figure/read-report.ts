/** The reports of figures over a span of months, computed at most once a minute for each span; parts that the caller may not see are left out. */
import type { FigureReport } from '#contract/figure.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { MonthSpan } from '#domain/figure/month-span.ts';
import { countMonths, daysIn, mostMonths, parseMonth } from '#domain/figure/month-span.ts';
import { monthRows } from '#domain/figure/report.ts';
import { openItemAges } from '#domain/ledger/open-item.ts';
import { chfFromHundredths } from '#domain/money/money.ts';
import { lostReasons } from '#domain/quote/lost-reason.ts';
import { refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { openItemsByAge } from '#server/ledger/open-items-by-age.ts';
import { keptAMinute } from './kept-a-minute.ts';
import { customerNames, marginRows, productTypeNames } from './margin-store.ts';
import type { MarginRow, MarginSums } from './margin-store.ts';
import type { FigureServices } from './read-figures.ts';
import { decisionsByMonth, ordersByMonth, promisesByMonth, turnoverByMonth } from './report-store.ts';
import type { DecisionRow } from './report-store.ts';

/** Customers that are listed by name. */
const mostCustomers = 100;

type ReadReport = (span: { from: string; to: string }, actor: Actor) => Promise<FigureReport>;

export function keptReports({ db, now }: FigureServices): ReadReport {
  const read = keptAMinute<FigureReport>(now);
  return async ({ from, to }, actor) => {
    const span = spanOf(from, to);
    const report = await read(`${from} ${to}`, async () => reportOf(db, span, localNow(now()).date));
    return may(actor, 'manageQuotes') ? report : { ...report, quotes: null, margins: null };
  };
}

function spanOf(first: string, last: string): MonthSpan {
  const [from, to] = [parseMonth(first), parseMonth(last)];
  if (from === null || to === null || from > to) throw refused('validation.date', {}, 'query.to');
  if (countMonths({ from, to }) > mostMonths) throw refused('tooManyMonths', { most: mostMonths }, 'query.to');
  return { from, to };
}

/** One statement after the other: a report must not take the connections of those who order. */
async function reportOf(db: Db, span: MonthSpan, today: PlainDate): Promise<FigureReport> {
  const days = daysIn(span);
  const yesterday = addDays(today, -1);
  const turnover = await turnoverByMonth(db, days);
  const orders = await ordersByMonth(db, days);
  const promises = await promisesByMonth(db, { ...days, to: days.to < yesterday ? days.to : yesterday });
  const decisions = await decisionsByMonth(db, days);
  const margins = await marginsOf(db, await marginRows(db, days));
  const open = new Map((await openItemsByAge(db, today)).map((row) => [row.age, row]));
  return {
    ...span,
    today,
    turnover: monthRows(
      span,
      turnover.map(({ invoiced, credited, ...row }) => ({
        ...row,
        invoiced: chfFromHundredths(invoiced),
        credited: chfFromHundredths(credited),
      })),
      { invoices: 0, invoiced: 0, credited: 0 },
    ),
    orders: monthRows(
      span,
      orders.map(({ amount, ...row }) => ({ ...row, amount: chfFromHundredths(amount) })),
      { count: 0, amount: 0 },
    ),
    deliveries: monthRows(span, promises, { promised: 0, onTime: 0 }),
    quotes: quotesOf(span, decisions),
    margins,
    openItems: openItemAges.map((age) => ({
      age,
      count: open.get(age)?.count ?? 0,
      amount: chfFromHundredths(open.get(age)?.amount ?? 0),
    })),
  };
}

const countOf = (rows: readonly DecisionRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

function quotesOf(span: MonthSpan, decisions: readonly DecisionRow[]): FigureReport['quotes'] {
  const months = [...Map.groupBy(decisions, ({ month }) => month)].map(([month, rows]) => ({
    month,
    won: countOf(rows.filter(({ won }) => won)),
    lost: countOf(rows.filter(({ won }) => !won)),
  }));
  const reasons = lostReasons.flatMap((reason) => {
    const rows = decisions.filter((row) => row.reason === reason);
    return rows.length === 0
      ? []
      : [{ reason, count: countOf(rows), total: chfFromHundredths(rows.reduce((sum, { total }) => sum + total, 0)) }];
  });
  return { months: monthRows(span, months, { won: 0, lost: 0 }), reasons: reasons.toSorted((a, b) => b.count - a.count) };
}

async function marginsOf(db: Db, rows: readonly MarginRow[]): Promise<FigureReport['margins']> {
  const largest = rows.toSorted((a, b) => b.amount - a.amount);
  const families = largest.flatMap(({ productTypeId, ...row }) => (productTypeId === null ? [] : [{ productTypeId, ...inChf(row) }]));
  const all = largest.flatMap(({ customerId, ...row }) => (customerId === null ? [] : [{ customerId, ...inChf(row) }]));
  const customers = all.slice(0, mostCustomers);
  const types = await productTypeNames(db);
  const names = await customerNames(
    db,
    customers.map(({ customerId }) => customerId),
  );
  const total = rows.find(({ productTypeId, customerId }) => productTypeId === null && customerId === null);
  return {
    total: inChf(total ?? { orders: 0, amount: 0, known: 0, cost: 0 }),
    families: families.map((row) => ({ ...row, name: types.get(row.productTypeId) ?? '' })),
    customers: customers.map((row) => ({ ...row, name: names.get(row.customerId) ?? '' })),
    customerCount: all.length,
  };
}

const inChf = ({ orders, amount, known, cost }: MarginSums) => ({
  orders,
  amount: chfFromHundredths(amount),
  known: chfFromHundredths(known),
  cost: chfFromHundredths(cost),
});
