import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BulkRow } from '#contract/price-bulk.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import { BulkDialog } from './bulk-dialog.tsx';

const moved: BulkRow = {
  id: 4,
  version: 2,
  customerName: '',
  isDefault: true,
  articleNumber: 'HK_0001',
  productName: 'Holzkiste',
  activeStrategy: 'FIX_PRICE',
  before: [{ quantity: 1, price: 10 }],
  after: [{ quantity: 1, price: 10.3 }],
  marginBefore: null,
  marginAfter: null,
  changes: true,
  plannedLater: false,
};

function show() {
  const paths: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    paths.push(url);
    const body = url.endsWith('preview') ? { rows: [moved] } : { id: 1, rows: [{ id: 4, ok: true, version: 3, errors: [] }] };
    return Promise.resolve(Response.json(body));
  });
  const rows = {
    ticks: { kind: 'some', ids: new Set([4]) },
    count: 1,
    clear: () => undefined,
    query: {},
    loaded: new Map(),
    refresh: () => undefined,
  } as const;
  const onClose = vi.fn();
  const { user } = showRoutes([{ path: '/', element: <BulkDialog rows={rows} onClose={onClose} /> }]);
  return { user, paths, onClose };
}

it('changes prices by keyboard: percent, Enter to look, Ctrl+Enter to change', async () => {
  const { user, paths } = show();
  expect(document.activeElement).toBe(screen.getByLabelText('Prozent'));
  await user.keyboard('3{Control>}{Enter}{/Control}');
  expect(paths).toEqual([]);
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: '1 Preis ändern' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^1 Preis geändert/)).not.toBeNull();
});

it('can be left by a button', async () => {
  const { user, onClose } = show();
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(onClose).toHaveBeenCalledOnce();
});
