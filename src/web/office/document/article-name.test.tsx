import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleName } from './article-name.tsx';
import { GermanNamesProvider } from './german-names.tsx';

test('the sizes of a line fit beside its number', () => {
  const details = [
    { label: 'Länge innen', value: '1000 mm' },
    { label: 'Breite innen', value: '600 mm' },
    { label: 'Höhe innen', value: '500 mm' },
    { label: 'Holz', value: 'Fichte' },
  ];
  render(<ArticleName productId={1} name="Holzkiste" articleNumber="HK_0001" details={details} gone={false} />);
  expect(screen.getByText('HK_0001').parentElement?.textContent?.replaceAll('\u00A0', ' ')).toBe(
    'HK_0001 innen 1000 × 600 × 500 mm, Holz Fichte',
  );
});

test('a line written in French says in German only what needs no words', () => {
  const details = [
    { label: 'Longueur intérieure', value: '1000 mm' },
    { label: 'Largeur intérieure', value: '600 mm' },
    { label: 'Hauteur intérieure', value: '500 mm' },
    { label: 'Poids de la marchandise', value: '150 kg' },
    { label: 'Bois', value: 'Épicéa brut' },
  ];
  render(
    <GermanNamesProvider value={{ 1: 'Holzkiste' }}>
      <ArticleName productId={1} name="Caisse en bois" articleNumber="HK_0001" details={details} gone={false} />
    </GermanNamesProvider>,
  );
  expect(screen.getByText('HK_0001').parentElement?.textContent?.replaceAll('\u00A0', ' ')).toBe(
    'HK_0001 Holzkiste innen 1000 × 600 × 500 mm, 150 kg',
  );
});

test('a line written in French is two lines high like any other, with the German name beside the number', () => {
  render(
    <GermanNamesProvider value={{ 1: 'Europalette' }}>
      <ArticleName productId={1} name="Palette Europe" articleNumber="EP_0001" details={[]} gone={false} />
    </GermanNamesProvider>,
  );
  const lines = screen.getByText('Palette Europe').parentElement?.children;
  expect([...(lines ?? [])].map(({ textContent }) => textContent?.trim())).toEqual(['Palette Europe', 'EP_0001 Europalette']);
});
