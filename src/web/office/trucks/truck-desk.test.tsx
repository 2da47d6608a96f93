import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { Drive } from '#contract/drive.ts';
import type { Round, TruckDay } from '#contract/truck-day.ts';
import { axlesUnknown } from '#domain/packing/axle-load.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { TruckDesk } from './truck-desk.tsx';

const truck = {
  id: 1,
  name: 'Lastwagen',
  height: 2600,
  length: 7200,
  width: 2450,
  loadMeter: 7.2,
  maxParkingLots: 18,
  payload: 9000,
  ...axlesUnknown,
};
const line = (positionId: number, name: string, boxes: number, bears = 200) => ({
  positionId,
  name,
  articleNumber: 'HK_0001',
  quantity: boxes,
  boxes,
  piecesPerBox: 1,
  onPallet: false,
  box: { size: [1000, 800, 600] as [number, number, number], weight: 90_000, bears },
});
const stop = (orderId: number, customerName: string, lines: TruckDay['stops'][number]['lines']) => ({
  orderId,
  formattedId: `A2026-0000${orderId}`,
  customerName,
  street: 'Seestrasse 1',
  zipCode: '8001',
  place: { latitude: 47.37, longitude: 8.54 },
  city: 'Zürich',
  unfinished: orderId === 7 ? 2 : 0,
  lines,
});
const box = (positionId: number, ...at: [number, number, number]): Round['boxes'][number] => ({ positionId, at, size: [1000, 800, 600] });

/** Stop 2 at the far wall, stop 1 in front of it. */
const day: TruckDay = {
  day: '2026-11-26',
  version: 1,
  changedBy: 'Marco Steiner',
  nextDay: null,
  site: { latitude: 47.17, longitude: 8.11 },
  driveRules: { leavesAt: 400, kmh: 50, minutesPerStop: 20 },
  trucks: [truck],
  stops: [stop(7, 'Aarepumpen AG', [line(71, 'Holzkiste', 2)]), stop(8, 'Kunsthalle', [line(81, 'Verschlag', 1, 0)])],
  rounds: [{ truckId: 1, stops: [7, 8], boxes: [box(81, 0, 0, 0), box(71, 1000, 0, 0)], distance: 104 }],
};

const drive = (version: number): Drive => ({
  truckId: 1,
  version,
  driver: 'Reto Keller',
  url: `/drive/${version}`,
  releasedAt: '2026-11-26T05:40:00.000Z',
  who: 'versand@kistenwerk.example',
  reported: 0,
  short: 0,
});

/** `version`: of the drive of the truck; it rises with what is sent. 0: there is none. */
function show(answer: (body: unknown) => unknown = () => ({}), read = day, version = 0) {
  const sent: { method: string; url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const parsed = typeof body === 'string' ? (JSON.parse(body) as unknown) : null;
    sent.push({ method, url, body: parsed });
    return Promise.resolve(Response.json(answer(parsed)));
  });
  const Desk = () => <TruckDesk read={read} drives={useLoaderData<{ drives: Drive[] }>().drives} />;
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ profile: {}, session: { perm: [5] }, drives: version === 0 ? [] : [drive(version + sent.length)] }),
      Component: () => (
        <IntlProvider locale="de" messages={{ errors, deskErrors, shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
          <ToastProvider>
            <Desk />
          </ToastProvider>
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  return { sent, user: userEvent.setup() };
}
const piece = async (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

it('moves the chosen piece by ten centimetres or one, and takes it back', async () => {
  const { user } = show();
  (await piece(/^Holzkiste, Stopp 1, 1\.00 m ab Stirnwand/)).focus();
  await user.keyboard('{ArrowRight}');
  (await piece(/^Holzkiste, Stopp 1, 1\.10 m ab Stirnwand/)).focus();
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(await piece(/1\.10 m ab Stirnwand, 0\.01 m ab links/)).toBeTruthy();
  expect(screen.getByText('von Hand geändert, noch nicht gespeichert')).toBeTruthy();
  await user.keyboard('{Control>}zz{/Control}');
  expect(await piece(/^Holzkiste, Stopp 1, 1\.00 m ab Stirnwand, 0\.00 m/)).toBeTruthy();
  expect(screen.getByText('gespeichert von Marco Steiner')).toBeTruthy();
});

it('says at once what may not be driven, and about which piece', async () => {
  const { user } = show();
  (await piece(/^Holzkiste, Stopp 1/)).focus();
  await user.keyboard('{ArrowLeft>10/}');
  const side = screen.getByRole('complementary', { name: 'Zulässig' });
  expect(within(side).getByRole('button', { name: 'Verschlag, Stopp 2 trägt Holzkiste, Stopp 1 nicht.' })).toBeTruthy();
  await user.keyboard('b');
  expect(await within(side).findByText('Diese Fahrt darf so losfahren.')).toBeTruthy();
});

it('shows how full the truck is, and what stands on it after each stop', async () => {
  const { user } = show();
  await piece(/^Holzkiste, Stopp 1/);
  expect(screen.getByRole('meter', { name: 'Plätze 1.7 von 18' })).toBeTruthy();
  const views = screen.getByRole('group', { name: 'Ansicht' });
  await user.click(within(views).getByRole('button', { name: 'nach Stopp 1' }));
  expect(screen.queryByRole('button', { name: /^Holzkiste, Stopp 1, / })).toBeNull();
  expect(await piece(/^Verschlag, Stopp 2/)).toBeTruthy();
  await user.click(within(views).getByRole('button', { name: 'beladen' }));
  expect(await piece(/^Holzkiste, Stopp 1/)).toBeTruthy();
});

it('shows what the axles carry, and what forbids the drive when a box stands too far behind', async () => {
  const axles = { frontAxle: -600, frontAxleEmpty: 4900, frontAxleMost: 7500, rearAxle: 5000, rearAxleEmpty: 3700, rearAxleMost: 3790 };
  const { user } = show(undefined, { ...day, trucks: [{ ...truck, ...axles }] });
  (await piece(/^Holzkiste, Stopp 1/)).focus();
  const side = screen.getByRole('complementary', { name: 'Zulässig' });
  expect(within(side).getByText('Achslasten unterwegs eingehalten')).toBeTruthy();
  expect(screen.getByRole('meter', { name: 'Achse vorn 5.03 von 7.50 t' })).toBeTruthy();
  expect(screen.getByText('Achsen bei −0.60 und 5.00 m, Schwerpunkt 1.00 m')).toBeTruthy();
  await user.keyboard('{ArrowRight>30/}');
  expect(within(side).getByText('Die hintere Achse von Lastwagen ist überladen: Ladung zur Stirnwand schieben.')).toBeTruthy();
  expect(screen.getByRole('meter', { name: 'Achse hinten 3.80 von 3.79 t' })).toBeTruthy();
});

it('says when the truck is where, also after a stop was moved', async () => {
  const bern = { latitude: 46.948, longitude: 7.447 };
  const stops = day.stops.map((each, index) => (index === 1 ? { ...each, place: bern } : each));
  const { user } = show(() => ({ ...day, stops, rounds: [{ ...day.rounds[0]!, stops: [8, 7] }] }), { ...day, stops });
  const order = within(await screen.findByRole('region', { name: 'Reihenfolge' }));
  const times = (): (string | null)[] => order.getAllByLabelText(/Uhr$/).map((each) => each.getAttribute('aria-label'));
  const before = times();
  expect(before).toEqual(['Abfahrt 06.40 Uhr', 'Ankunft etwa 07.40 Uhr', 'Ankunft etwa 10.30 Uhr', 'zurück etwa 12.15 Uhr']);
  await user.click(order.getByRole('button', { name: 'Kunsthalle früher anfahren' }));
  await waitFor(() => expect(times()).not.toEqual(before));
  expect(times().at(-1)).toBe('zurück etwa 12.15 Uhr');
});

it('says which goods stand ready and which are still being made', async () => {
  show();
  const [pumps, art] = await screen.findAllByRole('listitem');
  expect(pumps?.textContent).toContain('2 Aufträge noch in Arbeit');
  expect(art?.textContent).toContain('steht bereit');
});

it('loads what was left behind onto the free floor near the doors', async () => {
  const { user } = show();
  const left = await screen.findByRole('region', { name: 'Nicht verladen' });
  expect(left.textContent).toContain('1 × Holzkiste, 8001 Zürich');
  await user.click(within(left).getByRole('button', { name: 'Aufladen' }));
  expect(left.textContent).toContain('Alles ist verladen.');
  expect(await piece(/^Holzkiste, Stopp 1, 6\.20 m ab Stirnwand/)).toBeTruthy();
});

it('packs anew when a stop is driven to earlier, and saves with the version that was read', async () => {
  const rounds = [{ truckId: 1, stops: [8, 7], boxes: [box(71, 0, 0, 0), box(71, 0, 800, 0), box(81, 1000, 0, 0)], distance: 104 }];
  const { sent, user } = show(() => ({ ...day, version: 2, rounds }));
  await user.click(await screen.findByRole('button', { name: 'Kunsthalle früher anfahren' }));
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: '/api/truck-day/2026-11-26/pack',
    body: { rounds: [{ truckId: 1, stops: [8, 7] }] },
  });
  await waitFor(() => expect(screen.getByText('Alles ist verladen.')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Plan speichern' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { version: 1, rounds: [{ stops: [8, 7] }] } }));
  expect(await screen.findByText('Plan gespeichert')).toBeTruthy();
});

it('packs anew when a stop is dragged to the place of another', async () => {
  const { sent } = show(() => ({ ...day, version: 2 }));
  const stops = within(await screen.findByRole('region', { name: 'Reihenfolge' }));
  const rowOf = (name: string): HTMLElement => stops.getByText(name).closest('li')!;
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(rowOf('Kunsthalle'), { dataTransfer });
  fireEvent.dragOver(rowOf('Aarepumpen AG'), { dataTransfer });
  expect(rowOf('Aarepumpen AG').dataset['lands']).toBe('above');
  fireEvent.drop(rowOf('Aarepumpen AG'), { dataTransfer });
  await waitFor(() => expect(sent[0]).toMatchObject({ method: 'POST', body: { rounds: [{ truckId: 1, stops: [8, 7] }] } }));
});

it('saves a proposal as it is, with Ctrl+Enter', async () => {
  const { sent, user } = show(() => ({ ...day, version: 1 }), { ...day, version: 0 });
  await screen.findByRole('button', { name: 'Plan speichern' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { version: 0 } }));
});

it('gives a saved truck to its driver by name', async () => {
  const { sent, user } = show();
  const part = await screen.findByRole('region', { name: 'Fahrt' });
  const button = within(part).getByRole<HTMLButtonElement>('button', { name: 'Fahrt freigeben' });
  expect(button.disabled).toBe(true);
  await user.type(within(part).getByRole('textbox', { name: 'Chauffeur' }), 'Reto Keller');
  await user.click(button);
  await screen.findByText('Fahrt freigegeben');
  expect(sent).toEqual([
    { method: 'PUT', url: '/api/truck-day/2026-11-26/drive/1', body: { version: 0, driver: 'Reto Keller', newLink: false } },
  ]);
});

it('gives out only what is saved, and says so', async () => {
  const { user } = show();
  (await piece(/^Holzkiste, Stopp 1/)).focus();
  await user.keyboard('{ArrowRight}');
  const part = screen.getByRole('region', { name: 'Fahrt' });
  await user.type(within(part).getByRole('textbox', { name: 'Chauffeur' }), 'Reto Keller');
  expect(within(part).getByRole<HTMLButtonElement>('button', { name: 'Fahrt freigeben' }).disabled).toBe(true);
  expect(part.textContent).toContain('Freigeben lässt sich eine gespeicherte Fahrt');
});

it('keeps who works by keyboard on the button when a truck got another driver or link', async () => {
  const { user, sent } = show(undefined, day, 1);
  const newLink = await screen.findByRole('button', { name: 'Neuer Link' });
  await user.click(newLink);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Seite des Chauffeurs' }).getAttribute('href')).toBe('/drive/2'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Neuer Link' })));
  expect(sent).toHaveLength(1);
});
