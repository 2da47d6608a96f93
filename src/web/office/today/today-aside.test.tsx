import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Figures } from '#contract/figure.ts';
import { figureRows } from './figure-rows.ts';
import type { Aside, Trip } from './load-aside.ts';
import { hasAside, TodayAside } from './today-aside.tsx';

const trip: Trip = {
  truckId: 1,
  name: 'Lastwagen 18 t',
  driver: 'M. Steiner',
  stops: 2,
  side: {
    blocks: [
      { stop: 2, from: 0, to: 3600, height: 2000 },
      { stop: 1, from: 3600, to: 5900, height: 900 },
    ],
    length: 5900,
    weight: 5310.4,
  },
  truck: { length: 7200, height: 2400 },
};
const week: Aside['week'] = [2430, 2280, 1740, 2160, 0].map((minutes, place) => ({
  day: `2026-11-${23 + place}`,
  working: place < 4,
  minutes,
  capacityMinutes: place < 4 ? 2400 : 0,
}));
const figures: Figures = {
  month: { from: '2026-11-01', to: '2026-11-23' },
  orders: { count: 41, amount: 184_210.4, change: 0.072 },
  deliveries: { promised: 28, onTime: 27 },
  overdue: { count: 5, amount: 9218.4 },
  openItems: 41_147,
  quotes: { won: 22, decided: 36, margin: 0.318 },
};
const coming = [
  { kind: 'order' as const, recordId: 7, label: 'A2026-00007', customer: 'Klavierhaus Zimmerli', day: '2026-11-26', tags: ['anrufen'] },
];
const nothing: Aside = { trips: [], week: [], figures: null };

function show(aside: Aside, later = coming) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <TodayAside aside={aside} coming={later} open={false} onClose={() => undefined} /> },
  ]);
  render(<Stub />);
}
const part = (name: RegExp): HTMLElement => screen.getByRole('region', { name });
const addressOf = (row: { to: string } | undefined): URL => new URL(row?.to ?? '', 'https://shop.example');

it('shows each trip with its stops by loading metres', () => {
  show({ ...nothing, trips: [trip] });
  const trucks = within(part(/^Lastwagen heute/));
  expect(trucks.getByRole('img', { name: '5.9 von 7.2 Lademetern belegt' }).textContent).toBe('21');
  expect(trucks.getByRole('listitem').textContent).toBe("Lastwagen 18 t M. Steiner212 Stopps 5.9 von 7.2 m5'310 kg");
  expect(trucks.getByRole('link').getAttribute('href')).toBe('/admin/order/TruckCapacity');
});

it('says of each day of the workshop what is free or too much', () => {
  show({ ...nothing, week });
  const days = within(part(/^Werkstatt, Woche 48/)).getAllByRole('listitem');
  expect(days.map((day) => day.textContent)).toEqual(['41Mo+1 Std', '38Di2 frei', '29Mi11 frei', '36Do4 frei', '0Frzu']);
});

it('leads from each figure to its rows', () => {
  show({ ...nothing, figures });
  const rows = within(part(/^Zahlen/)).getAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    "Auftragseingang 184'210",
    'gegen Oktober + 7.2 %',
    'Offerten gewonnen 22 von 36, 61 %',
    'Pünktlich geliefert 96.4 %',
    'Marge der gewonnenen 31.8 %',
    "Überfällige Rechnungen 5, CHF 9'218.40",
  ]);
  const filters = figureRows(figures).map((row) => addressOf(row).searchParams.getAll('filter'));
  expect(filters.slice(0, 2)).toEqual([
    ['createdAt:2026-11-01..2026-11-23', 'orderStatusId:1|2|4'],
    ['createdAt:2026-10-01..2026-10-23', 'orderStatusId:1|2|4'],
  ]);
  expect(filters[2]).toEqual(['decidedOn:2026-11-01..2026-11-23']);
  expect(filters[3]).toEqual(['confirmedDeliveryDate:2026-11-01..2026-11-22', 'orderStatusId:1|2|4', 'promise:KEPT|LATE|OPEN']);
  expect(filters[4]).toEqual(['decidedOn:2026-11-01..2026-11-23', 'state:ORDERED']);
  expect(filters[5]).toEqual(['daysOverdue:1..']);
});

it('names what comes later with its day', () => {
  show(nothing);
  const later = within(part(/^Später/));
  expect(later.getByRole('listitem').textContent).toBe('Do\u00A026.11.Bestellung A2026-00007Klavierhaus Zimmerli, anrufen');
});

it('leaves out what there is nothing to say about', () => {
  const empty: Figures = {
    ...figures,
    orders: { count: 0, amount: 0, change: null },
    deliveries: { promised: 0, onTime: 0 },
    overdue: { count: 0, amount: 0 },
    quotes: null,
  };
  expect(figureRows(empty)).toEqual([]);
  show({ ...nothing, figures: empty }, []);
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect([hasAside(nothing, []), hasAside(nothing, coming), hasAside({ ...nothing, week }, [])]).toEqual([false, true, true]);
});
