/** What a search keeps for everybody: within its room whatever is typed, and the same as what is found anew. */
import { serialize } from 'node:v8';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { keptWordHits } from '#server/search/kept-word-hits.ts';
import { searchShop } from '#server/search/search-shop.ts';
import { SearchState } from '#server/search/search-state.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let shop: ShopApp;
let state: SearchState;
beforeAll(async () => {
  shop = await startShop();
  state = await SearchState.build(shop.catalog.now(), []);
});
afterAll(async () => shop.close());

const stems = ['kiste', 'palette', 'holz', 'karton', 'deckel', 'nagel', 'fichte', 'truhe', 'box', 'export', 'maschine', 'rahmen', 'leiste'];

test('two thousand texts of compounds take no more room than is given to all hits', () => {
  const { table } = state;
  const { shown: words, lexicon, nameLengths } = state.indexOf('de');
  const request = { table, words, lexicon, language: 'de', nameLengths, sees: () => true, unfinished: false } as const;
  const wordAt = (text: number, place: number): string =>
    stems[(text + place) % stems.length]! + stems[(text * place + (text >> place)) % stems.length]! + stems[(text >> 3) % stems.length]!;
  const texts = Array.from({ length: 2000 }, (_, text) => Array.from({ length: 8 }, (_, place) => wordAt(text, place + 1)));
  const find = keptWordHits(state.columns);
  const found = texts.map((letters) => find(letters, request));
  // Latest first: what is no longer kept is found anew, and kept again.
  const firstGone = found.toReversed().findIndex((hits, at) => find(texts.at(-1 - at)!, request) !== hits);
  const kept = firstGone === -1 ? found : found.slice(-firstGone);
  expect(kept.reduce((bytes, hits) => bytes + serialize(hits).byteLength, 0)).toBeLessThan(300_000 * 16);
});

const nobody = { actor: { kind: 'anonymous' } as const, customerId: null };
const alike = [
  ['Kiste für Maschinen', 'kiste fuer maschinen', 'KISTE MASCHINEN', 'Kiste, Maschinen'],
  ['Hölzerne Kiste', 'hoelzerne kiste', 'holzerne kiste'],
  ['contre-plaqué', 'contre plaqué', 'contreplaque', 'Contre-Plaqué 800x600'],
  ['HK_0001', 'HK-0001', 'hk 0001', 'HK_0001 Kiste', 'Kiste HK_0001'],
  ['Euro-Palette', 'europalette', 'euro palette 1200', 'palette euro'],
  ['Gugelhupfkiste', 'gugelhupf-kiste', 'constructor', '__proto__', 'toString kiste', 'a b c d e f g h i j'],
].flat();

test('texts that differ by little find what they find alone, in whatever order and language they are typed', () => {
  const limits = { products: 100, places: 6, madeToSize: 3 };
  // Somebody with a product that no text names is answered without what is kept.
  const ties = new Map([[-1, { productId: -1, customerId: -1, isOwner: false, isFavorite: false, externalProductId: '' }]]);
  const asked = languages.flatMap((language) => alike.map((q) => ({ q, language, unfinished: false })));
  for (const request of [...asked, ...asked.toReversed(), ...asked.map((each) => ({ ...each, unfinished: true })), ...asked]) {
    const kept = searchShop(state, request, { ...nobody, ties: new Map() }, limits).read();
    const alone = searchShop(state, request, { ...nobody, ties }, limits).read();
    expect([request, kept]).toEqual([request, alone]);
  }
});
