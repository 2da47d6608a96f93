/**
 * What every visitor gets of a product, prices included, as one text: written once and kept with the product until its ladders are forgotten. A list reads a
 * hundred of them that lie far apart in a large catalogue, so each must be one place of memory, not twenty.
 */
import type { Language } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { keptWithLadders } from './price-ladder-of.ts';

export type Write = (snapshot: CatalogSnapshot, product: CatalogProduct, language: Language) => string;

export function everybodysText(write: Write): Write {
  const texts = keptWithLadders(() => new WeakMap<CatalogProduct, Partial<Record<Language, string>>>());
  return (snapshot, product, language) => {
    const kept = texts();
    const known = kept.get(product);
    const ready = known?.[language];
    if (ready !== undefined) return ready;
    const made = write(snapshot, product, language);
    if (known === undefined) kept.set(product, { [language]: made });
    else known[language] = made;
    return made;
  };
}

interface Texts {
  readonly products: (CatalogProduct | undefined)[];
  readonly texts: string[];
}

/** A list or table that lives long, and how many places it has. */
export interface Places {
  readonly home: object;
  readonly size: number;
}

/**
 * The same by place: products are only compared, not read, since in a large catalogue each of them lies somewhere else in memory. Returns the text of the
 * product at a place.
 */
export function everybodysTextByPlace(write: Write) {
  const kept = keptWithLadders(() => new WeakMap<object, Map<Language, Texts>>());
  return ({ home, size }: Places, snapshot: CatalogSnapshot, language: Language): ((place: number, product: CatalogProduct) => string) => {
    const byLanguage = kept().get(home) ?? new Map<Language, Texts>();
    kept().set(home, byLanguage);
    const { products, texts } = byLanguage.get(language) ?? {
      products: Array.from({ length: size }),
      texts: Array.from({ length: size }, () => ''),
    };
    byLanguage.set(language, { products, texts });
    return (place, product) => {
      if (products[place] !== product) {
        products[place] = product;
        texts[place] = write(snapshot, product, language);
      }
      return texts[place]!;
    };
  };
}
