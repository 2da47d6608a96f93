import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { AddressDraft } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';

const empty: AddressDraft = {
  name: '',
  addition: '',
  street: '',
  additionalAddress: '',
  zipCode: '',
  city: '',
  country: 'CH',
  stateOrProvinceCode: '',
  carrierPhone: '',
  fixedDeliveryCost: '',
  isDefaultShipping: false,
  isDefaultInvoice: false,
};

function open(draft: AddressDraft, streetSearch: boolean) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json({ items: [{ street: 'Seestrasse 1', zipCode: '8002', city: 'Zürich' }] }));
  });
  function Form() {
    const [address, setAddress] = useState(draft);
    return <AddressFields address={address} problems={{}} onChange={setAddress} />;
  }
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <Form />, loader: () => ({ profile: { streetSearch } }) }], {
    hydrationData: { loaderData: { root: { profile: { streetSearch } } } },
  });
  render(<RouterProvider router={router} />);
  return { asked, user: userEvent.setup() };
}

const proposals = (): string[] => [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value') ?? '');
const street = (): HTMLInputElement => screen.getByLabelText('Strasse');
const inField = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

it('proposes streets with their place, and a chosen one brings postal code and town along', async () => {
  const { asked, user } = open(empty, true);
  await user.type(street(), 'Seestrasse 1');
  await waitFor(() => expect(proposals()).toEqual(['Seestrasse 1, 8002 Zürich']));
  expect(asked).toEqual(['/api/shipping/street?street=Seestrasse+1&zipCode=']);
  await user.clear(street());
  await user.paste('Seestrasse 1, 8002 Zürich');
  expect([street().value, inField('PLZ'), inField('Ort')]).toEqual(['Seestrasse 1', '8002', 'Zürich']);
});

it.each<[string, Partial<AddressDraft>, boolean, string]>([
  ['without a search', {}, false, 'Seestrasse'],
  ['abroad', { country: 'DE' }, true, 'Seestrasse'],
  ['for two letters', {}, true, 'Se'],
  ['for what stood there before', { street: 'Seestrasse 1' }, true, ''],
])('asks nothing %s', async (_what, draft, streetSearch, typed) => {
  vi.useFakeTimers();
  try {
    const { asked } = open({ ...empty, ...draft }, streetSearch);
    for (const letter of typed) fireEvent.change(street(), { target: { value: street().value + letter } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
