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

/** A table that lives long: a snapshot's product stays at its place. */
export interface Places {
  readonly size: number;
  readonly at: (place: number) => CatalogProduct | null;
}

interface Texts {
  /** Whose products the texts are of. */
  snapshot: CatalogSnapshot | null;
  readonly products: (CatalogProduct | null)[];
  /** null: not written yet. */
  readonly texts: (string | null)[];
}

/** Forgets the texts of products that are others in this snapshot. */
function follow(known: Texts, places: Places, snapshot: CatalogSnapshot): void {
  for (let place = 0; place < places.size; place += 1) {
    const product = places.at(place);
    if (known.products[place] === product) continue;
    known.products[place] = product;
    known.texts[place] = null;
  }
  known.snapshot = snapshot;
}

/**
 * The same by place, without a look at the products themselves: in a large catalogue each of them lies somewhere else in memory. Returns the text of the
 * product at a place; null: there is none.
 */
export function everybodysTextByPlace(write: Write) {
  const kept = keptWithLadders(() => new WeakMap<Places, Map<Language, Texts>>());
  return (places: Places, snapshot: CatalogSnapshot, language: Language): ((place: number) => string | null) => {
    const byLanguage = kept().get(places) ?? new Map<Language, Texts>();
    kept().set(places, byLanguage);
    const known: Texts = byLanguage.get(language) ?? { snapshot: null, products: [], texts: [] };
    byLanguage.set(language, known);
    if (known.snapshot !== snapshot) follow(known, places, snapshot);
    const { products, texts } = known;
    return (place) => {
      const text = texts[place] ?? null;
      const product = text === null ? (products[place] ?? null) : null;
      return product === null ? text : (texts[place] = write(snapshot, product, language));
    };
  };
}
