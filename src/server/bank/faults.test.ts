import { expect, it } from 'vitest';
import { bookingsOf } from '#domain/bank/booking.ts';
import { statementProblems } from '#domain/bank/check-statements.ts';
import { judge, type Known, type PayableItem } from '#domain/bank/judge.ts';
import { rappen } from '#domain/money/money.ts';
import { qrReference } from '#domain/qr-bill/payment-reference.ts';
import { readStatements } from '#server/connect/bank-file/read-statements.ts';
import { askedInvoices, bankIban, faultCount, faultyFile, rowCount } from '#test/server/bank-faults.ts';

const invoices = askedInvoices(qrReference);
const items = invoices.map(({ isPaid, open, ...invoice }, index): PayableItem => ({
  ...invoice,
  invoiceId: index + 1,
  orderId: null,
  open: isPaid ? 0 : open,
  discountOn: () => rappen(0),
}));
const known: Known<PayableItem> = {
  items: {
    byReference: Map.groupBy(items, ({ reference }) => reference),
    byNumber: Map.groupBy(items, ({ formattedId }) => formattedId),
    byAmount: Map.groupBy(items, ({ open }) => open),
  },
  chosen: new Map(),
  booked: new Set(),
  bookedOf: new Map(),
  takenBack: new Map(),
};

async function rowsOf(text: string) {
  const outcome = await readStatements(Buffer.from(text));
  if (!outcome.ok) throw new Error(outcome.refusal.key);
  expect(statementProblems(outcome.value)).toEqual([]);
  return bookingsOf(outcome.value, [bankIban.replaceAll(' ', '')]).map(({ entryKey, entryAmount, problem, ...booking }, id) => {
    return { ...booking, id, bookingKey: entryKey, bookingAmount: entryAmount, fileProblem: problem };
  });
}

it(`of ${rowCount} payments exactly the ${faultCount} faulty ones are found`, async () => {
  const { text, problems } = faultyFile(invoices);
  const judged = judge(await rowsOf(text), known);
  expect(judged).toHaveLength(rowCount);
  expect(judged.map(({ problem }) => problem)).toEqual(problems);
  expect(problems.filter((problem) => problem !== null)).toHaveLength(faultCount);
});

it('what an earlier file booked is not booked again, whole or in part', async () => {
  const { text } = faultyFile(invoices);
  const rows = await rowsOf(text);
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new Error('no rows');
  const judged = judge(rows, { ...known, booked: new Set([first.key]), bookedOf: new Map([[second.bookingKey, 1]]) });
  expect(judged.slice(0, 3).map(({ problem }) => problem)).toEqual(['bankBookedAlready', 'bankBookedAlready', null]);
});

it('two payments of one invoice see each other', async () => {
  const [row] = await rowsOf(faultyFile(invoices).text);
  if (row === undefined) throw new Error('no row');
  const half = rappen(row.amount / 2);
  const judged = judge(
    [half, half, half].map((amount, id) => ({ ...row, id, key: `k${id}`, bookingKey: `k${id}`, amount })),
    known,
  );
  expect(judged.map(({ open, effect, problem }) => [open, effect, problem])).toEqual([
    [row.amount, 'part', null],
    [half, 'full', null],
    [0, 'over', 'bankItemSettled'],
  ]);
});
