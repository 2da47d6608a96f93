import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import deBuyer from '#web/texts/de-buyer.ts';
import de from '#web/texts/de.ts';
import { TextProvider } from '#web/texts/text-provider.tsx';
import { noImage } from '#web/ui/picture.tsx';
import { PriceViewProvider } from '../page/price-view.tsx';
import { DocumentPositions, rootsOf } from './document-positions.tsx';

const line = { pictureUrl: noImage, details: [], externalCustomerNo: '', quantity: 1 };
const positions = [
  { ...line, id: 1, parentId: null, name: 'Transport', pricePerOne: 900, finalPrice: 900 },
  { ...line, id: 2, parentId: 1, name: 'Kiste', pricePerOne: 650, finalPrice: 650 },
  { ...line, id: 3, parentId: 1, name: 'Paket', pricePerOne: 0, finalPrice: 0 },
  { ...line, id: 4, parentId: null, name: 'Palette', pricePerOne: 20, finalPrice: 20 },
];

it('shows what a composite consists of inside it, without sums that would be counted twice', () => {
  render(
    <TextProvider language="de" messages={{ ...de, ...deBuyer }}>
      <PriceViewProvider view="incl" vatPercent={8.1}>
        <DocumentPositions positions={positions} vatPercent={0}>
          {({ id }) => <button type="button">Ansehen {id}</button>}
        </DocumentPositions>
      </PriceViewProvider>
    </TextProvider>,
  );
  const parts = screen.getByRole('list', { name: 'Teile von Transport' });
  expect(within(parts).getAllByRole('listitem')).toHaveLength(2);
  expect(parts.textContent).toContain('1 × CHF 650.00');
  expect(parts.textContent).not.toContain('CHF 0.00');
  expect(within(parts).getByRole('button', { name: 'Ansehen 2' })).toBeTruthy();
  const headings = (level: number): (string | null)[] => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect([headings(3), headings(4)]).toEqual([
    ['Transport', 'Palette'],
    ['Kiste', 'Paket'],
  ]);
});

it('counts a composite once', () => {
  expect(rootsOf(positions).map(({ id }) => id)).toEqual([1, 4]);
});
