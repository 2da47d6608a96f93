import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { Customer } from '#contract/customer.ts';
import { MergeDialog } from './merge-dialog.tsx';

const into = { id: 12, formattedId: 'K100012', name: 'Lucia Bernasconi', version: 1 } as Customer;
const other = { id: 13, formattedId: 'K100013', name: 'Peter Odermatt', email: 'peter@muster.example', city: 'Stans', version: 1 };

it('leads who chose a customer by keyboard to what will be moved', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      Response.json(
        url.includes('/merge')
          ? { from: other, into, moves: [{ what: 'orders', count: 2, dropped: 0 }], priceConflicts: [] }
          : { items: [other], page: 1, perPage: 8, total: 1 },
      ),
    ),
  );
  const { user } = showRoutes([{ path: '/', element: <MergeDialog into={into} from={null} onClose={() => undefined} /> }]);
  await user.type(screen.getByRole('combobox'), 'Odermatt');
  await screen.findByText('K100013 Peter Odermatt');
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('table');
  expect(document.activeElement?.textContent).toBe('K100013 Peter Odermatt peter@muster.example');
});
