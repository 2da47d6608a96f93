/** In the browser: only the visitor's language is loaded. */
import type { Language } from '#domain/language/language.ts';
import type { Messages } from './messages.ts';

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  de: async () => import('./de.ts'),
  fr: async () => import('./fr.ts'),
  en: async () => import('./en.ts'),
};

export async function loadMessages(language: Language): Promise<Messages> {
  return (await loaders[language]()).default;
}
