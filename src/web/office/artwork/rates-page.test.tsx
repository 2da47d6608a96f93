import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { InsuranceTable } from '#contract/insurance.ts';
import RatesPage from './rates-page.tsx';

const rate = { provider: 'Atlas', kind: 'WOOD_PAINTINGS', mode: 'AIR', rate: 0.238, least: 30 } as const;
const table: InsuranceTable = {
  version: 3,
  rates: [
    { ...rate, zone: 1 },
    { ...rate, zone: 2 },
  ],
  countries: [{ country: 'CH', zone: 1 }],
};

async function open() {
  const sent: InsuranceTable[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as InsuranceTable);
    return Promise.resolve(Response.json(table));
  });
  const { user, router } = showRoutes([
    { path: '/', Component: RatesPage, loader: () => table, HydrateFallback: () => null },
    { path: '*', Component: () => null },
  ]);
  await screen.findByText('Alles gespeichert');
  return { user, router, sent };
}

it('is saved with Ctrl S, also the number that is being typed', async () => {
  const { user, sent } = await open();
  await user.clear(screen.getByLabelText('Länder der Zone 1'));
  await user.type(screen.getByLabelText('Länder der Zone 1'), 'ch li');
  await user.clear(screen.getByLabelText('Satz % 2'));
  await user.type(screen.getByLabelText('Satz % 2'), '0.3');
  await user.keyboard('{Control>}s{/Control}');
  expect(sent).toEqual([
    {
      version: 3,
      rates: [table.rates[0], { ...rate, zone: 2, rate: 0.3 }],
      countries: [
        { country: 'CH', zone: 1 },
        { country: 'LI', zone: 1 },
      ],
    },
  ]);
});

it('counts what is unsaved, and takes it back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Satz 1 entfernen' }));
  expect(screen.getByText('1 Feld')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(screen.getByLabelText('Satz % 2')).toBeTruthy();
  expect(screen.getByText('Alles gespeichert')).toBeTruthy();
});

it('asks before what was typed is lost', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Satz aufnehmen' }));
  await router.navigate('/admin/artwork');
  expect(await screen.findByRole('heading', { name: 'Ohne Speichern verlassen?' })).toBeTruthy();
});
