import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { areas } from './areas.ts';
import { CommandPalette } from './command-palette.tsx';
import { commandsFor } from './commands.ts';

const everything = Array.from({ length: 60 }, (_, at) => at + 1);
const none = { items: [], total: 0 };

function open(perm = everything) {
  vi.stubGlobal('fetch', (url: string) => {
    const delivery = { items: [{ id: 3, orderId: 44, formattedId: 'L2026-00040', customerName: 'Aare Pumpen AG' }], total: 1 };
    if (url.includes('/api/delivery')) return Promise.resolve(Response.json(delivery));
    const found = url.includes('/product/record')
      ? { items: [{ id: 7, articleNumber: 'HK_0013', name: { de: 'Holzkiste' } }], total: 1 }
      : none;
    return Promise.resolve(Response.json(found));
  });
  const onClose = vi.fn();
  const element = <CommandPalette areas={areas} commands={commandsFor(perm)} open onClose={onClose} />;
  const { user, router } = showRoutes([
    { path: '/', element },
    { path: '*', Component: () => <p>{location.pathname}</p> },
  ]);
  return { user, router, onClose };
}

it('begins what has no screen of its own: a new customer, a quote', async () => {
  const { user } = open();
  await user.type(screen.getByRole('combobox'), 'neuer k');
  expect(screen.getByRole('option', { name: /Neuer Kunde/ })).toBeTruthy();
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'offerte erst');
  expect(screen.getByRole('option', { name: /Offerte erstellen/ })).toBeTruthy();
});

it('finds lists beside a screen’s own', async () => {
  const { user } = open();
  await user.type(screen.getByRole('combobox'), 'materialp');
  expect(screen.getByRole('option', { name: /Materialpreise.*Modelle/ })).toBeTruthy();
});

it('finds a section of the settings by what is in it, for who may change it', async () => {
  const { user } = open();
  await user.type(screen.getByRole('combobox'), 'mahngeb');
  expect(screen.getByRole('option', { name: /Rechnungen und Mahnungen.*Einstellungen/ })).toBeTruthy();
});

it('finds a delivery, which leads to its order', async () => {
  const { user, router } = open();
  await user.type(screen.getByRole('combobox'), 'L2026-00040');
  await user.click(await screen.findByRole('option', { name: /L2026-00040/ }));
  expect(router.state.location.pathname).toBe('/admin/Orders/44');
});

it('finds a product by its number', async () => {
  const { user } = open();
  await user.type(screen.getByRole('combobox'), 'HK_0013');
  expect(await screen.findByRole('option', { name: /HK_0013.*Holzkiste/ })).toBeTruthy();
});

it('offers nothing that its user may not do, and closes with the first Escape', async () => {
  const { user, onClose } = open([]);
  await user.type(screen.getByRole('combobox'), 'neuer k');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
