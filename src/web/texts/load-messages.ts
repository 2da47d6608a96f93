/** In the browser: loads only the visitor's language, in parts: texts for every page, for buyers, for quotes and for the office. */
import type { Language } from '#domain/language/language.ts';
import { addMessages } from './message-store.ts';
import type { BuyerMessages, DeskMessages, FrontMessages, QuoteMessages } from './messages.ts';

const front: Record<Language, () => Promise<{ default: FrontMessages }>> = {
  de: async () => import('./de.ts'),
  fr: async () => import('./fr.ts'),
  en: async () => import('./en.ts'),
};
const buyer: Record<Language, () => Promise<{ default: BuyerMessages }>> = {
  de: async () => import('./de-buyer.ts'),
  fr: async () => import('./fr-buyer.ts'),
  en: async () => import('./en-buyer.ts'),
};

const quote: Record<Language, () => Promise<{ default: QuoteMessages }>> = {
  de: async () => import('./de-quote.ts'),
  fr: async () => import('./fr-quote.ts'),
  en: async () => import('./en-quote.ts'),
};

const desk: Record<Language, () => Promise<{ default: DeskMessages }>> = {
  de: async () => import('./de-desk.ts'),
  fr: async () => import('./fr-desk.ts'),
  en: async () => import('./en-desk.ts'),
};

export async function loadFrontMessages(language: Language): Promise<void> {
  addMessages((await front[language]()).default);
}

export async function loadBuyerMessages(language: Language): Promise<void> {
  addMessages((await buyer[language]()).default);
}

export async function loadQuoteMessages(language: Language): Promise<void> {
  addMessages((await quote[language]()).default);
}

export async function loadDeskMessages(language: Language): Promise<void> {
  addMessages((await desk[language]()).default);
}
