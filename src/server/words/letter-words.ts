/** Opening and closing of every letter of the shop. */
import type { Language } from '#domain/language/language.ts';

export interface LetterWords {
  greeting: string;
  questions: (phone: string) => string;
  closing: string;
}

export const letterWords: Readonly<Record<Language, LetterWords>> = {
  de: {
    greeting: 'Guten Tag',
    questions: (phone) => `Haben Sie Fragen? Antworten Sie auf diese Nachricht oder rufen Sie uns an: ${phone}.`,
    closing: 'Freundliche Grüsse',
  },
  fr: {
    greeting: 'Bonjour',
    questions: (phone) => `Vous avez des questions ? Répondez à ce message ou appelez-nous au ${phone}.`,
    closing: 'Avec nos meilleures salutations',
  },
  en: {
    greeting: 'Hello',
    questions: (phone) => `Do you have any questions? Reply to this message or call us on ${phone}.`,
    closing: 'Kind regards',
  },
};
