/**
 * Whether the statements of an account are consecutive: each begins with the closing balance of the one before it, and no number is skipped.
 * A missing statement may still arrive, so it prevents no booking.
 */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { chfText } from '#domain/money/money-text.ts';
import type { Rappen } from '#domain/money/money.ts';
import { rappen } from '#domain/money/money.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Statement } from './statement.ts';

export interface StatementEnds {
  /** The bank's own name for it. */
  readonly name: string;
  readonly account: string;
  /** Restarts at 1 each year; null: the bank numbers none. */
  readonly number: number | null;
  readonly endsOn: PlainDate;
  readonly opening: Rappen;
  readonly closing: Rappen;
}

/** Those with both balances and a last day, each once regardless of its number of pages. */
export function statementEnds(statements: readonly Statement[]): StatementEnds[] {
  const whole = statements.filter(({ kind }) => kind === '053');
  return [...Map.groupBy(whole, ({ account, id }) => `${account}|${id}`).values()].flatMap((pages) => {
    const ordered = pages.toSorted((one, other) => one.page - other.page);
    const [first, last] = [ordered[0], ordered.at(-1)];
    const endsOn = last?.endsOn ?? null;
    if (first === undefined || last === undefined || first.opening === null || last.closing === null || endsOn === null) return [];
    const { id: name, account, number } = first;
    return [{ name, account, number, endsOn, opening: first.opening.amount, closing: last.closing.amount }];
  });
}

/**
 * Gaps of `ours`, compared with all statements of the same accounts, ours included: `bankStatementMissing`, `bankBalanceGap`.
 * The first of an account follows nothing.
 */
export function statementGaps(ours: readonly StatementEnds[], all: readonly StatementEnds[]): Refusal[] {
  const mine = new Set(ours.map(markOf));
  return [...Map.groupBy(all, ({ account }) => account).values()].flatMap((account) => {
    const ordered = [...new Map(account.map((each) => [markOf(each), each])).values()].toSorted(byDay);
    return ordered.flatMap((each, index) => {
      const before = ordered[index - 1];
      return before === undefined || !mine.has(markOf(each)) ? [] : gapBetween(before, each);
    });
  });
}

const markOf = ({ account, name, endsOn, opening, closing }: StatementEnds): string => [account, name, endsOn, opening, closing].join('|');

/** Of several on one day the bank's number decides the order. */
function byDay(one: StatementEnds, other: StatementEnds): number {
  if (one.endsOn !== other.endsOn) return one.endsOn < other.endsOn ? -1 : 1;
  return (one.number ?? 0) - (other.number ?? 0);
}

function gapBetween(before: StatementEnds, { name, number, opening }: StatementEnds): Refusal[] {
  if (number !== null && before.number !== null && number > before.number + 1) {
    const [from, to] = [before.number + 1, number - 1];
    return [refusal('bankStatementMissing', { statement: name, from, to, count: to - from + 1 })];
  }
  if (opening === before.closing) return [];
  return [
    refusal('bankBalanceGap', {
      statement: name,
      before: before.name,
      opening: chfText(opening),
      closing: chfText(before.closing),
      difference: chfText(rappen(opening - before.closing)),
    }),
  ];
}
