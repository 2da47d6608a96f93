import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { Artwork, ArtworkField } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import deDesk from '#web/texts/de-desk.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ArtworkDesk } from './artwork-desk.tsx';

const field = (key: ArtworkField['key'], work: number, value: string, confidence: number): ArtworkField => ({
  key,
  work,
  value,
  readValue: value,
  confidence,
  doubt: confidence < 90 ? 'guessedOrder' : null,
  box: { page: 1, x: 0.1, y: 0.1 + work / 10, width: 0.2, height: 0.02 },
  confirmed: false,
});

const artwork: Artwork = {
  id: 7,
  version: 1,
  state: 'READ',
  fileName: 'rechnung.pdf',
  createdAt: '2026-11-23T08:00:00.000Z',
  who: 'leitung@kistenwerk.example',
  invoiceData: {
    house: 'Auktionshaus Seefeld',
    pages: 1,
    fields: [
      field('buyer', 0, 'Eleanor Whitcombe', 96),
      field('country', 0, 'GB', 72),
      field('lot', 1, '214', 99),
      field('title', 1, 'Winter', 96),
      field('frameSize', 1, '94 × 128 × 7 cm', 64),
      field('price', 1, '24000.00', 97),
    ],
  },
  experience: { invoices: 14, rightShare: 0.96, corrected: ['frameSize'] },
  existingCustomers: [],
  choice: { customerId: null, phone: '', works: [], courier: null, insurance: { mode: 'AIR' }, prices: {} },
  quote: null,
};

const offer: ArtworkOffer = {
  packages: [],
  courier: {
    offered: [],
    refused: [{ service: 'A', name: 'Int. First', reason: { message: 'packageTooLong', params: { most: 274 } } }],
    away: false,
    shipDate: '2026-11-23',
  },
  insurance: null,
  declaredValue: 30_000,
  lines: [{ productId: 1070, number: '1070', key: 'pickup', name: 'Abholung Zürich', quantity: 1, price: 85, amount: 85 }],
  total: null,
  hasVat: false,
  problems: [
    { message: 'artworkFieldOpen', params: { key: 'buyer' }, field: 'fields.0.buyer' },
    { message: 'artworkCustomerMissing', params: {}, field: 'choice.customerId' },
  ],
};

interface Sent {
  version: number;
  fields?: { key: string; work: number; value: string }[];
  choice?: Artwork['choice'];
}

/** Stands in for the server: stores what is sent and raises the version. */
function open() {
  const sent: Sent[] = [];
  let stands = artwork;
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return Promise.resolve(Response.json(offer));
    const change = JSON.parse(body as string) as Sent;
    sent.push(change);
    const fields = stands.invoiceData.fields.map((each) => {
      const now = change.fields?.find(({ key, work }) => key === each.key && work === each.work);
      return now === undefined ? each : { ...each, value: now.value, confirmed: true };
    });
    stands = {
      ...stands,
      version: stands.version + 1,
      choice: change.choice ?? stands.choice,
      invoiceData: { ...stands.invoiceData, fields },
    };
    return Promise.resolve(Response.json(stands));
  });
  const router = createMemoryRouter([{ path: '*', element: <ArtworkDesk loaded={artwork} firstOffer={offer} /> }]);
  render(
    <IntlProvider locale="de" messages={{ ...deDesk, errors: {}, shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </IntlProvider>,
  );
  return { sent, user: userEvent.setup() };
}

const input = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });

it('confirms a field with Enter and goes on to the next that waits, each with the version before', async () => {
  const { sent, user } = open();
  expect(document.activeElement).toBe(input('Käufer'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(input('Land'));
  await user.clear(input('Land'));
  await user.type(input('Land'), 'IE{Enter}');
  await screen.findByText('2 von 6 Feldern bestätigt');
  expect(sent).toEqual([
    { version: 1, fields: [{ key: 'buyer', work: 0, value: 'Eleanor Whitcombe' }] },
    { version: 2, fields: [{ key: 'country', work: 0, value: 'IE' }] },
  ]);
});

it('shows a value that is checked as it is written in the office', async () => {
  const { user } = open();
  await user.click(input('Zuschlag'));
  expect(input('Zuschlag').value).toBe("24'000.00");
});

it('begins a new customer in the first field', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Neuer Kunde' }));
  expect(document.activeElement).toBe(input('Vorname'));
});

it('confirms together only what it is sure of', async () => {
  const { sent, user } = open();
  await user.click(screen.getByRole('button', { name: /4 sichere bestätigen/ }));
  await screen.findByText('4 von 6 Feldern bestätigt');
  expect(sent[0]?.fields?.map(({ key }) => key)).toEqual(['buyer', 'lot', 'title', 'price']);
});

it('says what is missing, why a courier does not take it, and cannot be sent', () => {
  open();
  const aside = screen.getByRole('complementary', { name: 'Offerte' });
  expect(within(aside).getByText('1 Feld ist noch nicht bestätigt')).toBeTruthy();
  expect(within(aside).getByText('Wählen Sie, wer die Offerte erhält.')).toBeTruthy();
  expect(screen.getByText(/274 cm/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Offerte senden/ }).hasAttribute('disabled')).toBe(true);
});

it('keeps an own price of a flat position, and none that is no number', async () => {
  const { sent, user } = open();
  const price = input('Preis Abholung Zürich');
  await user.clear(price);
  await user.type(price, 'viel{Enter}');
  expect(sent).toEqual([]);
  await user.clear(price);
  await user.type(price, '120{Enter}');
  await vi.waitFor(() => expect(sent[0]?.choice?.prices).toEqual({ pickup: 120 }));
});

it('does not take a correction back that is still under way', async () => {
  const { sent, user } = open();
  await user.clear(input('Käufer'));
  await user.type(input('Käufer'), 'E. Whitcombe{Enter}');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await screen.findByText('4 von 6 Feldern bestätigt');
  expect(input('Käufer').value).toBe('E. Whitcombe');
  expect(sent[1]?.fields?.map(({ key }) => key)).toEqual(['lot', 'title', 'price']);
});
