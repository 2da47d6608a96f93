/** On the server: all languages are in memory. Never import this from a component. */
import type { Language } from '#domain/language/language.ts';
import deBuyer from './de-buyer.ts';
import deDesk from './de-desk.ts';
import deParcel from './de-parcel.ts';
import deQuote from './de-quote.ts';
import de from './de.ts';
import enBuyer from './en-buyer.ts';
import enDesk from './en-desk.ts';
import enParcel from './en-parcel.ts';
import enQuote from './en-quote.ts';
import en from './en.ts';
import frBuyer from './fr-buyer.ts';
import frDesk from './fr-desk.ts';
import frParcel from './fr-parcel.ts';
import frQuote from './fr-quote.ts';
import fr from './fr.ts';
import type { Messages } from './messages.ts';

const all: Record<Language, Messages> = {
  de: { ...de, ...deBuyer, ...deQuote, ...deParcel, ...deDesk },
  fr: { ...fr, ...frBuyer, ...frQuote, ...frParcel, ...frDesk },
  en: { ...en, ...enBuyer, ...enQuote, ...enParcel, ...enDesk },
};

export const messagesNow = (language: Language): Messages => all[language];
