/**
 * Texts of a workbook in the shop's languages. The German ones are in its cells, unless the product type has better ones; it also has the translations, with
 * `#` for each number, so that a message with computed figures needs one entry. Specification: domain decisions §10, storefront §1 (three languages).
 */
import type { Localized } from '#domain/configurator/evaluation.ts';

export type SheetTexts = Readonly<Record<string, { de?: string | undefined; fr: string; en: string }>>;

/** A text of the workbook in three languages; untranslated ones stay German. */
export type Say = (text: string) => Localized;

/** Spreadsheet programs separate thousands by commas, the shop by apostrophes. */
const parted = /\d{1,3}(?:,\d{3})+(?![\d,])/g;
const numbers = /\d(?:[\d',.]*\d)?/g;

function filled(pattern: string, found: readonly string[]): string {
  let next = 0;
  return pattern.replaceAll('#', () => found[next++] ?? '');
}

export function sayer(texts: SheetTexts): Say {
  const known = new Map(Object.entries(texts));
  return (cell) => {
    const text = cell.replaceAll(parted, (number) => number.replaceAll(',', "'"));
    const exact = known.get(text);
    if (exact !== undefined) return { ...exact, de: exact.de ?? text };
    const pattern = known.get(text.replaceAll(numbers, '#'));
    if (pattern === undefined) return { de: text, fr: text, en: text };
    const found = text.match(numbers) ?? [];
    const { de, fr, en } = pattern;
    return { de: de === undefined ? text : filled(de, found), fr: filled(fr, found), en: filled(en, found) };
  };
}
