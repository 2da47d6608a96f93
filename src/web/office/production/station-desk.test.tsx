import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { WorkOrder } from '#contract/work-order.ts';
import { stations } from '#domain/production/station.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { StationDesk } from './station-desk.tsx';

type States = readonly [WorkOrder['steps'][number]['state'], WorkOrder['steps'][number]['state'], WorkOrder['steps'][number]['state']];
const at = '2026-11-23T07:02:00Z';

const workOrder = (states: States, over: Partial<WorkOrder> = {}): WorkOrder => ({
  id: 7,
  version: 1,
  orderId: 1,
  formattedId: 'A2026-00001',
  customerName: 'Aarepumpen AG',
  positionId: 2,
  name: 'Holzkiste',
  articleNumber: 'HK_0001',
  remark: '',
  quantity: 4,
  lineQuantity: 4,
  minutes: 90,
  litres: 200,
  goods: 'TIMBER',
  day: '2026-11-23',
  state: 'OPEN',
  promised: '2026-11-24',
  latestDay: '2026-11-23',
  slackDays: 0,
  pictureHash: null,
  missing: [],
  steps: stations.map((station, index) => {
    const state = states[index]!;
    const [begun, done] = [state !== 'OPEN', state === 'DONE'];
    return { station, state, begunAt: begun ? at : null, begunBy: begun ? 'Urs' : '', doneAt: done ? at : null, doneBy: done ? 'Urs' : '' };
  }),
  ...over,
});

function show(work: WorkOrder, answer: () => Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    sent.push([url, JSON.parse(typeof body === 'string' ? body : '{}')]);
    return Promise.resolve(answer());
  });
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ profile: {}, session: { perm: [101] } }),
      Component: () => (
        <IntlProvider locale="de" messages={{ errors, deskErrors }}>
          <StationDesk work={work} />
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  return { sent, user: userEvent.setup() };
}

it('offers what comes next, books it, and says so', async () => {
  const after = workOrder(['BEGUN', 'OPEN', 'OPEN'], { version: 2 });
  const { sent, user } = show(workOrder(['OPEN', 'OPEN', 'OPEN']), () => Response.json(after));
  await user.click(await screen.findByRole('button', { name: 'Sägen beginnen' }));
  expect(sent).toEqual([['/api/work-order/7/station', { station: 'SAW', booking: 'BEGIN' }]]);
  expect((await screen.findByRole('status')).textContent).toBe('Gebucht: Sägen beginnen');
  expect(screen.queryByRole('button', { name: 'Sägen beginnen' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Fertig gesägt' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Stationen' })).getByText('begonnen 23.11.2026 08.02, Urs')).toBeTruthy();
});

it('may be ended by who forgot to scan at the beginning', async () => {
  const { sent, user } = show(workOrder(['DONE', 'OPEN', 'OPEN']), () =>
    Response.json(workOrder(['DONE', 'DONE', 'OPEN'], { version: 2 })),
  );
  await user.click(await screen.findByRole('button', { name: 'Fertig genagelt' }));
  expect(sent).toEqual([['/api/work-order/7/station', { station: 'NAIL', booking: 'END' }]]);
  expect(await screen.findByRole('button', { name: 'Steht bereit' })).toBeTruthy();
});

it.each([
  ['stationDoneAlready', 'Das ist schon als fertig gebucht.'],
  ['stationOutOfOrder', 'Zuerst muss der Arbeitsgang davor fertig gebucht sein.'],
  ['workOrderCanceled', 'Dieser Auftrag ist storniert. Legen Sie das Blatt beiseite und fragen Sie im Büro nach.'],
])('what speaks against it (%s) is said in German and stays', async (message, text) => {
  const { user } = show(workOrder(['BEGUN', 'OPEN', 'OPEN']), () =>
    Response.json({ errors: [{ message, params: {}, field: 'body.station' }] }, { status: 422 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Fertig gesägt' }));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

it('a sheet of a cancelled order offers nothing but says what to do', async () => {
  show(workOrder(['DONE', 'OPEN', 'OPEN'], { state: 'CANCELED' }), () => Response.json({}));
  expect((await screen.findByRole('alert')).textContent).toContain('Storniert');
  expect(screen.queryByRole('button')).toBeNull();
});

it('speaks of sheet goods in their words, and takes the last booking back', async () => {
  const { sent, user } = show(workOrder(['DONE', 'DONE', 'DONE'], { goods: 'SHEET', state: 'DONE' }), () =>
    Response.json(workOrder(['DONE', 'DONE', 'OPEN'], { goods: 'SHEET', version: 2 })),
  );
  expect(await screen.findByText('Bereit')).toBeTruthy();
  expect(screen.getByText('zugeschnitten')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Letzte Buchung zurücknehmen' }));
  expect(sent).toEqual([['/api/work-order/7/station', { station: 'READY', booking: 'BACK' }]]);
});

it('calls a step finished or running that nobody has booked here', async () => {
  const steps = stations.map((station, index) => ({
    station,
    state: (['DONE', 'BEGUN', 'OPEN'] as const)[index]!,
    begunAt: null,
    begunBy: '',
    doneAt: null,
    doneBy: '',
  }));
  show(workOrder(['OPEN', 'OPEN', 'OPEN'], { steps }), () => Response.json({}));
  const rows = within(await screen.findByRole('region', { name: 'Stationen' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual(['fertig', 'läuft', 'noch nicht begonnen']);
});
