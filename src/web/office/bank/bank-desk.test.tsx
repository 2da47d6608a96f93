import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { BankImportRow, BankImportWithRows } from '#contract/bank-import.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { BankDesk } from './bank-desk.tsx';

const row = (id: number, over: Partial<BankImportRow>): BankImportRow => ({
  id,
  amount: 100,
  currency: 'CHF',
  day: '2026-11-20',
  reference: '',
  debtor: `Zahler ${id}`,
  text: '',
  match: { invoiceId: id, orderId: null, formattedId: `R2026-0000${id}`, customerName: 'Muster', open: 100, how: 'reference' },
  effect: 'full',
  problem: null,
  choosable: true,
  booked: false,
  ...over,
});

const file = (rows: BankImportRow[], over: Partial<BankImportWithRows> = {}): BankImportWithRows => {
  const bookable = rows.filter(({ problem }) => problem === null).length;
  return {
    id: 1,
    version: 3,
    fileName: 'camt.xml',
    state: 'DRY',
    createdAt: '2026-11-23T08:00:00.000Z',
    who: 'leitung@kistenwerk.example',
    appliedAt: null,
    undoneAt: null,
    problems: [],
    gaps: [],
    totals: { rows: rows.length, bookable, amount: rows.length * 100, bookableAmount: bookable * 100 },
    rows,
    ...over,
  };
};

function open(loaded: BankImportWithRows) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    sent.push([url, JSON.parse(body as string)]);
    return Promise.resolve(Response.json({ ...loaded, state: 'APPLIED', version: loaded.version + 1 }));
  });
  const element = <BankDesk loaded={loaded} today={'2026-11-23' as PlainDate} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <IntlProvider locale="de" messages={{ shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </IntlProvider>,
  );
  return { sent, user: userEvent.setup() };
}

it('says how much is booked, and books exactly that', async () => {
  const { sent, user } = open(file([row(1, {}), row(2, {})]));
  await user.click(screen.getByRole('button', { name: /2 Zahlungen buchen, CHF 200\.00/ }));
  expect(sent).toEqual([['/api/bank-import/1/apply', { version: 3, rows: 2, amount: 200 }]]);
  expect(await screen.findByRole('button', { name: 'Zurücknehmen' })).toBeDefined();
});

it('asks before unclear payments are left behind', async () => {
  const { sent, user } = open(file([row(1, {}), row(2, { problem: 'bankProposal' }), row(3, { problem: 'bankOutgoing' })]));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText(/Eine Zahlung ist noch nicht geklärt/)).toBeDefined();
  expect(sent).toEqual([]);
  // The same key answers the question, and does not ask it again.
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBe(null);
});

it('confirms all proposals at once', async () => {
  const { sent, user } = open(file([row(1, { problem: 'bankProposal' }), row(2, { problem: 'bankNoMatch', match: null })]));
  await user.click(screen.getByRole('button', { name: '1 Vorschlag bestätigen' }));
  expect(sent).toEqual([['/api/bank-import/1', { version: 3, rows: [{ id: 1, invoiceId: 1, orderId: null }] }]]);
});

it('books nothing of a file that contradicts itself, and says why', () => {
  const problems = [{ key: 'bankBatchSumWrong', params: { entry: 'B1', amount: 'CHF 60.00', sum: 'CHF 61.00' } }];
  open(file([row(1, {})], { problems }));
  expect(screen.getByRole('alert').textContent).toContain('Buchung B1 über CHF 60.00');
  expect(screen.getByRole('button', { name: /1 Zahlung buchen/ })).toHaveProperty('disabled', true);
});
