/**
 * TEXT: a value written by a format such as `#'##0.00`, `0.0%`, `TT.MM.JJJJ` or `[>=1000]0.0," t";0" kg"`, in
 * the language and with the separators of the workbook's locale.
 * Specification: domain decisions §10.
 */
import { currentLocale } from '../locale/locale.ts';
import { generalText } from '../number-text.ts';
import { errors } from '../value.ts';
import { dateText } from './date-part.ts';
import type { FormatCondition } from './format-piece.ts';
import { fractionText } from './fraction-part.ts';
import { numberText, plainText } from './number-part.ts';
import type { FormatSection, NumberFormat } from './parse-format.ts';

function holds({ operator, limit }: FormatCondition, value: number): boolean {
  switch (operator) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '=':
      return value === limit;
    default:
      return value !== limit;
  }
}

interface Choice {
  section: FormatSection;
  /** The section itself shows that the number is negative. */
  signed: boolean;
}

/** Sections with conditions of their own, in order; one without condition takes the rest. */
function conditional(value: number, sections: readonly FormatSection[]): Choice {
  for (const [at, section] of sections.entries()) {
    const last = at === sections.length - 1;
    const condition = section.condition ?? (last ? null : { operator: at === 0 ? '>' : '<', limit: 0 });
    if (condition !== null && !holds(condition, value)) continue;
    return { section, signed: condition !== null && condition.limit <= 0 && condition.operator.startsWith('<') };
  }
  throw errors.value;
}

function chosen(value: number, format: NumberFormat): Choice {
  const numeric = format.length >= 4 ? format.slice(0, 3) : format;
  const [positive, negative, zero] = numeric;
  if (positive === undefined) throw errors.value;
  if (numeric.some(({ condition }) => condition !== null)) return conditional(value, numeric);
  if (value < 0 && negative !== undefined) return { section: negative, signed: true };
  return { section: value === 0 ? (zero ?? positive) : positive, signed: false };
}

function applied(value: number, section: FormatSection): string {
  switch (section.kind) {
    case 'date':
      return dateText(value, section);
    case 'fraction':
      return fractionText(value, section.pieces);
    case 'number':
      return numberText(value, section.pieces);
    default:
      return section.pieces
        .map((piece) => (piece.kind === 'general' || piece.kind === 'value' ? generalText(value) : literalText(piece)))
        .join('');
  }
}

function literalText(piece: FormatSection['pieces'][number]): string {
  return piece.kind === 'group' ? piece.mark : piece.kind === 'point' ? currentLocale().decimal : plainText(piece);
}

export function formatNumber(value: number, format: NumberFormat): string {
  const { section, signed } = chosen(value, format);
  if (section.kind === 'date' && value < 0) throw errors.value;
  const text = applied(Math.abs(value), section);
  // A number that rounds to zero has no sign.
  return value < 0 && !signed && /[1-9]/.test(text) ? `-${text}` : text;
}

/** A text by the fourth section, or unchanged. */
export function formatText(text: string, format: NumberFormat): string {
  const own = format.find(({ pieces }) => pieces.some(({ kind }) => kind === 'value'));
  const section = format[3] ?? own;
  if (section === undefined) return text;
  return section.pieces.map((piece) => (piece.kind === 'value' ? text : literalText(piece))).join('');
}
