import { readProducts } from '#contract/product.ts';
import type { Product } from '#contract/product.ts';
import type { Language } from '#domain/language/language.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Reads a product for a new line, named as the document's customer reads it; null: it is gone, or why it could not be read has been said. */
export function useProductToAdd(lang: Language): (id: number) => Promise<Product | null> {
  const toast = useToast();
  const failureText = useFailureText();
  return async (id) => {
    try {
      const { items } = await call(readProducts, { query: { ids: String(id), lang } });
      return items[0] ?? null;
    } catch (failure) {
      toast.error(failureText(failure));
      return null;
    }
  };
}
