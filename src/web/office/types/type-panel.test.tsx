import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductTypeRecord } from '#contract/product-type-record.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import { TypePanel } from './type-panel.tsx';

const type: ProductTypeRecord = {
  id: 5,
  version: 1,
  name: 'Set',
  kind: 'COMPOSITE',
  categoryId: null,
  modelId: null,
  landingPage: '2D',
  reportId: null,
  productCount: 0,
  attrs: [],
};
const choices = { categories: [], reports: [], models: [] };

async function show(productCount: number): Promise<void> {
  const panel = (
    <TypePanel type={{ ...type, productCount }} choices={choices} attributes={[]} onUnsaved={() => undefined} onRemoved={() => undefined} />
  );
  showRoutes([{ path: '*', element: panel }]);
  await screen.findByLabelText('Name');
}

it('offers to delete a type without articles', async () => {
  await show(0);
  expect(screen.getByRole('button', { name: 'Produkttyp löschen' })).toBeDefined();
});

it('says of which articles a type is, and offers no deletion', async () => {
  await show(1200);
  expect(screen.queryByRole('button', { name: 'Produkttyp löschen' })).toBeNull();
  expect(screen.getByText(/^In Gebrauch/).textContent).toBe("In Gebrauch, darum nicht zu löschen: 1'200 Artikel");
  expect(screen.getByRole('link', { name: "1'200 Artikel" }).getAttribute('href')).toBe('/admin/product?filter=typeId%3A5');
});
