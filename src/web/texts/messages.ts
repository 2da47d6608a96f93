/** German is the reference: the other languages must have the same keys, or the build fails. */
import type de from './de.ts';

type Widen<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Widen<Texts[Key]> };
export type Messages = Widen<typeof de>;

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'de' | 'fr' | 'en';
    Messages: typeof de;
  }
}
