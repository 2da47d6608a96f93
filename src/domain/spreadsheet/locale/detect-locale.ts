/**
 * Detects the locale of the program that saved a workbook: from its format codes, the texts it converts to numbers, and its saved results.
 * The file itself does not name it. Specification: domain decisions §10.
 */
import { parseFormat } from '../number-format/parse-format.ts';
import { textToNumber } from '../number-text.ts';
import type { SheetNode } from '../syntax.ts';
import type { WorkbookDocument } from '../workbook-document.ts';
import { groupedBy, localeOf, sheetLocales, withinLocale, type SheetLocale } from './locale.ts';

/** Texts of formulas whose meaning depends on the locale. */
export interface LocaleClues {
  formats: Set<string>;
  numbers: Set<string>;
}

/** This many are enough to recognise a language. */
const mostClues = 2000;
const longestClue = 200;

const readers = new Set(['VALUE', 'DATEVALUE', 'TIMEVALUE']);

/** Adds the clues of one formula. */
export function collectClues(root: SheetNode, clues: LocaleClues): void {
  const open: SheetNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'binary' || node.kind === 'range') open.push(node.left, node.right);
    else if ('operand' in node) open.push(node.operand);
    if (node.kind !== 'call') continue;
    open.push(...node.args);
    const [first, second] = node.args;
    if (node.name === 'TEXT' && second?.kind === 'literal' && typeof second.value === 'string') clues.formats.add(second.value);
    if (readers.has(node.name) && first?.kind === 'literal' && typeof first.value === 'string') clues.numbers.add(first.value);
  }
}

/** Results of formulas that were saved as texts. */
function savedTexts({ sheets }: WorkbookDocument): string[] {
  const texts: string[] = [];
  for (const { cells } of sheets)
    for (const { formula, value } of cells) {
      if (formula !== null && typeof value === 'string' && value !== '') texts.push(value.slice(0, longestClue));
      if (texts.length >= mostClues) return texts;
    }
  return texts;
}

function failures(locale: SheetLocale, { formats, numbers }: LocaleClues, texts: readonly string[]): number {
  const unread = [...formats].filter((format) => parseFormat(format, locale) === null).length;
  const unvalued = withinLocale(locale, () => [...numbers].filter((text) => textToNumber(text) === null).length);
  return unread * 1_000_000 + unvalued * 1000 - Math.min(999, ownWords(locale, texts));
}

/** How many saved texts contain a word of the language or one of its booleans. */
function ownWords({ language }: SheetLocale, texts: readonly string[]): number {
  const { truth, days, months } = language;
  const words = new Set([...days, ...months, truth.yes, truth.no]);
  return texts.filter((text) => text.split(/[^\p{L}]+/u).some((word) => words.has(word))).length;
}

function writtenMark(locale: SheetLocale, { formats }: LocaleClues, texts: readonly string[]): SheetLocale {
  const seen = (mark: string): boolean =>
    [...formats].some((format) => format.includes(`#${mark}##`)) || texts.some((text) => text.split(mark).some(betweenDigits));
  const mark = locale.groups.find(seen);
  return mark === undefined || mark === locale.groups[0] ? locale : groupedBy(locale, mark);
}

/** Whether a separator was between a digit and exactly three more. */
function betweenDigits(part: string, at: number, parts: readonly string[]): boolean {
  return /\d$/.test(part) && /^\d{3}(?!\d)/.test(parts[at + 1] ?? '');
}

/** Locales that can read all formats, the likeliest first; if none can, those that read most. A document that names its locale has no other. */
export function likelyLocales(document: WorkbookDocument, clues: LocaleClues): SheetLocale[] {
  const texts = savedTexts(document);
  const possible = document.locale === undefined ? sheetLocales : [localeOf(document.locale)];
  const rated = possible.map((locale) => ({ locale, failed: failures(locale, clues, texts) }));
  rated.sort((a, b) => a.failed - b.failed);
  const [best] = rated;
  if (best === undefined) return [];
  const unread = Math.ceil(best.failed / 1_000_000);
  return rated.filter(({ failed }) => Math.ceil(failed / 1_000_000) <= unread).map(({ locale }) => writtenMark(locale, clues, texts));
}
