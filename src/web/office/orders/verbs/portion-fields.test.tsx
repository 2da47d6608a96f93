import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GermanNamesProvider } from '../../document/german-names.tsx';
import { PortionFields } from './portion-fields.tsx';

it('names what is delivered in German too, for a customer who reads another language', () => {
  const lines = [{ id: 7, number: '1', productId: 4, name: 'Slatted crate made to measure', open: 30 }];
  render(
    <GermanNamesProvider value={{ 4: 'Verschlag nach Mass' }}>
      <PortionFields label="Positionen" lines={lines} portions={{}} onChange={() => undefined} problems={{}} />
    </GermanNamesProvider>,
  );
  expect(screen.getByText('Verschlag nach Mass')).toBeTruthy();
});
