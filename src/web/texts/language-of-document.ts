import type { Language } from '#domain/language/language.ts';

/** The language the server rendered the page in. */
export function languageOfDocument(): Language {
  const { lang } = document.documentElement;
  if (lang.startsWith('fr')) return 'fr';
  return lang.startsWith('en') ? 'en' : 'de';
}
