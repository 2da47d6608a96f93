/** A field that a table column can fill: how its cells are read and written. Whether a value is allowed is decided by the rules of the record. */
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';

export interface ImportField {
  /** Path in the change, such as `name.de`; refusals of the rules use it too. */
  readonly path: string;
  /** Heading of its column. */
  readonly label: string;
  /** Other headings for the same field. */
  readonly also: readonly string[];
  /** Identifies the record instead of changing it. */
  readonly isKey: boolean;
  /** Reads a cell that is not empty. */
  readonly read: (text: string) => Outcome<unknown>;
  readonly write: (value: unknown) => CsvCell;
  /** How people read the value beside another one; as it is written unless given. */
  readonly show?: (value: unknown) => string;
  /** The value of an empty cell where empty cells count; undefined: the field is left unchanged. */
  readonly cleared: unknown;
}

interface Named {
  path: string;
  label: string;
  also?: readonly string[];
  isKey?: boolean;
}

const named = ({ path, label, also = [], isKey = false }: Named) => ({ path, label, also, isKey });

export function textField(name: Named, over: { cleared?: unknown; lines?: boolean } = {}): ImportField {
  return {
    ...named(name),
    read: (text) => accepted(over.lines === true ? text.replaceAll(/\r\n?/g, '\n').trim() : text.trim()),
    write: (value) => (typeof value === 'string' ? value : ''),
    cleared: 'cleared' in over ? over.cleared : '',
  };
}

/** Accepts usual notations: 1'234.50, 12,5, 5 %. */
export function numberField(name: Named, cleared?: null): ImportField {
  return {
    ...named(name),
    read: (text) => {
      const number = parseNumber(text.replace(/^\s*(?:CHF|Fr\.)\s*|\s*%\s*$/gi, ''));
      return number === null ? refused('importNumberUnclear', { value: text.slice(0, 80) }) : accepted(number);
    },
    write: (value) => (typeof value === 'number' ? value : null),
    cleared,
  };
}

/** A price or an amount: a number in the table, for people `1'234.50`. */
export function moneyField(name: Named, cleared?: null): ImportField & Required<Pick<ImportField, 'show'>> {
  return {
    ...numberField(name, cleared),
    show: (value) => (typeof value === 'number' ? unitPriceText(unitPriceFromChf(value)) : ''),
  };
}

const yes = ['ja', 'j', 'yes', 'y', 'oui', 'true', 'wahr', 'x', '1'];
const no = ['nein', 'n', 'no', 'non', 'false', 'falsch', '0', '-'];

export function readYesNo(text: string): Outcome<boolean> {
  const word = text.trim().toLowerCase();
  if (yes.includes(word)) return accepted(true);
  return no.includes(word) ? accepted(false) : refused('importYesNoUnclear', { value: text.slice(0, 80) });
}

export function yesNoField(name: Named): ImportField {
  return {
    ...named(name),
    read: readYesNo,
    write: (value) => (typeof value === 'boolean' ? (value ? 'ja' : 'nein') : ''),
    cleared: undefined,
  };
}

export interface Choice {
  readonly value: number | string;
  readonly label: string;
}

/** One of several choices, by its words; `cleared: null` if the field may be empty. */
export function choiceField(name: Named, choices: readonly Choice[], cleared?: null): ImportField {
  const byWord = new Map(choices.map(({ value, label }) => [wordKey(label), value]));
  const words = new Map(choices.map(({ value, label }) => [value, label]));
  return {
    ...named(name),
    read: (text) => {
      const value = byWord.get(wordKey(text));
      if (value !== undefined) return accepted(value);
      const known = choices.map(({ label }) => `«${label}»`);
      return refused('importChoiceUnknown', { value: text.slice(0, 80), choices: listed(known) });
    },
    write: (value) => words.get(value as Choice['value']) ?? '',
    cleared,
  };
}

const mostListed = 8;
const listed = (words: readonly string[]): string =>
  words.slice(0, mostListed).join(', ') + (words.length > mostListed ? ' und weitere' : '');

export function dayField(name: Named): ImportField {
  return {
    ...named(name),
    read: (text) => {
      const day = parsePlainDate(text.trim());
      return day === null ? refused('dayNotPossible', { day: text.slice(0, 80) }) : accepted(day);
    },
    write: (value) => (typeof value === 'string' ? value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1') : ''),
    cleared: null,
  };
}

/** Headings and words are compared without case, spaces and signs. */
export const wordKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}%]/gu, '');
