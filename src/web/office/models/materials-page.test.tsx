import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { MaterialPrices } from '#contract/material-price.ts';
import MaterialsPage from './materials-page.tsx';

const nothing = { count: 0, moved: [], spread: null };
const impact = {
  products: nothing,
  customers: nothing,
  quotes: { count: 0, moved: 0, costSpread: null },
  orders: { count: 0, moved: 0, otherParts: 0, invalid: [], spread: null, bars: [] },
};

/** The page, and a shop whose prices a colleague changes too. */
async function show() {
  let version = 1;
  let inForce: MaterialPrices = { schema: 1, chfPerHour: 60, prices: { fichte: { unit: 'CM', chf: 400 } } };
  const record = () => ({ version, number: version, inForce, names: {}, lists: [] });
  const refused = { errors: [{ message: 'changedMeanwhile', params: { who: 'Nadia Imhof', at: '2026-12-01T08:00:00Z' } }] };
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.endsWith('/impact')) return Promise.resolve(Response.json(impact));
    if (method === 'GET') return Promise.resolve(Response.json(record()));
    const given = JSON.parse(typeof body === 'string' ? body : '') as { version: number; prices: MaterialPrices };
    if (given.version !== version) return Promise.resolve(Response.json(refused, { status: 409 }));
    version += 1;
    inForce = given.prices;
    return Promise.resolve(Response.json(record()));
  });
  const loader = () => ({ record: record(), today: '2026-12-01' });
  const { user } = showRoutes([{ path: '/', loader, Component: MaterialsPage, HydrateFallback: () => null }]);
  const hour = await screen.findByLabelText<HTMLInputElement>('Arbeitsstunde CHF');
  return {
    typeHour: async (text: string) => {
      await user.clear(hour);
      await user.type(hour, text);
    },
    hour: () => screen.getByLabelText<HTMLInputElement>('Arbeitsstunde CHF').value,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    colleague: (prices: Partial<MaterialPrices>) => {
      version += 1;
      inForce = { ...inForce, ...prices };
    },
    shop: () => inForce,
  };
}

it('keeps what was typed while a colleague put other prices into force, and stores both', async () => {
  const { typeHour, hour, press, colleague, shop } = await show();
  await typeHour('65');
  colleague({ prices: { fichte: { unit: 'CM', chf: 420 } } });
  await press('Was bewegt sich?');
  await screen.findByText('gegen die Preise von heute');
  expect(hour()).toBe('65');
  await press('Ab diesem Tag übernehmen');
  await screen.findByText(/Nadia Imhof/);
  await press('Was bewegt sich?');
  await press('Ab diesem Tag übernehmen');
  await screen.findByText('Materialpreise gelten ab 01.12.2026');
  expect(shop()).toEqual({ schema: 1, chfPerHour: 65, prices: { fichte: { unit: 'CM', chf: 420 } } });
});

it('asks which counts where both changed the same price', async () => {
  const { typeHour, hour, press, colleague } = await show();
  await typeHour('65');
  colleague({ chfPerHour: 70 });
  await press('Was bewegt sich?');
  await press('Ab diesem Tag übernehmen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Inzwischen geändert' }));
  expect(dialog.getByRole('rowheader', { name: 'Arbeitsstunde CHF' })).toBeTruthy();
  expect(dialog.getByRole('radio', { name: /Sie/ })).toBeTruthy();
  await press('Später entscheiden');
  expect(hour()).toBe('65');
});
