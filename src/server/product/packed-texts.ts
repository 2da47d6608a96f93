/**
 * What every visitor gets of a product: the texts of a list lie one behind the other as bytes, so that a page of it is sent as it lies there and not gathered
 * from a hundred places of a large catalogue. Each text is written once, and kept once, until the ladders of presets are forgotten.
 */
import type { Language } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { Write } from '#server/pricing/everybodys-text.ts';
import { keptWithLadders } from '#server/pricing/price-ladder-of.ts';
import type { ProductList } from './sorted-products.ts';

/** Texts packed together: a page takes few packs, and a changed list packs again only what is asked for. */
const perPack = 32;

interface Pack {
  /** Each text in UTF-8 with a comma behind it. */
  readonly bytes: Buffer;
  /** Where the next text begins. */
  readonly ends: Uint32Array;
}

interface Place {
  readonly pack: Pack;
  readonly at: number;
}

interface Kept {
  /** A text that is in a pack is kept there alone. */
  readonly texts: WeakMap<CatalogProduct, Partial<Record<Language, string | Place>>>;
  readonly packs: WeakMap<ProductList, Partial<Record<Language, (Pack | undefined)[]>>>;
}

const startOf = ({ ends }: Pack, at: number): number => (at === 0 ? 0 : ends[at - 1]!);

function packed(texts: readonly string[]): Pack {
  let end = 0;
  const ends = Uint32Array.from(texts, (text) => (end += Buffer.byteLength(text) + 1));
  return { bytes: Buffer.from(`${texts.join(',')},`), ends };
}

export interface PackedTexts {
  readonly text: Write;
  /** Those of a list from one place to before another, separated by commas, in pieces of UTF-8. */
  readonly part: (snapshot: CatalogSnapshot, list: ProductList, language: Language, from: number, to: number) => Buffer[];
}

export function packedTexts(write: Write): PackedTexts {
  const keptNow = keptWithLadders((): Kept => ({ texts: new WeakMap(), packs: new WeakMap() }));

  const textsOf = (product: CatalogProduct): Partial<Record<Language, string | Place>> => {
    const { texts } = keptNow();
    const known = texts.get(product) ?? {};
    texts.set(product, known);
    return known;
  };
  const text: Write = (snapshot, product, language) => {
    const texts = textsOf(product);
    const known = (texts[language] ??= write(snapshot, product, language));
    if (typeof known === 'string') return known;
    const { pack: kept, at } = known;
    return kept.bytes.toString('utf8', startOf(kept, at), kept.ends[at]! - 1);
  };
  const packOf = (snapshot: CatalogSnapshot, list: ProductList, language: Language, number: number): Pack => {
    const { packs } = keptNow();
    const byLanguage = packs.get(list) ?? {};
    packs.set(list, byLanguage);
    const own = (byLanguage[language] ??= []);
    return (own[number] ??= pack(snapshot, list.slice(number * perPack, (number + 1) * perPack), language));
  };
  const pack = (snapshot: CatalogSnapshot, products: readonly CatalogProduct[], language: Language): Pack => {
    const made = packed(products.map((product) => text(snapshot, product, language)));
    for (const [at, product] of products.entries()) textsOf(product)[language] = { pack: made, at };
    return made;
  };
  const part: PackedTexts['part'] = (snapshot, list, language, from, to) => {
    const pieces: Buffer[] = [];
    const end = Math.min(to, list.length);
    for (let first = from; first < end; first = (Math.floor(first / perPack) + 1) * perPack) {
      const number = Math.floor(first / perPack);
      const last = Math.min(end, (number + 1) * perPack) - 1;
      const kept = packOf(snapshot, list, language, number);
      const comma = last + 1 < end ? 0 : 1;
      pieces.push(kept.bytes.subarray(startOf(kept, first % perPack), kept.ends[last % perPack]! - comma));
    }
    return pieces;
  };
  return { text, part };
}
