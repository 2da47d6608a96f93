/**
 * Imported by the home page and the finder, which share questions: they load only together with these texts, as in `buyer-texts.ts`.
 * No other page contains the import.
 */
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
