/** The figures as rows in words, each with the address of the list that shows its rows; what there is nothing to say about is left out. */
import type { Figures } from '#contract/figure.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { monthToDate } from '#domain/figure/month-to-date.ts';
import { changeText, percentText, shareOf } from '#domain/figure/share.ts';
import { chfText, groupedText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { paths } from '#web/paths.ts';
import { monthText } from '../text/weekday-text.ts';
import { todayWords as t } from './today-words.ts';

export interface FigureRow {
  word: string;
  text: string;
  to: string;
  /** Null: neither. */
  isGood: boolean | null;
}

/** Neither cancelled nor waiting for a payment. */
const counted = 'orderStatusId:1|2|4';
const listOf = (path: string, ...filters: string[]): string =>
  `${path}?${new URLSearchParams(filters.map((filter) => ['filter', filter])).toString()}`;
const row = (word: string, text: string, to: string, isGood: boolean | null = null): FigureRow => ({ word, text, to, isGood });

export const wholeFrancs = (chf: number): string => groupedText(Math.round(chf));
const overdueAddress = listOf(paths.officePayments, 'daysOverdue:1..');

export function figureRows({ month, orders, deliveries, overdue, quotes }: Figures): FigureRow[] {
  const { now, before } = monthToDate(month.to as PlainDate);
  const madeIn = ({ from, to }: typeof now): string => listOf(paths.officeOrders, `createdAt:${from}..${to}`, counted);
  const decided = `decidedOn:${now.from}..${now.to}`;
  const onTime = shareOf(deliveries.onTime, deliveries.promised);
  const won = quotes === null ? null : shareOf(quotes.won, quotes.decided);
  return [
    orders.count === 0 ? null : row(t.intake, wholeFrancs(orders.amount), madeIn(now)),
    orders.change === null
      ? null
      : row(t.against(monthText(before.from)), changeText(orders.change), madeIn(before), orders.change === 0 ? null : orders.change > 0),
    quotes === null || won === null
      ? null
      : row(t.won, t.wonOf(quotes.won, quotes.decided, percentText(won)), listOf(paths.officeQuotes, decided)),
    onTime === null
      ? null
      : row(
          t.onTime,
          percentText(onTime, 1),
          listOf(paths.officeOrders, `confirmedDeliveryDate:${now.from}..${addDays(now.to, -1)}`, counted, 'promise:KEPT|LATE|OPEN'),
        ),
    quotes === null || quotes.margin === null
      ? null
      : row(t.margin, percentText(quotes.margin, 1), listOf(paths.officeQuotes, decided, 'state:ORDERED')),
    overdue.count === 0 ? null : row(t.overdue, t.overdueOf(overdue.count, chfText(rappenFromChf(overdue.amount))), overdueAddress),
  ].filter((each) => each !== null);
}
