/** The figures of the shop, computed at most once a minute, whoever asks; parts that the caller may not see are left out. */
import type { Figures } from '#contract/figure.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { monthToDate } from '#domain/figure/month-to-date.ts';
import { changeOf } from '#domain/figure/share.ts';
import { chfFromHundredths } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { decidedQuotes, openInvoices, orderIntake, promisesKept } from './figure-store.ts';
import { keptAMinute } from './kept-a-minute.ts';

/** Margins are stored in ten-thousandths. */
const whole = 10_000;

export interface FigureServices {
  db: Db;
  now: () => number;
}

type ReadFigures = (actor: Actor) => Promise<Figures>;

export function keptFigures({ db, now }: FigureServices): ReadFigures {
  const read = keptAMinute<Figures>(now);
  return async (actor) => {
    const figures = await read('month', async () => figuresOf(db, localNow(now()).date));
    return may(actor, 'manageQuotes') ? figures : { ...figures, quotes: null };
  };
}

async function figuresOf(db: Db, today: PlainDate): Promise<Figures> {
  const { now, before } = monthToDate(today);
  const [orders, ordersBefore, promises, quotes, open] = await Promise.all([
    orderIntake(db, now),
    orderIntake(db, before),
    promisesKept(db, { from: now.from, to: addDays(today, -1) }),
    decidedQuotes(db, now),
    openInvoices(db, today),
  ]);
  return {
    month: now,
    orders: { count: orders.count, amount: chfFromHundredths(orders.amount), change: changeOf(orders.amount, ordersBefore.amount) },
    deliveries: promises,
    overdue: { count: open.overdue.count, amount: chfFromHundredths(open.overdue.amount) },
    openItems: chfFromHundredths(open.all),
    quotes: { won: quotes.won, decided: quotes.won + quotes.lost, margin: quotes.margin === null ? null : quotes.margin / whole },
  };
}
