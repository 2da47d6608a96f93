/** Splits a section of a number format into its pieces, by the letters and separators of the workbook's locale. Specification: domain decisions §10. */
import { languageByNumber, english, french, german, type SheetLanguage } from '../locale/language.ts';
import type { SheetLocale } from '../locale/locale.ts';

export type DatePart = 'day' | 'month' | 'minute' | 'year' | 'hour' | 'second';

export type FormatPiece =
  | { kind: 'literal'; text: string }
  | { kind: 'digits'; codes: string }
  | { kind: 'point' }
  | { kind: 'group'; mark: string }
  | { kind: 'percent' }
  | { kind: 'slash' }
  | { kind: 'denominator'; value: number }
  | { kind: 'power'; plus: boolean; digits: number }
  | { kind: 'general' }
  | { kind: 'value' }
  | { kind: 'date'; part: DatePart; length: number }
  | { kind: 'elapsed'; part: DatePart }
  | { kind: 'half'; short: boolean };

export interface FormatCondition {
  operator: string;
  limit: number;
}

export interface CutSection {
  pieces: FormatPiece[];
  condition: FormatCondition | null;
  language: SheetLanguage;
}

/** More than any real format has; a longer one is not accepted. */
const mostPieces = 250;

/** Letters with a meaning in one of the languages; if the workbook's own language gives them none, their meaning is unknown. */
const meaningful = /[abdehjmnsty]/i;
const colours = new Set(
  'black blue cyan green magenta red white yellow schwarz blau zyan grün rot weiss weiß gelb noir bleu vert rouge blanc jaune'.split(' '),
);
const colourNumber = /^(?:color|farbe|couleur) ?\d{1,2}$/i;
const conditionPattern = /^(<=|>=|<>|<|>|=) ?(-?\d+(?:[.,]\d+)?)$/;

class Cutter {
  readonly section: CutSection;
  private readonly source: string;
  private readonly locale: SheetLocale;
  private at = 0;

  constructor(source: string, locale: SheetLocale) {
    this.source = source;
    this.locale = locale;
    this.section = { pieces: [], condition: null, language: locale.language };
  }

  /** False if a character has no known meaning. */
  all(): boolean {
    while (this.at < this.source.length) if (!this.one() || this.section.pieces.length > mostPieces) return false;
    return true;
  }

  private push(length: number, piece: FormatPiece): true {
    this.at += length;
    const last = this.section.pieces.at(-1);
    if (piece.kind === 'literal' && last?.kind === 'literal') last.text += piece.text;
    else this.section.pieces.push(piece);
    return true;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.source);
  }

  private one(): boolean {
    const { source, at } = this;
    const sign = source.charAt(at);
    switch (sign) {
      case '"': {
        const end = source.indexOf('"', at + 1);
        return end > at && this.push(end - at + 1, { kind: 'literal', text: source.slice(at + 1, end) });
      }
      case '\\':
        return at + 1 < source.length && this.push(2, { kind: 'literal', text: source.charAt(at + 1) });
      case '_':
        return this.push(2, { kind: 'literal', text: ' ' });
      case '*':
        this.at += 2;
        return true;
      case '[':
        return this.bracket();
      case '%':
        return this.push(1, { kind: 'percent' });
      case '@':
        return this.push(1, { kind: 'value' });
      case '/': {
        const fixed = this.match(/\/([1-9]\d{0,4})/y);
        this.push(1, { kind: 'slash' });
        return fixed === null || this.push((fixed[1] ?? '').length, { kind: 'denominator', value: Number(fixed[1]) });
      }
      default:
        return this.code(sign);
    }
  }

  private bracket(): boolean {
    const found = this.match(/\[([^\]]*)\]/y);
    if (found === null) return false;
    const inside = found[1] ?? '';
    const length = found[0].length;
    const elapsed = /^(h+|m+|s+)$/i.exec(inside);
    if (elapsed !== null) {
      const part = ({ h: 'hour', m: 'minute', s: 'second' } as const)[inside.charAt(0).toLowerCase()] ?? 'hour';
      return this.push(length, { kind: 'elapsed', part });
    }
    const condition = conditionPattern.exec(inside);
    if (condition !== null) this.section.condition = { operator: condition[1] ?? '', limit: Number(condition[2]?.replace(',', '.')) };
    if (condition !== null || colours.has(inside.toLowerCase()) || colourNumber.test(inside)) {
      this.at += length;
      return true;
    }
    return this.named(inside) && this.push(length, { kind: 'literal', text: /^\$([^-]*)/.exec(inside)?.[1] ?? '' });
  }

  /** `$CHF`, `$-807`, `$€-fr-FR`: a currency, a language for names or both. */
  private named(inside: string): boolean {
    const found = /^\$[^-]*(?:-(?:([0-9A-Fa-f]{1,8})|(de|fr|en)-[A-Za-z]{2}))?$/.exec(inside);
    if (found === null) return false;
    const [, number, tag] = found;
    if (number === undefined && tag === undefined) return true;
    const language = number === undefined ? { de: german, fr: french, en: english }[tag ?? 'en'] : languageByNumber(number);
    if (language === null || language === undefined) return false;
    this.section.language = language;
    return true;
  }

  private code(sign: string): boolean {
    const { source, at, locale } = this;
    const { general, letters } = locale.language;
    if (source.slice(at, at + general.length).toLowerCase() === general.toLowerCase())
      return this.push(general.length, { kind: 'general' });
    const half = this.match(/am\/pm|a\/p/iy);
    if (half !== null) return this.push(half[0].length, { kind: 'half', short: half[0].length === 3 });
    const power = this.match(/e([+-])(0+)/iy);
    if (power !== null) return this.push(power[0].length, { kind: 'power', plus: power[1] === '+', digits: (power[2] ?? '').length });
    const digits = this.match(/[0#?]+/y);
    if (digits !== null) return this.push(digits[0].length, { kind: 'digits', codes: digits[0] });
    const lower = sign.toLowerCase();
    const part = ({ [letters.day]: 'day', [letters.year]: 'year', m: 'month', h: 'hour', s: 'second' } as const)[lower];
    if (part !== undefined) {
      let length = 1;
      while (source.charAt(at + length).toLowerCase() === lower) length += 1;
      return this.push(length, { kind: 'date', part, length });
    }
    if (meaningful.test(sign)) return false;
    if (sign === locale.decimal) return this.push(1, { kind: 'point' });
    if (locale.groups.includes(sign)) return this.push(1, { kind: 'group', mark: sign });
    return this.push(1, { kind: 'literal', text: sign });
  }
}

/** Null if the section contains something unknown. */
export function cutSection(source: string, locale: SheetLocale): CutSection | null {
  const cutter = new Cutter(source, locale);
  return cutter.all() ? cutter.section : null;
}
