/**
 * What every visitor gets of a product, prices included, as one text: written once and kept with the product until its ladders are forgotten. A list reads a
 * hundred of them that lie far apart in a large catalogue, so each must be one place of memory, not twenty.
 */
import type { Language } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { keptWithLadders } from './price-ladder-of.ts';

type Write = (snapshot: CatalogSnapshot, product: CatalogProduct, language: Language) => string;

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
