/** A sentence of mails and papers as it is being written in three languages; the house's own words count as no own text. */
import type { OwnText } from '#contract/own-text.ts';
import type { Language } from '#domain/language/language.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { ownTextProblem } from '#domain/setting/own-text.ts';
import type { RecordForm } from '../record/use-record.ts';

export const textLanguages = ['de', 'fr', 'en'] as const;

export type TextField = `own.${Language}`;
export type TextDraft = Readonly<Record<TextField, string>>;

export const fieldOf = (language: Language): TextField => `own.${language}`;

export const draftOf = ({ own, house }: OwnText): TextDraft => ({
  'own.de': own.de || house.de,
  'own.fr': own.fr || house.fr,
  'own.en': own.en || house.en,
});

/** What is sent: empty where the house's text stands. */
export function ownOf(draft: TextDraft, { house }: OwnText): Record<Language, string> {
  const own = (language: Language): string => (draft[fieldOf(language)].trim() === house[language] ? '' : draft[fieldOf(language)].trim());
  return { de: own('de'), fr: own('fr'), en: own('en') };
}

/** null: it can be used. */
export function problemIn(draft: TextDraft, { house, places }: OwnText, language: Language): Refusal | null {
  const text = draft[fieldOf(language)].trim();
  return text === '' || text === house[language] ? null : ownTextProblem(text, { house: house[language], places });
}

export function textForm(text: OwnText, say: (problem: Refusal) => string): RecordForm<TextDraft> {
  return {
    fieldsOf: (draft) => draft,
    withFields: (saved, _own, fields) => ({ ...saved, ...fields }),
    problemsOf: (draft) =>
      Object.fromEntries(
        textLanguages.flatMap((language) => {
          const problem = problemIn(draft, text, language);
          return problem === null ? [] : [[fieldOf(language), say(problem)]];
        }),
      ),
  };
}
