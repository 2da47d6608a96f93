import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import type { WeekView } from './week-views.ts';
import { WeekBoard } from './week-board.tsx';
import { productionWords } from './production-words.ts';

const monday = plainDate(2026, 11, 23);
const [tuesday, wednesday, thursday] = [addDays(monday, 1), addDays(monday, 2), addDays(monday, 3)];
const days: LoadDay[] = Array.from({ length: 14 }, (_, index) => {
  const working = index % 7 < 5;
  return {
    day: addDays(monday, index),
    working,
    minutes: 0,
    litres: 0,
    capacityMinutes: working ? 600 : 0,
    capacityLitres: working ? 2000 : 0,
    deliverableOn: addDays(monday, index + 1),
  };
});
const step = (station: WorkOrder['steps'][number]['station'], state: WorkOrder['steps'][number]['state']) => ({
  station,
  state,
  begunAt: state === 'OPEN' ? null : '2026-11-23T08:02:00Z',
  begunBy: state === 'OPEN' ? '' : 'Urs Felder',
  doneAt: null,
  doneBy: '',
});
const work = (id: number, over: Partial<WorkOrder> = {}): WorkOrder => ({
  id,
  version: 3,
  orderId: 100 + id,
  formattedId: `A2026-0117${id}`,
  customerName: `Kundin ${id}`,
  positionId: 200 + id,
  name: 'Holzkiste',
  articleNumber: 'HK_0001',
  remark: '',
  quantity: 8,
  lineQuantity: 8,
  minutes: 300,
  litres: 500,
  goods: 'TIMBER',
  day: tuesday,
  state: 'OPEN',
  promised: addDays(monday, 4),
  latestDay: thursday,
  slackDays: 2,
  pictureHash: null,
  missing: [],
  steps: [step('SAW', 'OPEN'), step('NAIL', 'OPEN'), step('READY', 'OPEN')],
  ...over,
});

function show(given: readonly WorkOrder[], answer: () => Response = () => Response.json({}), view: WeekView = 'tafel') {
  let works = given;
  const sent: { method: string; url: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.endsWith('/offcut')) return Promise.resolve(Response.json({ items: [] }));
    const parsed = JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>;
    sent.push({ method, url, body: parsed });
    const said = answer();
    const id = Number(/work-order\/(\d+)/.exec(url)?.[1]);
    if (said.ok && typeof parsed['day'] === 'string')
      works = works.map((each) => (each.id === id ? { ...each, day: String(parsed['day']), version: each.version + 1 } : each));
    return Promise.resolve(said);
  });
  const onThisWeek = vi.fn();
  const onPrint = vi.fn();
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ profile: {}, session: { perm: [101] }, works }),
      Component: ({ loaderData }) => (
        <IntlProvider locale="de" messages={{ errors, deskErrors, shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
          <ToastProvider>
            <WeekBoard
              view={view}
              works={(loaderData as { works: WorkOrder[] }).works}
              days={days}
              week={{ from: monday, to: addDays(monday, 6), today: monday }}
              maySeeOrders={false}
              onThisWeek={onThisWeek}
              onPrint={onPrint}
            />
          </ToastProvider>
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  return { sent, onThisWeek, onPrint, user: userEvent.setup() };
}
const column = async (name: RegExp): Promise<HTMLElement> => screen.findByRole('region', { name });
const card = async (number: string): Promise<HTMLElement> => screen.findByRole('button', { name: new RegExp(`^${number}`) });

it.each(['liste', 'zeitachse'] as const)(
  'shows the week as %s too: the same work orders, chosen and moved by the same keys',
  async (view) => {
    const { sent, user } = show([work(1), work(2, { day: wednesday, missing: ['Sperrholz 12'] })], undefined, view);
    const first = await screen.findByRole('button', { name: /01171/ });
    expect(screen.getAllByText(/Zu(sage|gesagt)/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: /^Di 24/ })).toBeNull();
    expect(first.tabIndex).toBe(0);
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toMatch(/01172/);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PUT', url: '/api/work-order/2/day', body: { day: thursday } }));
    if (view === 'liste') expect(screen.getByText('Sperrholz 12 fehlt')).toBeTruthy();
  },
);

it('shows each day with what is booked against what can be done, and what is too much', async () => {
  show([work(1), work(2), work(3, { minutes: 60 }), work(4, { day: wednesday, state: 'CANCELED' })]);
  const day = await column(/^Di 24\.11\./);
  expect(within(day).getByText('11 / 10 Std')).toBeTruthy();
  expect(within(day).getByText('1 Std zu viel')).toBeTruthy();
  expect(within(await column(/^Mo 23\.11\./)).getByText('10 Std frei')).toBeTruthy();
  // Work on it had not begun: it is no longer shown.
  expect(within(await column(/^Mi 25\.11\./)).getByText('nichts geplant')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^Sa/ })).toBeNull();
});

it('shows what is late beside the week, and what was cancelled after it had begun', async () => {
  show([
    work(1, { day: '2026-11-20', slackDays: 4 }),
    work(2, { state: 'CANCELED', steps: [step('SAW', 'BEGUN'), step('NAIL', 'OPEN'), step('READY', 'OPEN')] }),
  ]);
  expect(within(await column(/^Im Rückstand/)).getByText('Kundin 1')).toBeTruthy();
  const gone = await column(/^Di/);
  expect(within(gone).getByText('storniert')).toBeTruthy();
  expect(within(gone).getByText('0 / 10 Std')).toBeTruthy();
});

it('moves a work order with the arrows, keeps the focus on it, and takes it back', async () => {
  const { sent, user } = show([work(1), work(2, { day: wednesday })]);
  (await card('01171')).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ method: 'PUT', url: '/api/work-order/1/day', body: { version: 3, day: wednesday, despitePromise: false } });
  await waitFor(async () => expect(within(await column(/^Mi/)).getByText('Kundin 1')).toBeTruthy());
  await waitFor(async () => expect(document.activeElement).toBe(await card('01171')));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sent[1]?.body).toEqual({ version: 4, day: tuesday, despitePromise: true }));
  await waitFor(async () => expect(within(await column(/^Di/)).getByText('Kundin 1')).toBeTruthy());
});

it('says why a work order stays where it is: the day before is past, or it is done', async () => {
  const { sent, user } = show([work(1, { day: monday }), work(2, { state: 'DONE' })]);
  (await card('01171')).focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(await screen.findByText(productionWords.noEarlier)).toBeTruthy();
  (await card('01172')).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText(deskErrors.workOrderClosed)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('goes from card to card with the arrows, over empty days', async () => {
  const { user } = show([work(1), work(2), work(3, { day: thursday })]);
  (await card('01171')).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await card('01172'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await card('01173'));
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(document.activeElement).toBe(await card('01171'));
});

it('comes to the first card of today with an arrow while nothing has the focus', async () => {
  const { user } = show([work(1, { day: '2026-11-20' }), work(2)]);
  await card('01172');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await card('01172'));
});

it('says which promise would break before anything is sent, and keeps the day when that is not wanted', async () => {
  const { sent, user } = show([work(1, { day: thursday, slackDays: 0 })]);
  (await card('01171')).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const question = await screen.findByRole('dialog', { name: 'Zusage an Kundin 1 bricht' });
  expect(question.textContent).toContain('Zugesagt ist Fr\u00A027.11.2026.');
  expect(question.textContent).toContain('frühestens am Sa\u00A028.11.2026 lieferbar');
  await user.click(within(question).getByRole('button', { name: 'Tag behalten' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Auf Fr\u00A027\.11\. schieben/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Trotzdem verschieben' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ day: addDays(monday, 4), despitePromise: true }));
});

it('reckons a card that is dragged over a day in before it is dropped', async () => {
  const { sent } = show([work(1), work(2, { day: wednesday, minutes: 400 })]);
  const dragged = (await card('01171')).closest('li')!;
  const transfer = { setData: vi.fn(), getData: () => '1', effectAllowed: '' };
  fireEvent.dragStart(dragged, { dataTransfer: transfer });
  const target = await column(/^Mi/);
  fireEvent.dragOver(target, { dataTransfer: transfer });
  expect(within(target).getByText('danach 1.7 Std zu viel')).toBeTruthy();
  fireEvent.dragLeave(target, { dataTransfer: transfer });
  expect(within(target).getByText('3.3 Std frei')).toBeTruthy();
  fireEvent.drop(target, { dataTransfer: transfer });
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ day: wednesday }));
});

it('puts a card back that the server refuses, and says why', async () => {
  const no = { errors: [{ message: 'workDayClosed', params: { day: '25.11.2026' }, field: 'body.day' }] };
  const { user } = show([work(1)], () => Response.json(no, { status: 422 }));
  (await card('01171')).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText('Am 25.11.2026 wird nicht gearbeitet.')).toBeTruthy();
  expect(within(await column(/^Di/)).getByText('Kundin 1')).toBeTruthy();
});

it('splits what has not begun, and only that', async () => {
  const { sent, user } = show([work(1), work(2, { steps: [step('SAW', 'BEGUN'), step('NAIL', 'OPEN'), step('READY', 'OPEN')] })]);
  await user.click(await card('01172'));
  expect(screen.queryByRole('button', { name: 'Aufteilen' })).toBeNull();
  await user.click(await card('01171'));
  await user.click(screen.getByRole('button', { name: 'Aufteilen' }));
  const dialog = await screen.findByRole('dialog', { name: '8 × Holzkiste aufteilen' });
  const field = within(dialog).getByRole('textbox');
  await user.clear(field);
  await user.type(field, '8');
  await user.click(within(dialog).getByRole('button', { name: 'Aufteilen' }));
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, '3');
  await user.click(within(dialog).getByRole('button', { name: 'Aufteilen' }));
  await waitFor(() => expect(sent[0]).toEqual({ method: 'POST', url: '/api/work-order/1/split', body: { version: 3, quantity: 3 } }));
});

it('goes to this week with T and prints with P, but not while something is typed', async () => {
  const { onThisWeek, onPrint, user } = show([work(1)]);
  (await card('01171')).focus();
  await user.keyboard('tp');
  expect(onThisWeek).toHaveBeenCalledTimes(1);
  expect(onPrint).toHaveBeenCalledTimes(1);
  screen.getByRole('combobox', { name: 'Anderer Tag' }).focus();
  await user.keyboard('tp');
  expect(onThisWeek).toHaveBeenCalledTimes(1);
  expect(onPrint).toHaveBeenCalledTimes(1);
});

it('opens the chosen work order over the plan on a phone, where it can be closed', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(max-width: 767.98px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user } = show([work(1), work(2)]);
  const first = await card('01171');
  act(() => first.focus());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(first);
  const sheet = await screen.findByRole('dialog', { name: 'A2026-01171' });
  expect(within(sheet).getByRole('link', { name: 'Stationen buchen' })).toBeTruthy();
  await user.click(within(sheet).getByRole('button', { name: 'Schliessen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
