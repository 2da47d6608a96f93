/** On the server: all languages are in memory. Never import this from a component. */
import type { Language } from '#domain/language/language.ts';
import deBuyer from './de-buyer.ts';
import de from './de.ts';
import enBuyer from './en-buyer.ts';
import en from './en.ts';
import frBuyer from './fr-buyer.ts';
import fr from './fr.ts';
import type { Messages } from './messages.ts';

const all: Record<Language, Messages> = { de: { ...de, ...deBuyer }, fr: { ...fr, ...frBuyer }, en: { ...en, ...enBuyer } };

export const messagesNow = (language: Language): Messages => all[language];
