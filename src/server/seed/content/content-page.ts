/** A page of text in one language: blocks in order. */
import type { Language } from '#domain/language/language.ts';

export type ContentBlock = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

export interface ContentPage {
  slug: 'agb' | 'impressum' | 'datenschutz' | 'kontakt';
  language: Language;
  title: string;
  blocks: ContentBlock[];
}

export const heading = (text: string): ContentBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): ContentBlock => ({ kind: 'paragraph', text });
export const list = (...items: string[]): ContentBlock => ({ kind: 'list', items });
