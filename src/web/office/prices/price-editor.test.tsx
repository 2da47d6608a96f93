import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PlannedPrice } from '#contract/planned-price.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import { PriceEditor } from './price-editor.tsx';
import type { PriceOwner } from './price-editor.tsx';

const row: ProductPrice = {
  id: 5,
  customerId: 9,
  productId: 3,
  unitOfSales: 1,
  activeStrategy: 'FIX_PRICE',
  excelPrice: { quantities: [1, 10] },
  fixPrice: [
    { id: 1, quantity: 1, price: 16 },
    { id: 2, quantity: 10, price: 14 },
  ],
  remotePrice: null,
  remoteState: null,
  marginPrice: 0,
  companyName: 'Aare Pumpen AG',
  contactPersonName: '',
  isDefault: false,
  discount: 0,
  version: 4,
};

const planned: PlannedPrice[] = [
  { validFrom: '2027-03-01', change: { fixPrice: [{ quantity: 1, price: 19.5 }] }, at: '2026-11-20T08:00:00.000Z', who: 'Regula Ammann' },
];
const owner = { id: 9, name: 'Aare Pumpen AG', isDefault: false, discount: 0 };
const standardOwner = { id: 1, name: 'Standardpreis', isDefault: true, discount: 0 };

/** Another user saved `theirs` while the page was open. */
function open(theirs: ProductPrice, of: { owner: PriceOwner; row: ProductPrice | null } = { owner, row }) {
  const sent: { path: string; body: { version: number; entries?: unknown } }[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.replace(/\?.*/, '');
    if (method === 'GET' && path === '/api/product/price')
      return Promise.resolve(Response.json({ items: [theirs], page: 1, perPage: 25, total: 1 }));
    if (method === 'GET') return Promise.resolve(Response.json({ errors: [] }, { status: 503 }));
    const given = JSON.parse((body as string | undefined) ?? '{}') as { version: number };
    sent.push({ path, body: given });
    if (path.includes('/planned')) return Promise.resolve(Response.json({ price: { ...row, version: 5 }, planned: [] }));
    if (given.version === theirs.version) return Promise.resolve(Response.json({ ...theirs, version: theirs.version + 1 }));
    const params = { who: 'katalog@kistenwerk.example', at: '2026-11-23T08:00:00.000Z' };
    return Promise.resolve(Response.json({ errors: [{ message: 'changedMeanwhile', params }] }, { status: 409 }));
  });
  const element = (
    <PriceEditor
      productId={3}
      {...of}
      standard={null}
      defaultRemote={null}
      history={[]}
      planned={planned}
      today={plainDateOf('2026-11-23')}
      path="/p"
    />
  );
  return { sent, user: showRoutes([{ path: '*', element }]).user };
}

const priceOf = (quantity: number): HTMLInputElement => screen.getByLabelText(`Preis CHF ab Stück ${quantity}`);
const unit = (): HTMLInputElement => screen.getByLabelText(/^Verkaufseinheit/);
const save = async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: /^Speichern/ }));
it('asks which ladder counts when two clerks changed it, and saves the one that was chosen', async () => {
  const { sent, user } = open({ ...row, version: 5, fixPrice: [{ id: 3, quantity: 1, price: 15 }] });
  await user.clear(priceOf(10));
  await user.type(priceOf(10), '13.50');
  await save(user);
  const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  expect(within(dialog).getByText('1: 16.00, 10: 14.00')).toBeDefined();
  expect(within(dialog).getByText('1: 15.00')).toBeDefined();
  await user.click(within(dialog).getByRole('radio', { name: 'Staffel: Sie' }));
  await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
  await save(user);
  expect(sent.at(-1)?.body).toEqual({
    version: 5,
    entries: [
      { quantity: 1, price: 16 },
      { quantity: 10, price: 13.5 },
    ],
  });
});

it('brings both together when each changed something else', async () => {
  const { sent, user } = open({ ...row, version: 5, unitOfSales: 5 });
  await user.clear(priceOf(1));
  await user.type(priceOf(1), '17');
  await save(user);
  expect(await screen.findByText(/hat .* gespeichert. Ihre Änderungen stehen jetzt darüber/)).toBeDefined();
  expect(unit().value).toBe('5');
  expect(priceOf(1).value).toBe('17');
  expect(sent).toHaveLength(1);
});

it('takes back step by step what was typed, and puts it there again', async () => {
  const { user } = open(row);
  await user.type(unit(), '0');
  await user.click(screen.getByRole('radio', { name: /^Auf Anfrage/ }));
  expect(screen.queryByLabelText('Preis CHF ab Stück 1')).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  expect(priceOf(1).value).toBe('16.00');
  expect(unit().value).toBe('10');
  await user.keyboard('{Control>}z{/Control}');
  expect(unit().value).toBe('1');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(unit().value).toBe('10');
});

it('begins the ladder of a product without a price at one piece, and says that it is on request until then', async () => {
  const { user } = open(row, { owner: standardOwner, row: null });
  expect(screen.getByText(/^Noch ohne Standardpreis/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^Feste Staffel/ }));
  expect(priceOf(1).value).toBe('');
  expect(screen.queryByText('Eine Staffel braucht mindestens eine Stufe.')).toBeNull();
});

it('stores a ladder for a day to come and leaves the one of today as it is', async () => {
  const { sent, user } = open(row);
  await user.clear(priceOf(1));
  await user.type(priceOf(1), '18.20');
  const day = screen.getByLabelText('Gültig ab');
  await user.type(day, '23.11.2026');
  await save(user);
  expect(screen.getByText('Bitte morgen oder später.')).toBeDefined();
  await user.clear(day);
  await user.type(day, '1.1.2027');
  await save(user);
  expect(await screen.findByText('Vorgemerkt ab 01.01.2027')).toBeDefined();
  const fixPrice = [
    { quantity: 1, price: 18.2 },
    { quantity: 10, price: 14 },
  ];
  expect(sent).toEqual([
    {
      path: '/api/product/price/5/planned',
      body: { version: 4, validFrom: '2027-01-01', change: { activeStrategy: 'FIX_PRICE', fixPrice } },
    },
  ]);
  expect(priceOf(1).value).toBe('16.00');
});

it('shows what is planned, takes it up again or back', async () => {
  const { sent, user } = open(row);
  expect(screen.getByText('Feste Staffel, ab 1: 19.50')).toBeDefined();
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Preis ab 01.03.2027 zurücknehmen' });
  await user.click(screen.getByRole('button', { name: 'Preis ab 01.03.2027 bearbeiten' }));
  expect([priceOf(1).value, screen.getByLabelText<HTMLInputElement>('Gültig ab').value]).toEqual(['19.50', '01.03.2027']);
  expect(back.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  await user.click(back);
  expect(await screen.findByText('Vormerkung ab 01.03.2027 zurückgenommen')).toBeDefined();
  expect(sent.map(({ path }) => path)).toEqual(['/api/product/price/5/planned/2027-03-01']);
});
