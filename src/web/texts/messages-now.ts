/** On the server: all languages are in memory. Never import this from a component. */
import type { Language } from '#domain/language/language.ts';
import deBuyer from './de-buyer.ts';
import deDesk from './de-desk.ts';
import deHome from './de-home.ts';
import deParcel from './de-parcel.ts';
import deQuote from './de-quote.ts';
import deWish from './de-wish.ts';
import de from './de.ts';
import enBuyer from './en-buyer.ts';
import enDesk from './en-desk.ts';
import enHome from './en-home.ts';
import enParcel from './en-parcel.ts';
import enQuote from './en-quote.ts';
import enWish from './en-wish.ts';
import en from './en.ts';
import frBuyer from './fr-buyer.ts';
import frDesk from './fr-desk.ts';
import frHome from './fr-home.ts';
import frParcel from './fr-parcel.ts';
import frQuote from './fr-quote.ts';
import frWish from './fr-wish.ts';
import fr from './fr.ts';
import type { Messages } from './messages.ts';

const all: Record<Language, Messages> = {
  de: { ...de, ...deBuyer, ...deQuote, ...deHome, ...deParcel, ...deWish, ...deDesk },
  fr: { ...fr, ...frBuyer, ...frQuote, ...frHome, ...frParcel, ...frWish, ...frDesk },
  en: { ...en, ...enBuyer, ...enQuote, ...enHome, ...enParcel, ...enWish, ...enDesk },
};

export const messagesNow = (language: Language): Messages => all[language];
