import { expect, it } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { open } from '../product/beside.test-data.tsx';
import { LinePrice } from './line-price.tsx';

const none = { pricePerOne: null, finalPrice: null };

it.each<[Language, string, string]>([
  ['de', 'Preis gerade nicht erhältlich', 'Preis auf Anfrage'],
  ['fr', 'Prix momentanément indisponible', 'Prix sur demande'],
  ['en', 'Price not available right now', 'Price on request'],
])('tells in %s a price that is not available right now from one on request', (language, unavailable, onRequest) => {
  const shown = (line: Parameters<typeof LinePrice>[0]['line'], plain: boolean): string | null =>
    open(language, <LinePrice line={line} of="amount" plain={plain} />).container.textContent;
  for (const plain of [true, false]) {
    expect(shown({ ...none, problem: 'priceUnavailable' }, plain)).toBe(unavailable);
    expect(shown({ ...none, problem: 'priceOnRequest' }, plain)).toBe(onRequest);
    expect(shown(none, plain)).toBe(onRequest);
    expect(shown({ ...none, problem: 'configurationInvalid' }, plain)).toBe('–');
    expect(shown(null, plain)).toBe('…');
    expect(shown({ pricePerOne: 5, finalPrice: 10, problem: 'quantityNotMultiple' }, plain)).toContain('10.81');
  }
});
