/** On the server: all languages are in memory. Never import this from a component. */
import type { Language } from '#domain/language/language.ts';
import de from './de.ts';
import en from './en.ts';
import fr from './fr.ts';
import type { Messages } from './messages.ts';

const all: Record<Language, Messages> = { de, fr, en };

export const messagesNow = (language: Language): Messages => all[language];
