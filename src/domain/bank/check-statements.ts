/** Redundant data in a bank file must agree: balances, sums and counts. A file that contradicts itself is not booked. */
import { sum, rappen } from '#domain/money/money.ts';
import { refusal, type Refusal } from '#domain/refusal/refusal.ts';
import { chfText } from '#domain/money/money-text.ts';
import type { Entry, Statement } from './statement.ts';

/** `bankBalanceWrong`, `bankPageMissing`, `bankEntryCountWrong`, `bankBatchSumWrong`, `bankBatchCountWrong`; each names the statement or booking. */
export function statementProblems(statements: readonly Statement[]): Refusal[] {
  const groups = Map.groupBy(statements, ({ kind, account, id }) => `${kind}|${account}|${id}`);
  return [...groups.values()].flatMap((pages) => {
    const ordered = pages.toSorted((one, other) => one.page - other.page);
    const isRepeated = new Set(ordered.map(({ page }) => page)).size < ordered.length;
    const whole = isRepeated ? ordered.map((page) => [page]) : [ordered];
    return [...whole.flatMap(pageProblems), ...ordered.flatMap(({ entries }) => entries.flatMap(entryProblems))];
  });
}

function pageProblems(pages: readonly Statement[]): Refusal[] {
  const [first] = pages;
  const last = pages.at(-1);
  if (first === undefined || last === undefined) return [];
  const statement = first.id;
  // Pages of booking details (054) are independent of each other.
  const isWhole = first.kind === '054' || (last.isLastPage && pages.every(({ page }, index) => page === index + 1));
  if (!isWhole) return [refusal('bankPageMissing', { statement })];
  const problems: Refusal[] = [];
  const entries = pages.flatMap((page) => page.entries);
  const declared = pages.length === 1 ? first.declaredEntries : null;
  if (declared !== null && declared !== entries.length)
    problems.push(refusal('bankEntryCountWrong', { statement, declared, found: entries.length }));
  const [opening, closing] = [first.opening, last.closing];
  const moved = sum(entries.filter(({ status }) => status === 'BOOK').map(signed));
  if (opening !== null && closing !== null && opening.amount + moved !== closing.amount)
    problems.push(
      refusal('bankBalanceWrong', {
        statement,
        opening: chfText(opening.amount),
        moved: chfText(moved),
        closing: chfText(closing.amount),
      }),
    );
  return problems;
}

const signed = ({ amount, isCredit }: Entry) => rappen(isCredit ? (amount?.amount ?? 0) : 0 - (amount?.amount ?? 0));

function entryProblems(entry: Entry): Refusal[] {
  const { payments, batch, bankReference, amount } = entry;
  const problems: Refusal[] = [];
  if (amount === null) return problems;
  const known = { entry: bankReference, amount: chfText(amount.amount) };
  const charges = entry.charges + sum(payments.map((payment) => payment.charges));
  if (batch.amount !== null && Math.abs(batch.amount - amount.amount) > charges)
    problems.push(refusal('bankBatchSumWrong', { ...known, sum: chfText(batch.amount) }));
  if (payments.length === 0) return problems;
  if (batch.count !== null && batch.count !== payments.length)
    problems.push(refusal('bankBatchCountWrong', { ...known, declared: batch.count, found: payments.length }));
  if (payments.some((payment) => payment.amount === null)) return problems;
  const total = sum(
    payments.map((payment) => rappen(payment.isCredit === entry.isCredit ? (payment.amount ?? 0) : 0 - (payment.amount ?? 0))),
  );
  if (total !== amount.amount && Math.abs(total - amount.amount) !== charges)
    problems.push(refusal('bankBatchSumWrong', { ...known, sum: chfText(total) }));
  return problems;
}
