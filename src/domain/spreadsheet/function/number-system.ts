/** Numbers in other systems: hexadecimal, octal, binary, Roman, and bit operations. Specification: domain decisions §10. */
import { errors, type Operand } from '../value.ts';
import { integerAt, numberAt, textAt, values, type FunctionTable, type ValueFunction } from './sheet-function.ts';

/** Ten digits hold a signed number as complement. */
const systems = { BIN: 2, OCT: 8, HEX: 16 } as const;
const mostDigits = 10;

function fromSystem(text: string, base: number): number {
  const digits = text.trim().toUpperCase();
  if (digits.length > mostDigits || !/^[0-9A-F]*$/.test(digits)) throw errors.number;
  let value = 0;
  for (const digit of digits) {
    const worth = Number.parseInt(digit, base);
    if (Number.isNaN(worth)) throw errors.number;
    value = value * base + worth;
  }
  const whole = base ** mostDigits;
  return value >= whole / 2 ? value - whole : value;
}

function toSystem(value: number, base: number, args: readonly Operand[]): string {
  const whole = base ** mostDigits;
  if (value < -whole / 2 || value >= whole / 2) throw errors.number;
  const digits = (value < 0 ? value + whole : value).toString(base).toUpperCase();
  if (args[1] === undefined || value < 0) return digits;
  const places = integerAt(args, 1);
  if (places < digits.length || places > mostDigits) throw errors.number;
  return digits.padStart(places, '0');
}

function conversions(): [string, ValueFunction][] {
  const found: [string, ValueFunction][] = [];
  for (const [from, base] of Object.entries(systems)) {
    found.push([`${from}2DEC`, values('v', 1, 1, (args) => fromSystem(textAt(args, 0), base))]);
    found.push([`DEC2${from}`, values('v', 1, 2, (args) => toSystem(Math.trunc(numberAt(args, 0)), base, args))]);
    for (const [to, other] of Object.entries(systems))
      if (to !== from) found.push([`${from}2${to}`, values('v', 1, 2, (args) => toSystem(fromSystem(textAt(args, 0), base), other, args))]);
  }
  return found;
}

const roman: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function romanOf(value: number): string {
  if (value < 0 || value > 3999) throw errors.value;
  let [rest, text] = [value, ''];
  for (const [worth, letters] of roman) for (; rest >= worth; rest -= worth) text += letters;
  return text;
}

const letterWorth: ReadonlyMap<string, number> = new Map(
  roman.filter(([, letters]) => letters.length === 1).map(([worth, letter]) => [letter, worth]),
);

function arabicOf(text: string): number {
  const negative = text.startsWith('-');
  const worths = Array.from(negative ? text.slice(1) : text, (letter) => letterWorth.get(letter) ?? Number.NaN);
  const sum = worths.reduce((total, worth, at) => total + (worth < (worths[at + 1] ?? 0) ? -worth : worth), 0);
  if (Number.isNaN(sum) || text.length > 255) throw errors.value;
  return negative ? -sum : sum;
}

const mostBits = 2 ** 48;

function bits(args: readonly Operand[], index: number): bigint {
  const value = numberAt(args, index);
  if (value < 0 || value >= mostBits || !Number.isInteger(value)) throw errors.number;
  return BigInt(value);
}

function shifted(args: readonly Operand[], left: boolean): number {
  const value = bits(args, 0);
  const places = integerAt(args, 1) * (left ? 1 : -1);
  if (Math.abs(places) > 53) throw errors.number;
  const result = Number(places >= 0 ? value << BigInt(places) : value >> BigInt(-places));
  if (result >= mostBits) throw errors.number;
  return result;
}

function inBase(args: readonly Operand[]): string {
  const [value, base] = [Math.trunc(numberAt(args, 0)), integerAt(args, 1)];
  if (value < 0 || value >= 2 ** 53 || base < 2 || base > 36) throw errors.number;
  const places = integerAt(args, 2);
  if (places < 0 || places > 255) throw errors.number;
  return value.toString(base).toUpperCase().padStart(places, '0');
}

function ofBase(args: readonly Operand[]): number {
  const base = integerAt(args, 1);
  const text = textAt(args, 0).trim();
  if (base < 2 || base > 36 || text.length > 255) throw errors.number;
  let value = 0;
  for (const digit of text) {
    const worth = Number.parseInt(digit, base);
    if (Number.isNaN(worth)) throw errors.number;
    value = value * base + worth;
  }
  return value;
}

export const numberSystemFunctions: FunctionTable = {
  ...Object.fromEntries(conversions()),
  ROMAN: values('v', 1, 2, (args) => {
    if (integerAt(args, 1) !== 0) throw errors.value;
    return romanOf(integerAt(args, 0));
  }),
  ARABIC: values('v', 1, 1, (args) => arabicOf(textAt(args, 0).trim().toUpperCase())),
  BASE: values('v', 2, 3, inBase),
  DECIMAL: values('v', 2, 2, ofBase),
  BITAND: values('v', 2, 2, (args) => Number(bits(args, 0) & bits(args, 1))),
  BITOR: values('v', 2, 2, (args) => Number(bits(args, 0) | bits(args, 1))),
  BITXOR: values('v', 2, 2, (args) => Number(bits(args, 0) ^ bits(args, 1))),
  BITLSHIFT: values('v', 2, 2, (args) => shifted(args, true)),
  BITRSHIFT: values('v', 2, 2, (args) => shifted(args, false)),
};
