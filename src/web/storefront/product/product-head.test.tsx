import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import de from '#web/texts/de.ts';
import { TextProvider } from '#web/texts/text-provider.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ProductHead } from './product-head.tsx';

const session = { customerId: 5, email: 'kundin@kistenwerk.example', guest: false, perm: [] };
const product = { id: 7, name: 'Holzkiste nach Mass', articleNumber: 'HK_0001', customers: [], published: true, publiclyAvailable: true };
const page = { product, trail: [] };
const Page = createRoutesStub([
  {
    id: 'root',
    path: '/',
    loader: () => ({ session }),
    children: [{ index: true, Component: () => <ProductHead page={page} /> }],
  },
]);
const hint = 'Gemerkt ist das Produkt. Ihre Wahl behalten «Link kopieren» und der Warenkorb.';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({})));
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function press(search: string): Promise<void> {
  history.replaceState(null, '', `/${search}`);
  render(
    <TextProvider language="de" messages={de}>
      <ToastProvider>
        <Page hydrationData={{ loaderData: { root: { session } } }} />
      </ToastProvider>
    </TextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Holzkiste nach Mass merken' }));
}

it('says that a favourite is a product, once something was chosen', async () => {
  await press('?menge=1&k=8&length=1200');
  expect(await screen.findByText(hint)).not.toBeNull();
});

it('says nothing of a product as it is', async () => {
  await press('');
  await screen.findByText('Gemerkt');
  expect(screen.queryByText(hint)).toBeNull();
});
