/**
 * The bank's files of two mornings. The first is booked: whole payments, a partial one, a bank charge, and one of unknown purpose.
 * The last one is only read: it waits for review.
 */
import { applyBankImport, importBankFile } from '#contract/bank-import.ts';
import type { BankImportWithRows } from '#contract/bank-import.ts';
import { readCompany } from '#contract/company.ts';
import { readInvoices } from '#contract/invoice.ts';
import type { InvoiceSummary } from '#contract/invoice.ts';
import { camtFile } from '../bank/camt-file.ts';
import type { CamtEntry, CamtPayment } from '../bank/camt-file.ts';
import { day, dayOf, hour } from './demo-desk.ts';
import type { Desk, TradeEvent } from './demo-desk.ts';
import { onWeekday } from './follow-course.ts';

/** Balance of the account, in hundredths, and the bank's statement number. */
const [firstOpening, firstNumber] = [4_812_355, 214];

export function bankMornings(desk: Desk): TradeEvent[] {
  const at = onWeekday(desk.today - 10 * day);
  return [{ at, happen: async () => bookMorning(desk, at) }];
}

async function bookMorning(desk: Desk, at: number): Promise<TradeEvent[]> {
  const [whole, other, part] = await openInvoices(desk, at);
  const unknown = { debtor: 'Vreni Baumgartner', text: 'Danke fürs Liefern', amount: 18_450 };
  const entries = [...credits(at, [...paid(whole, 1), ...paid(other, 1), ...paid(part, 0.4), unknown]), fee(at)];
  const { id, version, totals } = await send(desk, at, { number: firstNumber, opening: firstOpening, entries });
  const body = { version, rows: totals.bookable, amount: totals.bookableAmount };
  await desk.call({ actor: desk.head, at }, applyBankImport, { params: { id }, body });
  const next = desk.today - hour;
  const opening = firstOpening + cents(totals.amount);
  return [{ at: next, happen: async () => readMorning(desk, next, opening) }];
}

async function readMorning(desk: Desk, at: number, opening: number): Promise<[]> {
  const [whole, named] = await openInvoices(desk, at);
  const inWords =
    named === undefined ? [] : [{ debtor: named.customerName, text: `Rechnung ${named.formattedId}`, amount: cents(named.open) }];
  const entries = credits(at, [...paid(whole, 1), ...inWords, { debtor: 'Hofladen Unterdorf', text: 'Barverkauf Samstag', amount: 6200 }]);
  await send(desk, at, { number: firstNumber + 1, opening, entries });
  return [];
}

/** Those without a reminder, now or soon: the latest due day first. */
async function openInvoices(desk: Desk, at: number): Promise<InvoiceSummary[]> {
  const { items } = await desk.call({ actor: desk.head, at }, readInvoices, { query: { perPage: 500 } });
  return items
    .filter(({ open, disputed, reminderLevel }) => open > 0 && !disputed && reminderLevel === 0)
    .toSorted((one, other) => (one.dueDay > other.dueDay ? -1 : 1));
}

const cents = (chf: number): number => Math.round(chf * 100);
const stamp = (at: number): string => dayOf(at).replaceAll('-', '');

function paid(invoice: InvoiceSummary | undefined, share: number): CamtPayment[] {
  if (invoice === undefined) return [];
  return [{ debtor: invoice.customerName, reference: invoice.qrReference, amount: Math.round(cents(invoice.open) * share) }];
}

const credits = (at: number, payments: readonly CamtPayment[]): CamtEntry[] =>
  payments.map((payment, index) => ({ bankReference: `ZE${stamp(at)}${index}`, day: dayOf(at), payments: [payment] }));

const fee = (at: number): CamtEntry => ({
  bankReference: `SP${stamp(at)}`,
  day: dayOf(at),
  isOutgoing: true,
  isCharge: true,
  amount: 1250,
  text: 'Kontoführung und Buchungsspesen',
  payments: [],
});

interface Morning {
  number: number;
  opening: number;
  entries: readonly CamtEntry[];
}

async function send(desk: Desk, at: number, morning: Morning): Promise<BankImportWithRows> {
  const by = { actor: desk.head, at };
  const { iban } = await desk.call(by, readCompany, {});
  const text = camtFile({ kind: '053', version: '08', id: `KA${stamp(at)}`, iban, day: dayOf(at), ...morning });
  const form = new FormData();
  form.set('file', new File([text], `camt053_${stamp(at)}.xml`));
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  return desk.call(by, importBankFile, {}, { bytes: Buffer.from(await request.arrayBuffer()), contentType, signature: null });
}
