/** Imported by the parcel choice, which loads only together with these texts, as in `buyer-texts.ts`. No other page contains the import. */
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
