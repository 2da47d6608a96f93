/** Reads an auction invoice: text with positions in, fields with place and confidence out. It guesses, and says how sure it is; a person confirms. */
import type { ReadField } from './field.ts';
import { headKeys, workKeys } from './field.ts';
import { readField } from './found.ts';
import type { House } from './house.ts';
import { houseOn } from './house.ts';
import { lotBlocks } from './lot-block.ts';
import { segmentsOf, withoutRunningLines } from './paper-text.ts';
import type { PageText } from './paper-text.ts';
import { decimalMarkOf } from './read-amount.ts';
import { readHead } from './read-head.ts';
import { readWork } from './read-work.ts';

export interface ReadInvoice {
  house: House | null;
  /** Empty: nothing could be read, as with a scan. */
  fields: readonly ReadField[];
}

/** Most works on one desk. */
export const mostWorks = 40;

/** A document with fewer is a scanned picture. */
const fewestLetters = 40;

export function readInvoice(pages: readonly PageText[]): ReadInvoice {
  const texts = pages.flatMap(({ items }) => items.map(({ text }) => text));
  if (texts.join('').replaceAll(/\s/g, '').length < fewestLetters) return { house: null, fields: [] };
  const cleaned = withoutRunningLines(pages.map(segmentsOf));
  const all = cleaned.flat();
  const house = houseOn(cleaned[0]?.map(({ text }) => text) ?? []);
  const paper = { pages: cleaned, all, house, mark: decimalMarkOf(all.map(({ text }) => text)) };
  const head = readHead(paper);
  const works = lotBlocks(
    cleaned,
    pages.map(({ width }) => width),
  )
    .slice(0, mostWorks)
    .map((block) => readWork(block, paper));
  return {
    house,
    fields: [
      ...headKeys.map((key) => readField(pages, key, 0, head[key] ?? null)),
      ...works.flatMap((work, at) => workKeys.map((key) => readField(pages, key, at + 1, work[key] ?? null))),
    ],
  };
}
