/** Writes a non-negative number by digit codes: decimals, thousands, percent, powers of ten. Specification: domain decisions §10. */
import { currentLocale } from '../locale/locale.ts';
import { roundHalf } from '../rounding.ts';
import type { FormatPiece } from './format-piece.ts';

interface Digits {
  whole: string;
  decimals: string;
}

const isDigits = (piece: FormatPiece): piece is FormatPiece & { kind: 'digits' } => piece.kind === 'digits';
const codesOf = (pieces: readonly FormatPiece[]): string => pieces.map((piece) => (isDigits(piece) ? piece.codes : '')).join('');

export function digitsOf(value: number, decimals: number): Digits {
  const [mantissa = '0', exponent = '0'] = roundHalf(value, decimals).toExponential().split('e');
  const [head = '0', tail = ''] = mantissa.split('.');
  const all = head + tail;
  const point = Number(exponent) + 1;
  const whole = point <= 0 ? '0' : all.padEnd(point, '0').slice(0, point);
  const fraction = point <= 0 ? '0'.repeat(-point) + all : all.slice(point);
  return { whole: whole.replace(/^0+(?=\d)/, ''), decimals: fraction.slice(0, decimals).padEnd(decimals, '0') };
}

export function grouped(whole: string, mark: string): string {
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, mark);
}

/** Fills places without a digit: zeros after the first 0, blanks for question marks, nothing otherwise. */
export function filled(digits: string, codes: string): string {
  const zero = codes.indexOf('0');
  let before = '';
  for (let at = 0; at < codes.length - digits.length; at += 1)
    before += zero >= 0 && at >= zero ? '0' : codes.charAt(at) === '?' ? ' ' : '';
  return before + digits;
}

/** Puts the digits of the integer part into the format's codes from the right, with the literal text between. */
export function wholeText(whole: string, pieces: readonly FormatPiece[]): string {
  const codes = codesOf(pieces);
  const mark = pieces.find((piece) => piece.kind === 'group')?.mark;
  let rest = filled(whole === '0' && !codes.includes('0') ? '' : whole, codes);
  if (mark !== undefined) rest = grouped(rest, mark);
  const first = pieces.findIndex(isDigits);
  const parts: string[] = [];
  for (const [at, piece] of [...pieces.entries()].toReversed()) {
    if (piece.kind === 'literal') parts.push(piece.text);
    else if (piece.kind === 'percent') parts.push('%');
    else if (piece.kind === 'slash') parts.push('/');
    else if (isDigits(piece)) {
      const take = at === first ? rest.length : Math.min(piece.codes.length, rest.length);
      parts.push(rest.slice(rest.length - take));
      rest = rest.slice(0, rest.length - take);
    }
  }
  return parts.toReversed().join('');
}

/** Optional decimals are dropped when they are zero. */
function decimalText(decimals: string, pieces: readonly FormatPiece[]): string {
  const codes = codesOf(pieces);
  let kept = decimals.length;
  while (kept > 0 && decimals.charAt(kept - 1) === '0' && codes.charAt(kept - 1) !== '0') kept -= 1;
  let at = 0;
  const digit = (code: string): string => {
    at += 1;
    return at <= kept ? decimals.charAt(at - 1) : code === '?' ? ' ' : '';
  };
  return pieces.map((piece) => (isDigits(piece) ? piece.codes.replaceAll(/./g, digit) : plainText(piece))).join('');
}

export function plainText(piece: FormatPiece): string {
  if (piece.kind === 'literal') return piece.text;
  return piece.kind === 'percent' ? '%' : piece.kind === 'slash' ? '/' : piece.kind === 'denominator' ? String(piece.value) : '';
}

export function numberText(value: number, pieces: readonly FormatPiece[]): string {
  const power = pieces.findIndex(({ kind }) => kind === 'power');
  if (power >= 0) return powerText(value, pieces, power);
  const lastDigit = pieces.findLastIndex(isDigits);
  const point = pieces.findIndex(({ kind }) => kind === 'point');
  // Spaces separate thousands, but one before a unit does not scale.
  const wholeEnd = point < 0 ? lastDigit : pieces.slice(0, point).findLastIndex(isDigits);
  let thousands = 0;
  for (const end of new Set([wholeEnd, lastDigit])) for (let at = end + 1; scales(pieces[at]); at += 1) thousands += 1;
  const percents = pieces.filter(({ kind }) => kind === 'percent').length;
  const scaled = (value * 100 ** percents) / 1000 ** thousands;
  const after = point < 0 ? [] : pieces.slice(point + 1, Math.max(lastDigit, point) + 1);
  const digits = digitsOf(scaled, codesOf(after).length);
  const tail = pieces.slice(Math.max(lastDigit, point) + 1).map((piece) => (isSpace(piece) ? ' ' : plainText(piece)));
  const decimals = point < 0 ? '' : currentLocale().decimal + decimalText(digits.decimals, after);
  return wholeText(digits.whole, pieces.slice(0, wholeEnd + 1)) + decimals + tail.join('');
}

const isSpace = (piece: FormatPiece): boolean => piece.kind === 'group' && piece.mark.trim() === '';
const scales = (piece: FormatPiece | undefined): boolean => piece?.kind === 'group' && !isSpace(piece);

function powerText(value: number, pieces: readonly FormatPiece[], at: number): string {
  const before = pieces.slice(0, at);
  const point = before.findIndex(({ kind }) => kind === 'point');
  const whole = Math.max(1, codesOf(point < 0 ? before : before.slice(0, point)).length);
  const decimals = point < 0 ? 0 : codesOf(before.slice(point + 1)).length;
  const size = value === 0 ? 0 : Number(value.toExponential().split('e')[1]);
  // With several digits before the point the exponent is a multiple of their number.
  let power = Math.floor(size / whole) * whole;
  let mantissa = roundHalf(value / 10 ** power, decimals);
  if (mantissa >= 10 ** whole) [mantissa, power] = [roundHalf(mantissa / 10 ** whole, decimals), power + whole];
  const piece = pieces[at];
  const { plus, digits } = piece?.kind === 'power' ? piece : { plus: true, digits: 2 };
  const sign = power < 0 ? '-' : plus ? '+' : '';
  const inside = [...before, { kind: 'literal', text: `E${sign}${String(Math.abs(power)).padStart(digits, '0')}` } as const];
  return numberText(mantissa, [...inside, ...pieces.slice(at + 1)]);
}
