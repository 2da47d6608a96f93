// The customer's addresses are there first, the e-mail address of their accounts department comes late.
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import deBuyer from '#web/texts/de-buyer.ts';
import de from '#web/texts/de.ts';
import { TextProvider } from '#web/texts/text-provider.tsx';
import { CheckoutProvider } from './checkout-state.tsx';
import InvoicePage from './invoice-page.tsx';

const session = { customerId: 5, email: 'einkauf@kistenwerk.example', guest: false, perm: [] };
const root = { session, profile: { shop: 'verpackung' } };
const address = {
  id: 3,
  name: 'Aare Pumpen AG',
  street: 'Rampe 4',
  zipCode: '4528',
  city: 'Zuchwil',
  country: 'CH',
  isDefaultInvoice: true,
};

const Page = createRoutesStub([
  {
    id: 'root',
    path: '/',
    loader: () => root,
    children: [
      {
        index: true,
        Component: () => (
          <CheckoutProvider>
            <InvoicePage />
          </CheckoutProvider>
        ),
      },
    ],
  },
]);

afterEach(() => {
  sessionStorage.clear();
});

/** What the field for the e-mail address held whenever the page could be sent. */
function mailsWhenSendable(): { seen: Set<string>; observer: MutationObserver } {
  const seen = new Set<string>();
  const look = (): void => {
    if (screen.queryByRole('button', { name: 'Weiter zur Lieferadresse' }) === null) return;
    seen.add(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-Mail für die Rechnung/ }).value);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  return { seen, observer };
}

it('cannot be sent before the address for invoices is known', async () => {
  const settings = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('customer-order-settings')) return settings.promise;
    // Only once the page has taken the addresses.
    setTimeout(() => settings.resolve(Response.json({ orderSettings: { invoiceEmail: 'kreditoren@aarepumpen.example' } })), 50);
    return Promise.resolve(Response.json({ items: [address] }));
  });
  const { seen, observer } = mailsWhenSendable();
  render(
    <TextProvider language="de" messages={{ ...de, ...deBuyer }}>
      <Page hydrationData={{ loaderData: { root } }} />
    </TextProvider>,
  );
  await screen.findByDisplayValue('kreditoren@aarepumpen.example');
  observer.disconnect();
  expect([...seen]).toEqual(['kreditoren@aarepumpen.example']);
});
