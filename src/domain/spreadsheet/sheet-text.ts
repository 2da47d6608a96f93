/**
 * Words of a workbook in the shop's languages. The German ones stand in its cells, unless the product type says them better; it says the others beside it, with `#` for each number, so that a message
 * with computed figures needs one entry. Specification: domain decisions §10, storefront §1 (three languages).
 */
import type { Localized } from '#domain/configurator/evaluation.ts';

export type SheetTexts = Readonly<Record<string, { de?: string | undefined; fr: string; en: string }>>;

/** Says a text of the workbook in three languages; what nobody translated stays German. */
export type Say = (text: string) => Localized;

/** Spreadsheet programs part thousands by commas, the shop by apostrophes. */
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
