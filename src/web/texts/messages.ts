/** German is the reference: the other languages must have the same keys, or the build fails. */
import type { Language } from '#domain/language/language.ts';
import type deBuyer from './de-buyer.ts';
import type deDesk from './de-desk.ts';
import type deHome from './de-home.ts';
import type deParcel from './de-parcel.ts';
import type deQuote from './de-quote.ts';
import type deWish from './de-wish.ts';
import type de from './de.ts';

type Widen<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Widen<Texts[Key]> };
export type FrontMessages = Widen<typeof de>;
export type BuyerMessages = Widen<typeof deBuyer>;
export type QuoteMessages = Widen<typeof deQuote>;
export type HomeMessages = Widen<typeof deHome>;
export type ParcelMessages = Widen<typeof deParcel>;
export type WishMessages = Widen<typeof deWish>;
export type DeskMessages = Widen<typeof deDesk>;
/** All texts of the shop. */
export type GermanMessages = typeof de & typeof deBuyer & typeof deQuote & typeof deHome & typeof deParcel & typeof deWish & typeof deDesk;
export type Messages = FrontMessages & BuyerMessages & QuoteMessages & HomeMessages & ParcelMessages & WishMessages & DeskMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: GermanMessages;
  }
}
