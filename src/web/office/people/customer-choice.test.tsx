import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { CustomerChoice } from './customer-choice.tsx';

const customer = {
  id: 7,
  formattedId: 'K-1007',
  name: 'Aare Pumpen AG',
  email: 'einkauf@aarepumpen.example',
  city: 'Olten',
  isDefault: false,
};

function show(answer: () => Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const onChosen = vi.fn();
  const { user } = showRoutes([{ path: '/', element: <CustomerChoice label="Kunde" onChosen={onChosen} /> }]);
  return { user, onChosen, field: screen.getByRole('combobox', { name: 'Kunde' }) };
}

it('hands on the customer that was found', async () => {
  const { user, onChosen, field } = show(() => Response.json({ items: [customer], total: 1, page: 1, perPage: 8 }));
  await user.type(field, 'Aare');
  expect(await screen.findByRole('option', { name: /K-1007 Aare Pumpen AG.*Olten/ })).toBeDefined();
  await user.keyboard('{Enter}');
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 7 }));
});

it('says that a search has failed, and not that there is nobody', async () => {
  const { user, field } = show(() => Response.json({ errors: [{ message: 'temporarilyUnavailable', params: {} }] }, { status: 503 }));
  await user.type(field, 'Aare');
  expect((await screen.findByRole('alert')).textContent).toContain('gerade nicht erreichbar');
  expect(screen.queryByText('Kein Kunde gefunden.')).toBeNull();
});
