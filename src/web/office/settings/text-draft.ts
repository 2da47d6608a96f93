/** A text of mails and documents being edited in three languages; one equal to the default is not stored. */
import type { OwnText } from '#contract/own-text.ts';
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { ownTextProblem } from '#domain/setting/own-text.ts';
import type { RecordForm } from '../record/use-record.ts';

export type TextField = `own.${Language}`;
export type TextDraft = Readonly<Record<TextField, string>>;

export const fieldOf = (language: Language): TextField => `own.${language}`;

export const draftOf = ({ own, house }: OwnText): TextDraft => ({
  'own.de': own.de || house.de,
  'own.fr': own.fr || house.fr,
  'own.en': own.en || house.en,
});

/** The texts to send: empty where the default applies. */
export function ownOf(draft: TextDraft, { house }: OwnText): Record<Language, string> {
  const own = (language: Language): string => (draft[fieldOf(language)].trim() === house[language] ? '' : draft[fieldOf(language)].trim());
  return { de: own('de'), fr: own('fr'), en: own('en') };
}

/** null: it is valid. */
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
        languages.flatMap((language) => {
          const problem = problemIn(draft, text, language);
          return problem === null ? [] : [[fieldOf(language), say(problem)]];
        }),
      ),
  };
}
