import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ProductHead } from '#contract/product-head.ts';
import de from '#web/texts/de.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ProductFrame } from './product-frame.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => vi.unstubAllGlobals());

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

it('asks before it deletes, and leads to what still uses the product', async () => {
  const errors = [
    { message: 'inUse', params: { count: 22 } },
    { message: 'usedBy', params: { kind: 'quote', id: 5, name: 'O2026-00005' } },
    { message: 'usedBy', params: { kind: 'order', id: 9, name: 'A2026-00009' } },
  ];
  const { user, sent } = open({}, Response.json({ errors }, { status: 409 }));
  await user.click(await screen.findByRole('button', { name: 'Löschen', hidden: true }));
  expect(sent).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Löschen', hidden: true }).at(-1)!);
  expect((await screen.findByRole('link', { name: 'O2026-00005' })).getAttribute('href')).toBe('/admin/Quotes/5');
  expect(screen.getByRole('link', { name: 'A2026-00009' }).getAttribute('href')).toBe('/admin/Orders/9');
  expect(screen.queryByText('und 20 weitere')).not.toBeNull();
  expect(sent).toEqual(['DELETE /api/product/7?version=3']);
});

it('brings a deleted product back, and leads to no page of the shop', async () => {
  const { user, sent } = open({ deletedAt: '2026-11-20T08:00:00Z' }, Response.json({ id: 7, version: 4, deletedAt: null }));
  expect(screen.queryByRole('link', { name: 'Im Shop ansehen' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Wiederherstellen', hidden: true }));
  expect(sent).toEqual(['POST /api/product/restore/7']);
});
