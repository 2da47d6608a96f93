/**
 * Parses a number format once: its sections, and what each of them writes.
 * A format with anything unknown in it is refused. Specification: domain decisions §10.
 */
import { currentLocale, type SheetLocale } from '../locale/locale.ts';
import { cutSection, type CutSection, type FormatPiece } from './format-piece.ts';

export interface FormatSection extends CutSection {
  kind: 'number' | 'fraction' | 'date' | 'plain';
}

export type NumberFormat = readonly FormatSection[];

const mostSections = 4;
const mostKnown = 2000;
const longestKept = 255;
const known = new WeakMap<SheetLocale, Map<string, NumberFormat | null>>();

function sectionsOf(format: string): string[] {
  const sections: string[] = [''];
  for (const [part] of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|;|[\s\S]/g)) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}

const isDate = ({ kind }: FormatPiece): boolean => kind === 'date' || kind === 'elapsed' || kind === 'half';
const isDigits = ({ kind }: FormatPiece): boolean => kind === 'digits';

/** Number separators within a date are literal characters; zeros after the seconds are fractions of a second. */
function datePieces(pieces: readonly FormatPiece[], decimal: string): FormatPiece[] | null {
  const found = pieces.map((piece, at): FormatPiece => {
    const before = pieces[at - 1];
    const afterSeconds = before?.kind === 'date' || before?.kind === 'elapsed' ? before.part === 'second' : false;
    if (piece.kind === 'date' && piece.part === 'month' && isMinute(pieces, at)) return { ...piece, part: 'minute' };
    if (piece.kind === 'point') return pieces[at + 1]?.kind === 'digits' && afterSeconds ? piece : { kind: 'literal', text: decimal };
    if (piece.kind === 'group') return { kind: 'literal', text: piece.mark };
    return piece.kind === 'slash' ? { kind: 'literal', text: '/' } : piece;
  });
  const wrong = found.some(
    (piece, at) =>
      ['general', 'value', 'percent', 'power', 'denominator'].includes(piece.kind) ||
      (piece.kind === 'digits' && (found[at - 1]?.kind !== 'point' || !/^0+$/.test(piece.codes))),
  );
  return wrong ? null : found;
}

const partOf = (piece: FormatPiece | undefined): string => (piece?.kind === 'date' || piece?.kind === 'elapsed' ? piece.part : '');

/** The letter of months means minutes after hours and before seconds. */
function isMinute(pieces: readonly FormatPiece[], at: number): boolean {
  return partOf(pieces.slice(0, at).findLast(isDate)) === 'hour' || partOf(pieces.slice(at + 1).find(isDate)) === 'second';
}

/** Separators between digits group thousands, after the last digit each divides by a thousand; elsewhere they are literal characters. */
function groupsFit(pieces: readonly FormatPiece[]): boolean {
  const point = pieces.findIndex(({ kind }) => kind === 'point');
  const whole = point < 0 ? pieces : pieces.slice(0, point);
  const lastDigit = whole.findLastIndex(isDigits);
  const inner = whole.slice(0, lastDigit + 1);
  const group = inner.findLastIndex(({ kind }, at) => kind === 'group' && inner.slice(0, at).some(isDigits));
  if (group < 0) return true;
  const behind = inner.slice(group + 1).reduce((sum, piece) => sum + (piece.kind === 'digits' ? piece.codes.length : 0), 0);
  return behind === 3;
}

/** After the point zeros come first: `#,##0` groups thousands wherever it was written. */
function decimalsFit(pieces: readonly FormatPiece[]): boolean {
  const point = pieces.findIndex(({ kind }) => kind === 'point');
  const codes = pieces.slice(point + 1).map((piece) => (piece.kind === 'digits' ? piece.codes : ''));
  return point < 0 || !/[#?]0/.test(codes.join(''));
}

/** A separator between digits that is not one in this locale: in another country it has a meaning. */
function hasForeignMark(pieces: readonly FormatPiece[]): boolean {
  const isDigitsAt = (at: number): boolean => pieces[at]?.kind === 'digits';
  return pieces.some((piece, at) => piece.kind === 'literal' && /^[.,'’]$/.test(piece.text) && isDigitsAt(at - 1) && isDigitsAt(at + 1));
}

function isFraction(pieces: readonly FormatPiece[]): boolean {
  const slash = pieces.findIndex(({ kind }) => kind === 'slash');
  const behind = pieces[slash + 1]?.kind;
  return slash > 0 && pieces[slash - 1]?.kind === 'digits' && (behind === 'digits' || behind === 'denominator');
}

function classified(cut: CutSection, { decimal }: SheetLocale): FormatSection | null {
  const { pieces } = cut;
  if (pieces.some(isDate)) {
    const found = datePieces(pieces, decimal);
    return found === null ? null : { ...cut, pieces: found, kind: 'date' };
  }
  if (!pieces.some(isDigits)) return { ...cut, kind: 'plain' };
  if (pieces.some(({ kind }) => kind === 'general' || kind === 'value')) return null;
  if (isFraction(pieces)) return { ...cut, kind: 'fraction' };
  if (pieces.filter(({ kind }) => kind === 'point').length > 1 || !groupsFit(pieces) || !decimalsFit(pieces) || hasForeignMark(pieces))
    return null;
  return { ...cut, kind: 'number' };
}

function parsed(format: string, locale: SheetLocale): NumberFormat | null {
  const sections: FormatSection[] = [];
  for (const source of sectionsOf(format)) {
    const cut = cutSection(source, locale);
    const section = cut === null ? null : classified(cut, locale);
    if (section === null) return null;
    sections.push(section);
  }
  return sections.length > mostSections ? null : sections;
}

/** Null if the format contains something unknown in the locale. */
export function parseFormat(format: string, locale: SheetLocale = currentLocale()): NumberFormat | null {
  if (format.length > longestKept) return parsed(format, locale);
  const formats = known.get(locale) ?? new Map<string, NumberFormat | null>();
  if (formats.size > mostKnown) formats.clear();
  known.set(locale, formats);
  const found = formats.get(format);
  if (found !== undefined) return found;
  const made = parsed(format, locale);
  formats.set(format, made);
  return made;
}
