/** Reads one field again from a frame drawn on the document: the words inside it, and their meaning for this field. */
import { countryByName } from '#domain/contact/country-by-name.ts';
import type { Box, Doubt, FieldKey } from './field.ts';
import { fieldValue } from './field.ts';
import type { House } from './house.ts';
import { segmentsOf } from './paper-text.ts';
import type { PageText, TextItem } from './paper-text.ts';
import { placeOf } from './read-address.ts';
import { amountsIn, amountValue, currencyOf, decimalMarkOf } from './read-amount.ts';
import { dateIn } from './read-date.ts';
import { sizesIn, sizeValue } from './read-size.ts';

export interface FrameFacts {
  house: House | null;
  /** Of the invoice, for days without one. */
  year: string | null;
}

export interface FrameReading {
  /** As written in the document; empty: no words in the frame. */
  text: string;
  /** In the field's stored form; null: the words are not a valid value. */
  value: string | null;
  confidence: number;
  doubt: Doubt | null;
}

export function readFrame(pages: readonly PageText[], frame: Box, key: FieldKey, facts: FrameFacts): FrameReading {
  const page = pages.find(({ number }) => number === frame.page);
  const text = page === undefined ? '' : textIn(page, frame);
  const { value, doubt } = meaningOf(text, key, { ...facts, pages });
  const kept = value === null || value === '' ? null : fieldValue(key, value);
  // A person pointed at it: only its notation may be unsure.
  return { text, value: kept === '' ? null : kept, confidence: kept === null ? 0 : doubt === null ? 95 : 70, doubt };
}

/** Words whose middle lies in the frame, line by line. */
function textIn(page: PageText, frame: Box): string {
  const [left, top] = [frame.x * page.width, frame.y * page.height];
  const [right, bottom] = [left + frame.width * page.width, top + frame.height * page.height];
  const items = page.items
    .flatMap(wordsOf)
    .filter(({ x, y, width, height }) => inside(x + width / 2, left, right) && inside(y + height / 2, top, bottom));
  return segmentsOf({ ...page, items })
    .map(({ text }) => text)
    .join(' ')
    .trim();
}

const inside = (at: number, from: number, to: number): boolean => at >= from && at <= to;

/** Assumes letters of equal width: good enough to separate words. */
function wordsOf(item: TextItem): TextItem[] {
  const each = item.width / Math.max(1, item.text.length);
  return Array.from(item.text.matchAll(/\S+\s*/g), (match) => ({
    ...item,
    text: match[0],
    x: item.x + match.index * each,
    width: match[0].trimEnd().length * each,
  }));
}

interface Meaning {
  value: string | null;
  doubt: Doubt | null;
}

const sure = (value: string | null): Meaning => ({ value, doubt: null });

function meaningOf(text: string, key: FieldKey, { pages, house, year }: FrameFacts & { pages: readonly PageText[] }): Meaning {
  switch (key) {
    case 'price':
    case 'premium':
    case 'total': {
      const mark = decimalMarkOf(pages.flatMap(({ items }) => items.map((item) => item.text)));
      const [amount, ...more] = amountsIn(text, mark).toReversed();
      if (amount === undefined) return sure(null);
      const doubt = more.length > 0 ? 'severalAmounts' : amount.certain && mark !== null ? null : 'decimalMark';
      return { value: amountValue(amount.hundredths), doubt };
    }
    case 'imageSize':
    case 'frameSize': {
      const [size] = sizesIn(text, house?.sizeOrder);
      if (size === undefined) return sure(null);
      return { value: sizeValue(size.size), doubt: !size.certain ? 'noUnit' : size.named || house !== null ? null : 'guessedOrder' };
    }
    case 'invoiceDate':
    case 'collectBy':
      return sure(dateIn(text, year));
    case 'country':
      return sure(countryByName(text) ?? placeOf(text)?.country ?? null);
    case 'currency':
      return sure(currencyOf([text])?.code ?? null);
    case 'zipCode':
      return sure(placeOf(text)?.zipCode ?? text);
    case 'city':
      return sure(placeOf(text)?.city ?? text);
    case 'state':
      return sure(placeOf(text)?.state ?? text);
    default:
      return sure(text);
  }
}
