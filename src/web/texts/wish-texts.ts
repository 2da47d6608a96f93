/** Imported by the wishes of an order, which load only together with these texts, as in `buyer-texts.ts`. */
import type { Language } from '#domain/language/language.ts';
import { languageOfDocument } from './language-of-document.ts';
import { addMessages } from './message-store.ts';
import type { WishMessages } from './messages.ts';

const wish: Record<Language, () => Promise<{ default: WishMessages }>> = {
  de: async () => import('./de-wish.ts'),
  fr: async () => import('./fr-wish.ts'),
  en: async () => import('./en-wish.ts'),
};

if (typeof document !== 'undefined') addMessages((await wish[languageOfDocument()]()).default);
