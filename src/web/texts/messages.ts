/** German is the reference: the other languages must have the same keys, or the build fails. */
import type deBuyer from './de-buyer.ts';
import type de from './de.ts';

type Widen<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Widen<Texts[Key]> };
export type FrontMessages = Widen<typeof de>;
export type BuyerMessages = Widen<typeof deBuyer>;
/** Everything the shop says. */
export type GermanMessages = typeof de & typeof deBuyer;
export type Messages = FrontMessages & BuyerMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'de' | 'fr' | 'en';
    Messages: GermanMessages;
  }
}
