import { beforeEach, expect, it, vi } from 'vitest';
import type { OrderSummary } from '#contract/order.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { bulkVerbs } from './bulk-verbs.ts';

const today = parsePlainDate('2026-11-23');
if (today === null) throw new Error('no day');
const order = { id: 7 } as OrderSummary;
const sent = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

interface Claim {
  invoiceId: number | null;
  open: number;
}

/** The order's money as the server tells it; payments are answered with what they booked. */
function owes(claims: readonly Claim[]): void {
  const money = { orderId: 7, paymentStatusId: 2, total: 300, paid: 0, invoiced: 0, open: 300, claims, credit: 0 };
  sent.mockImplementation(async (_url, init) =>
    Promise.resolve(Response.json(init?.method === 'POST' ? { entries: [], money: [] } : money)),
  );
}

const booked = (): unknown[] => sent.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(init.body as string)] : []));
const pay = async (): Promise<string> => bulkVerbs.pay.act(order, { today, tell: false });

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});

it('pays the open invoices in one booking, for what was seen as open', async () => {
  owes([
    { invoiceId: 1, open: 120.1 },
    { invoiceId: 2, open: 0 },
    { invoiceId: 3, open: 79.95 },
    { invoiceId: null, open: 100 },
  ]);
  expect(await pay()).toBe('CHF 200.05');
  expect(booked()).toEqual([{ orderId: 7, amount: 200.05, open: 300.05, day: '2026-11-23' }]);
});

it('pays the order where nothing is invoiced', async () => {
  owes([{ invoiceId: null, open: 300 }]);
  expect(await pay()).toBe('CHF 300.00');
  expect(booked()).toEqual([{ orderId: 7, amount: 300, open: 300, day: '2026-11-23' }]);
});

it('books nothing where everything was paid meanwhile, and says so', async () => {
  owes([
    { invoiceId: 1, open: 0 },
    { invoiceId: null, open: -20 },
  ]);
  await expect(pay()).rejects.toMatchObject({ errors: [{ message: 'openChanged', params: { open: 'CHF 0.00' } }] });
  expect(booked()).toEqual([]);
});
