import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { FigureReport } from '#contract/figure.ts';
import FiguresPage from './figures-page.tsx';

const customers = Array.from({ length: 20 }, (_, index) => ({
  customerId: index + 1,
  name: index === 0 ? '=SUMME AG' : `Kunde ${index + 1}`,
  orders: 1,
  amount: 100 - index,
  known: 100 - index,
  cost: 60,
}));
const report: FigureReport = {
  from: '2026-10',
  to: '2026-11',
  today: '2026-11-23',
  turnover: [
    { month: '2026-10', invoices: 2, invoiced: 12_345.65, credited: 45.6 },
    { month: '2026-11', invoices: 0, invoiced: 0, credited: 0 },
  ],
  orders: [
    { month: '2026-10', count: 4, amount: 1000.1 },
    { month: '2026-11', count: 0, amount: 0 },
  ],
  deliveries: [
    { month: '2026-10', promised: 0, onTime: 0 },
    { month: '2026-11', promised: 3, onTime: 2 },
  ],
  quotes: {
    months: [
      { month: '2026-10', won: 1, lost: 3 },
      { month: '2026-11', won: 0, lost: 0 },
    ],
    reasons: [{ reason: 'price', count: 3, total: 900 }],
  },
  margins: {
    total: { orders: 25, amount: 1910, known: 1810, cost: 1200 },
    families: [
      { productTypeId: 7, name: 'Holzkiste', orders: 20, amount: 1810, known: 1810, cost: 1200 },
      { productTypeId: 0, name: '', orders: 1, amount: 100, known: 0, cost: 0 },
    ],
    customers,
    customerCount: 22,
  },
  openItems: [
    { age: 'notDue', count: 0, amount: 0 },
    { age: 'to30', count: 2, amount: 150.5 },
    { age: 'to60', count: 0, amount: 0 },
    { age: 'to90', count: 0, amount: 0 },
    { age: 'over90', count: 1, amount: 49.5 },
  ],
};

async function show(over: Partial<FigureReport> = {}) {
  const path = '/admin/figures';
  const loader = () => ({ ...report, ...over });
  // The memory router starts at the root.
  const { user } = showRoutes([{ path: '/', Component: FiguresPage, loader, HydrateFallback: () => null }, { path }]);
  await screen.findByRole('heading', { level: 1, name: 'Zahlen' });
  return user;
}
/** A report by its title; its remark is part of its name, unlike that of the table in it. */
const part = (title: string) => within(screen.getByRole('region', { name: new RegExp(`^${title} .`) }));
const texts = (name: string): string[] =>
  part(name)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' | '));
const hrefOf = (name: string, row: RegExp, place: number): string => {
  const link = within(part(name).getByRole('row', { name: row })).getAllByRole('link')[place];
  return decodeURIComponent(link?.getAttribute('href') ?? '');
};

afterEach(() => vi.unstubAllGlobals());

it('shows every month with its sum, and nothing as nothing', async () => {
  await show();
  expect(texts('Umsatz')).toEqual([
    'Monat | Rechnungen | Fakturiert | Gutschrift | Umsatz',
    "Oktober 2026 | 2 | 12'346 | 46 | 12'300",
    'November 2026 | 0 | 0 | 0 | 0',
    "Total | 2 | 12'346 | 46 | 12'300",
  ]);
  expect(texts('Offerten')[1]).toBe('Oktober 2026 | 1 | 3 | 25.0 %');
  expect(texts('Pünktlichkeit').slice(1)).toEqual([
    'Oktober 2026 | 0 | 0 | 0 | –',
    'November 2026 | 3 | 2 | 1 | 66.7 %',
    'Total | 3 | 2 | 1 | 66.7 %',
  ]);
  expect(texts('Marge nach Produkttyp').slice(1)).toEqual([
    "Holzkiste | 20 | 1'810 | 0 | 1'200 | 610 | 33.7 %",
    'Ohne Artikel | 1 | 100 | 100 | 0 | – | –',
    "Total | 25 | 1'910 | 100 | 1'200 | 610 | 33.7 %",
  ]);
});

it('leads from each figure to its rows', async () => {
  await show();
  const days = '2026-10-01..2026-10-31';
  expect(hrefOf('Umsatz', /^Oktober/, 2)).toBe(`/admin/payments/invoices?filter=issuedOn:${days}&filter=credited:0.01..`);
  expect(hrefOf('Auftragseingang', /^Oktober/, 0)).toBe(`/admin/Orders?filter=createdAt:${days}&filter=orderStatusId:1|2|4`);
  expect(hrefOf('Offerten', /^Oktober/, 1)).toBe(`/admin/Quotes?filter=decidedOn:${days}&filter=state:LOST`);
  expect(hrefOf('Warum verloren', /^Preis/, 0)).toBe('/admin/Quotes?filter=decidedOn:2026-10-01..2026-11-30&filter=lostReason:price');
  expect(hrefOf('Pünktlichkeit', /^November/, 2)).toBe(
    '/admin/Orders?filter=confirmedDeliveryDate:2026-11-01..2026-11-22&filter=orderStatusId:1|2|4&filter=promise:LATE|OPEN',
  );
  expect(hrefOf('Marge nach Produkttyp', /^Ohne Artikel/, 0)).toContain('productTypeId=0&filter=createdAt:2026-10-01..2026-11-30');
  expect(hrefOf('Offene Posten', /^über 90/, 0)).toBe('/admin/payments?filter=age:over90');
});

it('lists the largest customers until all are asked for; the file has them all, exact and without formulas', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined }),
  );
  const user = await show();
  expect(texts('Marge nach Kunde')).toHaveLength(1 + 15 + 1 + 1);
  expect(texts('Marge nach Kunde').at(-2)).toMatch(/^7 weitere Kunden \|/);
  await user.click(part('Marge nach Kunde').getByRole('button', { name: 'Alle 20 zeigen' }));
  expect(texts('Marge nach Kunde')).toHaveLength(1 + 20 + 1 + 1);
  await user.click(screen.getByRole('button', { name: 'Marge nach Kunde als CSV' }));
  await user.click(screen.getByRole('button', { name: 'Umsatz als CSV' }));
  const [byCustomer = '', turnover = ''] = await Promise.all(files.map(async (file) => file.text()));
  expect(byCustomer.split('\r\n')[1]).toBe("'=SUMME AG;1;100.00;0.00;60.00;40.00;40.0");
  expect(byCustomer.split('\r\n')).toHaveLength(1 + 20 + 1 + 1 + 1);
  expect(turnover.split('\r\n').slice(1, 3)).toEqual(['Oktober 2026;2;12345.65;45.60;12300.05', 'November 2026;0;0.00;0.00;0.00']);
});

it('says in a sentence where there is nothing, and leaves out what one may not see', async () => {
  await show({ quotes: null, margins: null, openItems: report.openItems.map(({ age }) => ({ age, count: 0, amount: 0 })) });
  expect(part('Offene Posten').getByText('Es ist nichts offen.')).toBeTruthy();
  expect(part('Offene Posten').queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region', { name: /^(Offerten|Warum|Marge)/ })).toBeNull();
});
