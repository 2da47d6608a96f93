/** A content page in one language: blocks in order, and helpers for writing them. */
import type { ContentBlock, ContentPicture } from '#contract/content.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';

export type { ContentBlock };

export interface ContentPage {
  slug: string;
  language: Language;
  title: string;
  blocks: ContentBlock[];
}

export const heading = (text: string): ContentBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): ContentBlock => ({ kind: 'paragraph', text });
export const list = (...items: string[]): ContentBlock => ({ kind: 'list', items });
export const table = (head: string[], ...rows: string[][]): ContentBlock => ({ kind: 'table', head, rows });
export const facts = (...items: [label: string, value: string][]): ContentBlock => ({
  kind: 'facts',
  items: items.map(([label, value]) => ({ label, value })),
});
export const entry = (date: string, title: string, text: string, link?: { to: string; label: string }): ContentBlock => ({
  kind: 'entry',
  date,
  title,
  text,
  ...(link ? { link } : {}),
});

/** A picture of `tools/pictures`; its words and size are added when the page is rendered. */
export const scene = (name: string, alt: string): ContentPicture => ({ src: `/images/scenes/${name}.webp`, width: 1000, height: 750, alt });

/** The same page in the three languages. */
export function inLanguages(
  slug: string,
  titles: LocalizedText,
  write: (language: Language, say: (text: LocalizedText) => string) => ContentBlock[],
): ContentPage[] {
  return (['de', 'fr', 'en'] as const).map((language) => ({
    slug,
    language,
    title: titles[language],
    blocks: write(language, (text) => text[language]),
  }));
}
