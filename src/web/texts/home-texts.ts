/** Imported by the home page and by the finder, which asks the same: they are there only when those texts are, as with `buyer-texts.ts`; no other page carries the way to them. */
import type { Language } from '#domain/language/language.ts';
import { languageOfDocument } from './language-of-document.ts';
import { addMessages } from './message-store.ts';
import type { HomeMessages } from './messages.ts';

const home: Record<Language, () => Promise<{ default: HomeMessages }>> = {
  de: async () => import('./de-home.ts'),
  fr: async () => import('./fr-home.ts'),
  en: async () => import('./en-home.ts'),
};

if (typeof document !== 'undefined') addMessages((await home[languageOfDocument()]()).default);
