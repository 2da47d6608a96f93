import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { ProductHead } from '#contract/product-head.ts';
import de from '#web/texts/de.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ProductFrame } from './product-frame.tsx';

const head: ProductHead = {
  id: 7,
  version: 3,
  articleNumber: 'HK_0013',
  name: { de: 'Holzkiste', fr: '', en: '' },
  typeId: 1,
  typeName: 'Holzkiste',
  kindCode: 1,
  published: false,
  publiclyAvailable: true,
  publishOn: '2026-12-01',
  hideOn: null,
  deletedAt: null,
  canBeConfigured: false,
  pieces: 1240,
  sales: 84_000.4,
  ownPrices: 1,
  gaps: [],
  configuration: null,
  parameters: [],
};

function open(over: Partial<ProductHead>, answer?: Response) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${url}`);
    return Promise.resolve(answer);
  });
  const router = createMemoryRouter([{ path: '/', element: <ProductFrame head={{ ...head, ...over }}>Inhalt</ProductFrame> }]);
  render(
    <IntlProvider locale="de" messages={de}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </IntlProvider>,
  );
  return { user: userEvent.setup(), sent };
}

it('says where the product stands and how it sells', async () => {
  open({});
  expect(await screen.findByText('im Shop ab 01.12.2026')).not.toBeNull();
  expect(screen.queryByText('84’000') ?? screen.queryByText("84'000")).not.toBeNull();
  expect(screen.queryByText(/eigener Preis/)).not.toBeNull();
});

it('leads to what still uses the product instead of asking', async () => {
  const items = [
    { kind: 'quote', id: 5, name: 'O2026-00005' },
    { kind: 'order', id: 9, name: 'A2026-00009' },
  ];
  const { user, sent } = open({}, Response.json({ items, more: true }));
  await user.click(await screen.findByRole('button', { name: 'Löschen', hidden: true }));
  expect((await screen.findByRole('link', { name: 'O2026-00005' })).getAttribute('href')).toBe('/admin/Quotes/5');
  expect(screen.getByRole('link', { name: 'A2026-00009' }).getAttribute('href')).toBe('/admin/Orders/9');
  expect(screen.queryByText('und weitere')).not.toBeNull();
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Löschen' })).toBeNull();
  expect(sent).toEqual(['GET /api/product/7/uses']);
});

it('asks before it deletes a product that nothing uses', async () => {
  const { user, sent } = open({}, Response.json({ items: [], more: false }));
  await user.click(await screen.findByRole('button', { name: 'Löschen', hidden: true }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Löschen' }));
  expect(sent).toEqual(['GET /api/product/7/uses', 'DELETE /api/product/7?version=3']);
});

it('takes over from another product only what was looked at', async () => {
  const answers = {
    'GET /api/product?': { items: [{ id: 9 }] },
    'GET /api/product/price?': { items: [{ customerId: 1, isDefault: true, companyName: '', contactPersonName: '' }] },
    'PUT /api/product/copy-relations': {
      products: [
        {
          id: 7,
          articleNumber: 'HK_0013',
          name: 'Holzkiste',
          version: 3,
          changes: [{ field: 'prices.1.steps.5', before: 79.5, after: 99.5 }],
        },
      ],
    },
  };
  const bodies: string[] = [];
  const { user } = open({});
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    if (method === 'PUT' && typeof body === 'string') bodies.push(body);
    const found = Object.entries(answers).find(([start]) => `${method} ${url}`.startsWith(start));
    return Promise.resolve(Response.json(found?.[1]));
  });
  await user.click(await screen.findByRole('button', { name: 'Von einem anderen Produkt übernehmen', hidden: true }));
  await user.type(screen.getByLabelText('Artikelnummer des anderen Produkts'), 'HK_0014');
  await user.click(screen.getByLabelText('Preise: werden bei denselben Kunden ersetzt'));
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  const row = (await screen.findByText('Preis für alle ab Stück 5')).closest('tr');
  expect(row?.textContent).toBe('Preis für alle ab Stück 579.5099.50');
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  const wish = { fromProductId: 9, to: [{ id: 7, version: 3 }], relations: ['values', 'transport', 'prices'] };
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    { ...wish, preview: true },
    { ...wish, preview: false },
  ]);
});

it('brings a deleted product back, and leads to no page of the shop', async () => {
  const { user, sent } = open({ deletedAt: '2026-11-20T08:00:00Z' }, Response.json({ id: 7, version: 4, deletedAt: null }));
  expect(screen.queryByRole('link', { name: 'Im Shop ansehen' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Wiederherstellen', hidden: true }));
  expect(sent).toEqual(['POST /api/product/restore/7']);
});
