import { readProducts } from '#contract/product.ts';
import type { Product } from '#contract/product.ts';
import type { Language } from '#domain/language/language.ts';
import { call } from '#web/call.ts';

/** A product for a new line, named as the document's customer reads it; null: it is gone. */
export async function productToAdd(id: number, lang: Language): Promise<Product | null> {
  const { items } = await call(readProducts, { query: { ids: String(id), lang } });
  return items[0] ?? null;
}
