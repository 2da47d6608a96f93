/** Compares the values read with the true ones. */
import type { FieldKey } from '#domain/artwork/field.ts';
import type { ReadInvoice } from '#domain/artwork/read-invoice.ts';
import type { AuctionInvoice } from './auction-invoice.ts';

export interface Score {
  /** Number of fields on the invoice. */
  there: number;
  read: number;
  right: number;
  /** Fields read with a confidence of 90 or more: correct ones, and all. */
  surelyRight: number;
  sure: number;
  wrong: readonly string[];
}

const sureFrom = 90;

export function scoreOf({ head, works }: Pick<AuctionInvoice, 'head' | 'works'>, { fields }: ReadInvoice): Score {
  const truth = [head, ...works].flatMap((of, work) => Object.entries(of).map(([key, value]) => ({ key: key as FieldKey, work, value })));
  const read = fields.filter(({ value }) => value !== '');
  const truthOf = (key: FieldKey, work: number): string => truth.find((each) => each.key === key && each.work === work)?.value ?? '';
  const right = read.filter(({ key, work, value }) => truthOf(key, work) === value);
  const missed = truth.filter(({ key, work }) => !read.some((each) => each.key === key && each.work === work));
  return {
    there: truth.length,
    read: read.length,
    right: right.length,
    sure: read.filter(({ confidence }) => confidence >= sureFrom).length,
    surelyRight: right.filter(({ confidence }) => confidence >= sureFrom).length,
    wrong: [
      ...read
        .filter((each) => !right.includes(each))
        .map(({ key, work, value, confidence }) => `${key} ${work}: read «${value}» (${confidence}), is «${truthOf(key, work)}»`),
      ...missed.map(({ key, work, value }) => `${key} ${work}: not read, is «${value}»`),
    ],
  };
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

export function scoreText({ there, read, right, sure, surelyRight }: Score): string {
  return `precision ${percent(right, read)}, recall ${percent(right, there)}, where sure ${percent(surelyRight, sure)} (${right} of ${there} fields)`;
}
