import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DocumentAddresses } from './document-address.tsx';

const address = {
  name: 'Rheingold LLC',
  addition: 'Rheingold LLC',
  street: '12 Dock Street',
  additionalAddress: '',
  zipCode: '10001',
  city: 'New York',
};

function blocksOf(document: Parameters<typeof DocumentAddresses>[0]['document']): string[][] {
  const { container } = render(<DocumentAddresses document={document} />);
  return Array.from(container.querySelectorAll('address'), (block) =>
    Array.from(block.querySelectorAll('span'), (line) => line.textContent),
  );
}

it('writes an address abroad as the papers do, with its state and country', () => {
  const abroad = { ...address, country: 'US', stateOrProvinceCode: 'NY' };
  const lines = ['Rheingold LLC', 'Rheingold LLC', '12 Dock Street', 'New York, NY 10001', 'US'];
  expect(blocksOf({ deliveryAddress: abroad, invoiceAddress: abroad })).toEqual([lines, lines]);
});

it('leaves out the country at home, and the delivery address of what is picked up', () => {
  const home = { ...address, addition: '', zipCode: '8005', city: 'Zürich', country: 'CH' };
  expect(blocksOf({ deliveryAddress: null, invoiceAddress: home })).toEqual([['Rheingold LLC', '12 Dock Street', '8005 Zürich']]);
});
