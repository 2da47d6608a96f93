import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { CreateProduct } from './create-product.tsx';

it('begins a copy with the names of the product it is made from, in every language', async () => {
  const made: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    if (url !== '/api/product') return Promise.resolve(Response.json({ articleNumber: 'HK_0019' }));
    made.push(JSON.parse(typeof body === 'string' ? body : ''));
    return Promise.resolve(Response.json({ id: 9, articleNumber: 'HK_0019' }));
  });
  const name = { de: 'Prüfkiste', fr: 'Caisse de contrôle', en: 'Test crate' };
  const source = { id: 8, articleNumber: 'HK_0018', name, typeId: 3, kindCode: 1 };
  const element = <CreateProduct types={[]} kinds={[{ code: 1, name: 'Verpackung' }]} categories={[]} source={source} />;
  const { user } = showRoutes([
    { path: '/', element },
    { path: '*', Component: () => null },
  ]);
  await user.type(await screen.findByLabelText('Name Deutsch'), ' lang');
  await user.click(screen.getByRole('button', { name: 'Produkt anlegen' }));
  await waitFor(() => expect(made).toMatchObject([{ name: { ...name, de: 'Prüfkiste lang' }, copyFrom: 8 }]));
});
