import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ProductSearch } from './product-search.tsx';

it('finds products by words of their name or number, those whose number begins so first', async () => {
  const items = [
    ['SK_0003', 'Flachkiste für Bilder'],
    ['HK_0001', 'Holzkiste nach Mass'],
    ['EP_0001', 'EPAL 1 Europalette'],
  ].map(([articleNumber, name], id) => ({ id, articleNumber, name }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items })));
  const user = userEvent.setup();
  render(<ProductSearch label="Produkt" onChoose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), 'hk');
  await screen.findByRole('listbox');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Holzkiste nach Mass HK_0001',
    'Flachkiste für Bilder SK_0003',
  ]);
});
