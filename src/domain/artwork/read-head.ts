/** An invoice's own data: number, day, currency, totals, and the deadline for collecting the works. */
import type { FieldKey } from './field.ts';
import type { Found } from './found.ts';
import type { House } from './house.ts';
import { words } from './house.ts';
import type { Segment } from './paper-text.ts';
import { readAddress } from './read-address.ts';
import type { DecimalMark } from './read-amount.ts';
import { amountsIn, amountValue, currencyOf } from './read-amount.ts';
import { dateIn } from './read-date.ts';

export interface ReadPaper {
  pages: readonly (readonly Segment[])[];
  all: readonly Segment[];
  house: House | null;
  mark: DecimalMark;
}

export type HeadFields = Partial<Record<FieldKey, Found>>;

export function readHead({ pages, all, house, mark }: ReadPaper): HeadFields {
  const first = pages[0] ?? [];
  const day = readDay(first);
  const currency = currencyOf(all.map(({ text }) => text));
  const shown = all.find(({ text }) => currencyOf([text])?.code === currency?.code);
  const fields = {
    ...readAddress(first, house),
    invoiceNumber: readNumber(first),
    invoiceDate: day,
    currency:
      currency === null || shown === undefined
        ? undefined
        : { value: currency.code, confidence: currency.share === 1 ? 98 : 70, segments: [shown] },
    premium: sumLine(all, words.premium, mark),
    total: sumLine(all, words.total, mark),
    collectBy: readCollection(all, day?.value.slice(0, 4) ?? null),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, found]) => found !== undefined));
}

/** The text after the label on the same line, or else right below it. */
function valueBeside(segments: readonly Segment[], label: Segment): Segment | undefined {
  const beside = segments
    .filter(
      (each) =>
        each.page === label.page && each.x > label.x + label.width - 1 && Math.abs(each.y + each.height - label.y - label.height) < 3,
    )
    .toSorted((one, other) => one.x - other.x)[0];
  const under = segments.find(
    (each) => each.page === label.page && Math.abs(each.x - label.x) < 3 && each.y > label.y + 1 && each.y - label.y < 2.2 * label.height,
  );
  return beside ?? under;
}

function labelled(
  segments: readonly Segment[],
  label: RegExp,
  isValue: (text: string) => boolean,
): { segment: Segment; text: string; at: number } | null {
  for (const segment of segments) {
    const match = label.exec(segment.text);
    const rest = match?.groups?.['rest']?.trim();
    if (match === null || rest === undefined) continue;
    if (rest !== '' && isValue(rest)) return { segment, text: rest, at: segment.text.lastIndexOf(rest) };
    const beside = rest === '' ? valueBeside(segments, segment) : undefined;
    if (beside !== undefined && isValue(beside.text)) return { segment: beside, text: beside.text, at: 0 };
  }
  return null;
}

function readNumber(first: readonly Segment[]): Found | undefined {
  const found = labelled(first, words.invoiceNumber, (text) => /^[\p{L}\d][\p{L}\d/.-]*\d$/u.test(text) && dateIn(text) === null);
  if (found === null) return undefined;
  return { value: found.text, confidence: 98, segments: [found.segment], part: { at: found.at, length: found.text.length } };
}

function readDay(first: readonly Segment[]): Found | undefined {
  const found = labelled(first, words.date, (text) => dateIn(text) !== null);
  if (found !== null)
    return {
      value: dateIn(found.text) ?? '',
      confidence: 98,
      segments: [found.segment],
      part: { at: found.at, length: found.text.length },
    };
  const bare = first.find(({ text }) => dateIn(text) !== null && !words.collectBy.test(text));
  return bare === undefined ? undefined : { value: dateIn(bare.text) ?? '', confidence: 88, doubt: 'noLabel', segments: [bare] };
}

/** The last amount on the line of a total. */
function sumLine(all: readonly Segment[], label: RegExp, mark: DecimalMark): Found | undefined {
  for (const segment of all.filter(({ text }) => label.test(text)).toReversed()) {
    const line = all.filter(
      (each) => each.page === segment.page && each.x >= segment.x && Math.abs(each.y + each.height - segment.y - segment.height) < 3,
    );
    const last = line.toSorted((one, other) => other.x - one.x).find(({ text }) => amountsIn(text, mark).length > 0);
    const amount = last === undefined ? undefined : amountsIn(last.text, mark).at(-1);
    if (last === undefined || amount === undefined) continue;
    const at = last.text.lastIndexOf(amount.text);
    const certain = amount.certain && mark !== null;
    return {
      value: amountValue(amount.hundredths),
      confidence: certain ? 97 : 62,
      doubt: certain ? null : 'decimalMark',
      segments: [last],
      part: { at, length: amount.text.length },
    };
  }
  return undefined;
}

function readCollection(all: readonly Segment[], year: string | null): Found | undefined {
  for (const segment of all) {
    const rest = words.collectBy.exec(segment.text)?.groups?.['rest'];
    const day = rest === undefined ? null : dateIn(rest, year);
    if (day !== null) return { value: day, confidence: /\d{4}/.test(rest ?? '') ? 94 : 68, segments: [segment] };
  }
  return undefined;
}
