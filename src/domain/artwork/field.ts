/** The fields read from an auction invoice: of the document as a whole (work 0) and of each work (from 1), as text that a person can check. */
import { isCountry, stateCodesOf } from '#domain/contact/country.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { sizeOfValue, sizeValue } from './read-size.ts';
import { parseAmount } from '#domain/money/money-text.ts';

export const headKeys = [
  'buyer',
  'addition',
  'street',
  'zipCode',
  'city',
  'state',
  'country',
  'invoiceNumber',
  'invoiceDate',
  'currency',
  'premium',
  'total',
  'collectBy',
] as const;
export const workKeys = ['lot', 'artist', 'title', 'technique', 'imageSize', 'frameSize', 'price'] as const;
export const fieldKeys = [...headKeys, ...workKeys] as const;
export type FieldKey = (typeof fieldKeys)[number];

/** No quote without them; of the two measures one is enough. */
export const neededHead: readonly FieldKey[] = ['buyer', 'street', 'zipCode', 'city', 'country', 'currency'];
export const neededWork: readonly FieldKey[] = ['lot', 'title', 'price'];

/** On the page, in shares of its width and height from the upper left corner. */
export interface Box {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Why a value is not certain: a key for the screen's sentence. */
export type Doubt = 'guessedPlace' | 'guessedOrder' | 'noUnit' | 'severalAmounts' | 'decimalMark' | 'houseCountry' | 'noLabel';

export interface ReadField {
  readonly key: FieldKey;
  readonly work: number;
  readonly value: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly doubt: Doubt | null;
  readonly box: Box | null;
}

const currencyCodes = ['CHF', 'EUR', 'GBP', 'USD'] as const;
const longest = 200;

/** The value in its stored form; null: not valid for the field. Empty means that the invoice does not give it. */
export function fieldValue(key: FieldKey, typed: string): string | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return '';
  if (text.length > longest || /\p{Cc}/u.test(text)) return null;
  switch (key) {
    case 'price':
    case 'premium':
    case 'total': {
      const amount = parseAmount(text.replace(/^(EUR|GBP|USD|€|£|\$)\s*/, ''));
      return amount === null || amount < 0 || amount > 1e9 ? null : amount.toFixed(2);
    }
    case 'imageSize':
    case 'frameSize': {
      const size = sizeOfValue(/[a-z]/i.test(text.replaceAll(/[xX×]/g, '')) ? text : `${text} cm`);
      return size === null ? null : sizeValue(size);
    }
    case 'invoiceDate':
    case 'collectBy':
      return parsePlainDate(text);
    case 'country':
      return isCountry(text.toUpperCase()) ? text.toUpperCase() : null;
    case 'state':
      return [...(stateCodesOf('US') ?? []), ...(stateCodesOf('CA') ?? [])].includes(text.toUpperCase()) ? text.toUpperCase() : null;
    case 'currency':
      return currencyCodes.find((code) => code === text.toUpperCase()) ?? null;
    default:
      return text;
  }
}
