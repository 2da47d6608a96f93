/** Behaviour of each kind of column: how a value is written, read back from typed or pasted text, and ordered. */
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { scaledDecimal } from '#domain/money/decimal.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { gridWords as t } from '../grid-words.ts';
import type { Column, Fault, GridRow, Value } from './column.ts';

export type Reading = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault };

const grouped = (digits: string): string => digits.replace(/\B(?=(?:[0-9]{3})+$)/g, "'");

function fixedText(scaled: number, decimals: number, group: boolean): string {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${scaled < 0 ? '-' : ''}${group ? grouped(whole) : whole}${fraction}`;
}

/** Pads decimals, so that the points in a column align, but never cuts them off. */
function numberText(value: number, decimals: number, group: boolean): string {
  const [whole = '', places = ''] = String(Math.abs(value)).split('.');
  const fraction = places.padEnd(decimals, '0');
  return `${value < 0 ? '-' : ''}${group ? grouped(whole) : whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** As shown in a cell and copied to the clipboard; null gives the empty text. */
export function textOf<Row extends GridRow>(column: Column<Row>, value: Value, group = column.grouped !== false): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number' && column.kind === 'money') return fixedText(value, column.decimals ?? 2, group);
  if (typeof value === 'number' && column.kind === 'number') return numberText(value, column.decimals ?? 0, group);
  if (column.kind === 'date') return dateText(String(value) as PlainDate);
  return labelOf(column, value) ?? String(value);
}

/** As shown in the cell's field: without the apostrophes, which would be in the way of typing. */
export const fieldTextOf = <Row extends GridRow>(column: Column<Row>, value: Value): string => textOf(column, value, false);

function labelOf<Row extends GridRow>(column: Column<Row>, value: string | number): string | undefined {
  return column.choices?.find((choice) => choice.value === value)?.label;
}

/** Reads typed or pasted text. The column's own check is not made here. */
export function readText<Row extends GridRow>(column: Column<Row>, typed: string, today: PlainDate): Reading {
  const text = typed.trim();
  if (text === '') return column.required === true ? fault(t.required(column.head)) : good(null);
  if (column.kind === 'number') return readNumber(text, column.decimals ?? 0);
  if (column.kind === 'money') return readMoney(text, column.decimals ?? 2);
  if (column.kind === 'boolean') return readYesNo(text);
  if (column.kind === 'date') {
    const date = parseTypedDate(text, today);
    return date === null ? fault(t.notDate(text)) : good(date);
  }
  return column.choices === undefined ? good(text) : readChoice(column.choices, text);
}

function readNumber(text: string, decimals: number): Reading {
  const value = parseNumber(text);
  if (value === null) return fault(t.notNumber(text));
  const rounded = Number(value.toFixed(decimals));
  if (rounded === value) return good(value);
  return fault(decimals === 0 ? t.notWhole(text) : t.tooFine(text, decimals), rounded);
}

function readMoney(text: string, decimals: number): Reading {
  const francs = parseNumber(text.replace(/^(CHF|Fr\.)/i, ''));
  if (francs === null) return fault(t.notAmount(text));
  const scaled = Number(scaledDecimal(francs, decimals));
  if (!Number.isSafeInteger(scaled)) return fault(t.notAmount(text));
  return scaledDecimal(francs, decimals + 6) === BigInt(scaled) * 1_000_000n ? good(scaled) : fault(t.tooFine(text, decimals), scaled);
}

const yes = new Set(['ja', 'j', 'x', '1', 'wahr', 'true', 'yes', 'y', 'oui']);
const no = new Set(['nein', 'n', '0', 'falsch', 'false', 'no', 'non', '-']);

function readYesNo(text: string): Reading {
  const word = text.toLowerCase();
  if (yes.has(word)) return good(true);
  return no.has(word) ? good(false) : fault(t.notYesNo(text));
}

function readChoice(choices: NonNullable<Column<GridRow>['choices']>, text: string): Reading {
  const word = text.toLocaleLowerCase('de');
  const exact = choices.find(({ label, value }) => label.toLocaleLowerCase('de') === word || String(value) === text);
  if (exact) return good(exact.value);
  const beginning = choices.filter(({ label }) => label.toLocaleLowerCase('de').startsWith(word));
  const some = choices.slice(0, 6).map(({ label }) => label);
  const more = choices.length > some.length ? ' …' : '';
  return fault(t.notChoice(text, some.join(', ') + more), beginning.length === 1 ? beginning[0]?.value : undefined);
}

const good = (value: Value): Reading => ({ ok: true, value });

function fault(message: string, nearest?: Value): Reading {
  return { ok: false, fault: nearest === undefined ? { message } : { message, nearest } };
}

const collator = new Intl.Collator('de-CH', { numeric: true, sensitivity: 'base' });

/** Order of two values of a column. Empty values come last in both directions, so the caller handles them. */
export function compareValues(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  return collator.compare(String(one), String(other));
}
