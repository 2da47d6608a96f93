/** Imported where one may choose a parcel: it is there only when those texts are, as with `buyer-texts.ts`; no other page carries the way to them. */
import type { Language } from '#domain/language/language.ts';
import { languageOfDocument } from './language-of-document.ts';
import { addMessages } from './message-store.ts';
import type { ParcelMessages } from './messages.ts';

const parcel: Record<Language, () => Promise<{ default: ParcelMessages }>> = {
  de: async () => import('./de-parcel.ts'),
  fr: async () => import('./fr-parcel.ts'),
  en: async () => import('./en-parcel.ts'),
};

if (typeof document !== 'undefined') addMessages((await parcel[languageOfDocument()]()).default);
