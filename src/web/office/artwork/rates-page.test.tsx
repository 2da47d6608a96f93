import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { InsuranceTable } from '#contract/insurance.ts';
import type { Rate } from './rate-draft.ts';
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

it('names what is no number, instead of taking it back without a word', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('Satz % 2'));
  await user.type(screen.getByLabelText('Satz % 2'), 'abc{Enter}');
  expect(screen.getByLabelText('Satz % 2')).toHaveProperty('value', '0.238');
  expect(await screen.findByText('«abc» ist keine Zahl ab 0. Es bleibt bei 0.238.')).toBeTruthy();
});

it('counts what is unsaved, and takes it back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Satz 1 entfernen' }));
  expect(screen.getByText('1 Feld')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(screen.getByLabelText('Satz % 2')).toBeTruthy();
  expect(screen.getByText('Alles gespeichert')).toBeTruthy();
});

it('merges with what a colleague saved, and asks where both changed the same', async () => {
  const { user } = await open();
  const [first, second] = table.rates as [Rate, Rate];
  const sent: InsuranceTable[] = [];
  const theirs = {
    ...table,
    version: 4,
    rates: [
      { ...first, least: 50 },
      { ...second, rate: 0.4 },
      { ...first, zone: 3 },
    ],
  };
  const stale = { errors: [{ message: 'changedMeanwhile', params: { who: 'Simon Bucher', at: '2026-11-22T08:00:00.000Z' } }] };
  vi.stubGlobal('fetch', (_url: string, { body }: { body?: string } = {}) => {
    if (body === undefined) return Promise.resolve(Response.json(theirs));
    const { version } = sent[sent.push(JSON.parse(body) as InsuranceTable) - 1]!;
    return Promise.resolve(version === 3 ? Response.json(stale, { status: 409 }) : Response.json({ ...theirs, version: 5 }));
  });
  await user.clear(screen.getByLabelText('Satz % 2'));
  await user.type(screen.getByLabelText('Satz % 2'), '0.3');
  await user.click(screen.getByRole('button', { name: 'Satz 1 entfernen' }));
  await user.type(screen.getByLabelText('Länder der Zone 1'), ' li');
  await user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Zone 1, Holz und Gemälde, Luft, Atlas0.238 %, mindestens CHF 30.000.238 %, mindestens CHF 50.00leer',
    'Zone 2, Holz und Gemälde, Luft, Atlas0.238 %, mindestens CHF 30.000.400 %, mindestens CHF 30.000.300 %, mindestens CHF 30.00',
  ]);
  await user.click(within(rows[0]!).getByRole('radio', { name: /: Sie$/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(sent.at(-1)).toEqual({
    version: 4,
    rates: [theirs.rates[1], theirs.rates[2]],
    countries: [
      { country: 'CH', zone: 1 },
      { country: 'LI', zone: 1 },
    ],
  });
});

it('asks before what was typed is lost', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Satz aufnehmen' }));
  await router.navigate('/admin/artwork');
  expect(await screen.findByRole('heading', { name: 'Ohne Speichern verlassen?' })).toBeTruthy();
});
