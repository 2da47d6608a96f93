/** A text page being edited in three languages. */
import type { PageRecord, PageTexts } from '#contract/content-desk.ts';
import { pageProblems } from '#domain/content/page-problems.ts';
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { RecordForm } from '../record/use-record.ts';
import { blockDraftOf, blockOf } from './block-draft.ts';
import type { BlockDraft } from './block-draft.ts';

export interface TextDraft {
  readonly title: string;
  readonly blocks: readonly BlockDraft[];
}
export type PageDraft = Readonly<Record<Language, TextDraft>>;

export function pageDraftOf({ draft, published }: Pick<PageRecord, 'draft' | 'published'>): PageDraft {
  const pages = draft ?? published;
  const textOf = (language: Language): TextDraft => ({ title: pages[language].title, blocks: pages[language].blocks.map(blockDraftOf) });
  return { de: textOf('de'), fr: textOf('fr'), en: textOf('en') };
}

/** As sent; the server checks every part of it. */
export function textsOf(draft: PageDraft): PageTexts {
  const textOf = (language: Language) => ({ title: draft[language].title.trim(), blocks: draft[language].blocks.map(blockOf) });
  return { de: textOf('de'), fr: textOf('fr'), en: textOf('en') } as PageTexts;
}

/** Each language is one field: blocks moved by one person cannot be merged with blocks edited by another. */
export function pageForm(say: (problem: Refusal) => string): RecordForm<PageDraft> {
  return {
    fieldsOf: (draft) => Object.fromEntries(languages.map((language) => [language, JSON.stringify(draft[language])])),
    withFields: (saved, _own, fields) => ({
      ...saved,
      ...Object.fromEntries(Object.entries(fields).map(([language, text]) => [language, JSON.parse(text) as TextDraft])),
    }),
    problemsOf: (draft) => {
      const texts = textsOf(draft);
      return Object.fromEntries(
        languages.flatMap((language) => pageProblems(texts[language]).map(({ field, problem }) => [`${language}.${field}`, say(problem)])),
      );
    },
  };
}
