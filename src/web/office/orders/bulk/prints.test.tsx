import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PrintBatch } from '#contract/report.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { Prints } from './prints.tsx';

const batch = (over: Partial<PrintBatch> = {}): PrintBatch => ({
  id: 'one',
  reportId: 'lieferschein',
  startedAt: '2026-11-23T07:02:00Z',
  total: 30,
  done: 30,
  state: 'READY',
  failures: [],
  ...over,
});

function show(printed: PrintBatch[], ids: number[] | null, answers: PrintBatch[][] = []) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push([url, JSON.parse(typeof body === 'string' ? body : '{}')]);
      return Promise.resolve(Response.json(batch({ state: 'RUNNING', done: 0, startedAt: new Date().toISOString() })));
    }
    const items = answers.length > 1 ? answers.shift()! : (answers[0] ?? []);
    return Promise.resolve(Response.json({ items, page: 1, perPage: 1, total: items.length }));
  });
  const closed: boolean[] = [];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <IntlProvider locale="de" messages={{ errors, deskErrors, shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
          <Prints
            printed={printed}
            chosen={ids === null ? null : { count: ids.length, read: async () => Promise.resolve(ids) }}
            onClose={() => closed.push(true)}
          />
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  return { sent, closed, user: userEvent.setup() };
}
beforeEach(() => {
  localStorage.clear();
});

it('prints the chosen paper of the ticked orders, shows how far it is, and opens it when it is ready', async () => {
  const { sent, user } = show([], [3, 1, 2], [[batch({ state: 'RUNNING', done: 12 })], [batch()]]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Papier' }), 'Lieferscheine, wie ausgestellt');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual([['/api/report/batch', { reportId: 'lieferschein', ids: [3, 1, 2] }]]);
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(12);
  expect(screen.getByText(/Sie können weiterarbeiten/)).toBeTruthy();
  const open = await screen.findByRole('link', { name: 'PDF öffnen' });
  expect(open.getAttribute('href')).toBe('/api/report/batch/one/document');
});

it('is left and found again, with what has no such paper', async () => {
  const failures = [{ orderId: 7, formattedId: 'A2026-00007', errors: [{ message: 'paperNotIssued', params: {} }] }];
  const { closed, user } = show([batch({ failures })], null);
  await user.click(await screen.findByRole('button', { name: 'Letzte Drucke' }));
  const dialog = screen.getByRole('dialog', { name: 'Letzte Drucke' });
  expect(within(dialog).getByText('29 Papiere')).toBeTruthy();
  await user.click(within(dialog).getByText('1 Bestellung ohne dieses Papier'));
  expect(within(dialog).getByRole('link', { name: 'A2026-00007' }).getAttribute('href')).toBe('/admin/Orders/7');
  await user.click(within(dialog).getAllByRole('button', { name: 'Schliessen' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(closed.length).toBeGreaterThan(0);
});

it('says that a print broke off when the shop was started anew, and prints the same orders again', async () => {
  const first = show([], [3, 1], [[batch({ state: 'RUNNING', done: 1 })], []]);
  await first.user.click(await screen.findByRole('button', { name: 'PDF erstellen' }));
  // The next poll finds a shop that does not know the print any more.
  expect(await screen.findByText(/^Abgebrochen: Der Druck von 2 Bestellungen/)).toBeTruthy();
  cleanup();

  // After a reload it is still shown.
  const { sent, user } = show([], null, [[batch({ state: 'RUNNING', done: 0 })], [batch()]]);
  await user.click(await screen.findByRole('button', { name: 'Letzte Drucke' }));
  await user.click(await screen.findByRole('button', { name: 'Noch einmal drucken' }));
  expect(sent).toEqual([['/api/report/batch', { reportId: 'auftragsbestaetigung', ids: [3, 1] }]]);
  await waitFor(() => expect(screen.queryByText(/^Abgebrochen/)).toBeNull());
});

it('says that a print takes no more than 500 orders at a time', async () => {
  const { sent, user } = show(
    [],
    Array.from({ length: 600 }, (_, at) => at + 1),
    [[]],
  );
  expect(await screen.findByText(/Höchstens 500 auf einmal/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'PDF erstellen' }));
  expect(sent).toEqual([['/api/report/batch', { reportId: 'auftragsbestaetigung', ids: Array.from({ length: 500 }, (_, at) => at + 1) }]]);
});
