import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { PooledPlan } from '#contract/cut-plan.ts';
import type { WorkOrder } from '#contract/work-order.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import type { Column } from './board-view.ts';
import { CutPlan } from './cut-plan.tsx';

const column = (day: string, ...works: readonly { id: number; sawn: 'OPEN' | 'DONE' }[]) =>
  ({
    day: { day },
    works: works.map(({ id, sawn }) => ({
      id,
      formattedId: `A2026-0000${id}`,
      state: 'OPEN',
      steps: [{ state: sawn }] as WorkOrder['steps'],
    })),
  }) as unknown as Column;

const plan: PooledPlan = {
  hash: 'h1',
  workOrderIds: [1, 3],
  bars: [
    {
      material: 'spruce',
      name: 'Fichte sägeroh',
      thicknessMm: 18,
      widthMm: 140,
      isStocked: true,
      patterns: [
        { times: 1, lengthMm: 1200, restMm: 124, offcutId: 9, cuts: [{ workOrderId: 1, lengthMm: 1072, count: 1 }] },
        { times: 12, lengthMm: 5000, restMm: 94, offcutId: null, cuts: [{ workOrderId: 3, lengthMm: 1200, count: 4 }] },
      ],
      bars: 12,
      tooLong: [{ workOrderId: 3, lengthMm: 6000, count: 2 }],
    },
  ],
  sheets: [],
  pieces: 12,
  piecesAlone: 15,
  waste: 0.041,
  wasteAlone: 0.096,
  kept: 1,
  missing: [],
};

function show(columns: readonly Column[]) {
  const sent: { method: string; url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (method === 'PUT') {
      const { missing, ...rack } = sent.at(-1)!.body as { missing: boolean };
      return Promise.resolve(Response.json({ items: missing ? [{ ...rack, name: '', since: '', who: '' }] : [] }));
    }
    const isRests = url.includes('offcut');
    const rest = { id: 9, name: 'Fichte sägeroh', thicknessMm: 18, widthMm: 140, lengthMm: 1200, sheet: false, createdAt: '', who: '' };
    return Promise.resolve(
      Response.json(isRests ? { items: method === 'DELETE' ? [] : [rest] } : method === 'POST' ? { kept: 1, used: 1 } : plan),
    );
  });
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ profile: {}, session: { perm: [101] } }),
      Component: () => (
        <IntlProvider locale="de" messages={{ errors, deskErrors, shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
          <ToastProvider>
            <CutPlan columns={columns} />
          </ToastProvider>
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  return { sent, user: userEvent.setup() };
}
const days = [
  column('2026-11-23', { id: 1, sawn: 'OPEN' }, { id: 2, sawn: 'DONE' }),
  column('2026-11-24', { id: 3, sawn: 'OPEN' }),
  column('2026-11-25', { id: 4, sawn: 'DONE' }),
];

it('plans the chosen days together without what is sawn, and says what that saves', async () => {
  const { sent, user } = show(days);
  const choice = await screen.findByRole('group', { name: 'Tage, die zusammen gesägt werden' });
  expect(
    within(choice)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mo', 'Di']);
  await user.click(within(choice).getByRole('button', { name: 'Mo' }));
  await user.click(within(choice).getByRole('button', { name: 'Di' }));
  expect(await screen.findByText('12 Bretter und Platten statt 15, Verschnitt 4.1 statt 9.6 %')).toBeTruthy();
  expect(sent.filter(({ url }) => url.includes('cut-plan')).at(-1)?.url).toBe('/api/production/cut-plan?workOrderIds=1%2C3');
  expect(screen.getByText('Fichte sägeroh 140 × 18, Reststück 1200')).toBeTruthy();
  expect(screen.getByText('Rest 94')).toBeTruthy();
  expect(screen.getByText('Fichte sägeroh 140 × 18: 2 × 6000 passt auf kein Lagermass')).toBeTruthy();
});

it('books the plan as it was looked at, after a question', async () => {
  const { sent, user } = show(days);
  await user.click(await screen.findByRole('button', { name: 'Mo' }));
  await user.click(await screen.findByRole('button', { name: 'Als gesägt buchen' }));
  const question = await screen.findByRole('dialog', { name: '2 Aufträge als gesägt buchen?' });
  expect(question.textContent).toContain('1 Reststück kommt ins Lager');
  await user.click(within(question).getByRole('button', { name: 'Als gesägt buchen' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ workOrderIds: [1, 3], hash: 'h1' });
});

it('says what is missing, and that it is there again', async () => {
  const { sent, user } = show(days);
  await user.click(await screen.findByRole('button', { name: 'Mo' }));
  await user.click(await screen.findByRole('button', { name: 'Fichte sägeroh 140 × 18' }));
  const pressed = await screen.findByRole('button', { name: 'Fichte sägeroh 140 × 18 fehlt', pressed: true });
  const asked = { material: 'spruce', thicknessMm: 18, widthMm: 140 };
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ ...asked, missing: true });
  await user.click(pressed);
  expect(await screen.findByRole('button', { name: 'Fichte sägeroh 140 × 18', pressed: false })).toBeTruthy();
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ ...asked, missing: false });
});

it('forgets a rest that is not there any more', async () => {
  const { sent, user } = show(days);
  await user.click(await screen.findByText('1 Reststück im Lager'));
  await user.click(screen.getByRole('button', { name: 'Fichte sägeroh 140 × 18, 1200 ist nicht mehr da' }));
  await waitFor(() => expect(screen.queryByText('1 Reststück im Lager')).toBeNull());
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', url: '/api/production/offcut/9' });
});
