/** Common parts of many calls: lists, ids, money, dates, texts. */
import { z } from 'zod';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { withoutUnseenSigns } from '#domain/contact/unseen-signs.ts';
import { requestKind } from '#domain/order/request-kind.ts';

/** A whole list or a page of it. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    perPage: z.number().int(),
    total: z.number().int(),
    /** True: there are more than `total`, which were not counted. */
    totalIsAtLeast: z.boolean().optional(),
  });
}

/** The maximum of the database's integer columns. */
export const maximalId = 2_147_483_647;
/** A whole number that fits into such a column. */
export const Whole = z.number().int().min(-maximalId).max(maximalId);
export const Id = z.number().int().positive().max(maximalId);
const digits = /^-?\d{1,15}$/;
const decimal = /^-?\d{1,15}(?:\.\d{1,30})?$/;

function readBy(pattern: RegExp): (given: number) => number {
  return (given) => {
    const text = String(given);
    return pattern.test(text) ? Number(text) : Number.NaN;
  };
}

/** A whole number in a path or a query, in digits: not `0x1`, `1e3`, `1.0`, ` 1` or nothing at all, which `Number` would read too. */
export function integerText<Schema extends z.ZodType<number, number>>(schema: Schema) {
  return z.preprocess(readBy(digits), schema);
}

/** The same with decimals. */
export function numberText<Schema extends z.ZodType<number, number>>(schema: Schema) {
  return z.preprocess(readBy(decimal), schema);
}

/** An id in a path or a query. */
export const IdText = integerText(z.number().int().positive().max(maximalId));
export const IdParam = z.object({ id: IdText });

/** Francs as a plain JSON number; unit prices carry up to four decimals, amounts two. */
export const Chf = z.number();

/**
 * What callers write has at most as many decimals as its column keeps: what is finer is refused at its field and never rounded.
 * Signs of reckoning in floating point, as in 0.011000000000000001, do not count.
 */
export const decimals = (places: 1 | 2 | 3 | 4) => z.number().multipleOf({ 1: 0.1, 2: 0.01, 3: 0.001, 4: 0.0001 }[places]);
/** A written amount in francs. */
export const ChfAmount = decimals(2);
/** A written price of one piece in francs. */
export const ChfPerOne = decimals(4);
/** A written part of one: 0.125 = 12.5 %. */
export const Fraction = decimals(4).min(0).max(1);

export const DateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A day of the calendar, as sent by a caller: there is no 30 February. */
export const RealDay = DateText.refine((text) => parsePlainDate(text) !== null, { params: { refusal: 'deliveryDateNotPossible' } });
export const Instant = z.string();

/** Days outside these years are typing mistakes; calculating with them would leave the calendar. */
export const isInUsualYears = (isoText: string): boolean => isoText >= '1900' && isoText < '3000';
/** dd.mm.yyyy or ISO, as accepted by filters; output is ISO. */
export const FilterDate = z
  .string()
  .max(40)
  .regex(/^(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})/)
  .transform((text) => {
    const swiss = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text);
    return swiss ? `${swiss[3]}-${swiss[2]?.padStart(2, '0')}-${swiss[1]?.padStart(2, '0')}` : text.slice(0, 10);
  })
  .refine(isInUsualYears);

const kindNames = z.enum(['VERPACKUNG', 'MOEBEL', 'ARTWORK']);
/** A kind of request by its number or its name. */
export const RequestKindGiven = z
  .union([Whole, kindNames])
  .transform((given): number => (typeof given === 'number' ? given : requestKind[given]))
  .pipe(Whole);

/** The same in a query. */
export const RequestKindText = z.union([integerText(z.number().int().min(0).max(99)), kindNames]);

export const ZipCode = z.string().max(11);

export const Uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

/** May be left out; null is none. */
export const orNone = <Kind extends z.ZodType>(kind: Kind) =>
  kind
    .nullish()
    .transform((given) => given ?? undefined)
    .optional();

/** A fallback for what is left out or null. */
export const orElse = <Kind extends z.ZodType>(kind: Kind, fallback: z.output<Kind>) =>
  kind.nullish().transform((given): z.output<Kind> => given ?? fallback);

/** A single text stands for all languages of something new. */
export const inAllLanguages = (text: string): { de: string; fr: string; en: string } => ({ de: text, fr: text, en: text });

export const Localized = z.object({ de: z.string(), fr: z.string(), en: z.string() });

const IdTexts = z
  .string()
  .max(40_000)
  .regex(/^\d+(,\d+)*$/);

/** Ids in a query, separated by commas, `ids=1,2,3`, or each in a parameter of its own, `ids=1&ids=2`. */
export const IdList = z
  .union([IdTexts, z.array(IdTexts).min(1).max(5000)])
  .transform((given) => [given].flat().join(',').split(',').map(Number))
  .refine((ids) => ids.length <= 5000 && ids.every((id) => id <= maximalId));

export const Page = {
  page: integerText(z.number().int().min(1).max(100_000)).default(1),
  perPage: integerText(z.number().int().min(1).max(5000)).default(1000),
};

const controlCharacter = /\p{Cc}/u;
const controlBesideBreaksAndTabs = /[^\P{Cc}\t\n\r]/u;

/** A letter with its accent as one sign: two would not be found by who types one, and no paper's font draws them. */
const composed = (text: string): string => text.normalize('NFC');

/** Half a surrogate pair cannot be stored: neither as UTF-8 nor in the database's JSON. */
const isWhole = (text: string): boolean => text.isWellFormed();

/** Free text on one line; control characters are refused, signs that nobody sees fall away. */
export const line = (max: number) =>
  z
    .string()
    .overwrite((text) => composed(withoutUnseenSigns(text)))
    .trim()
    .max(max)
    .refine((text) => !controlCharacter.test(text), 'control characters')
    .refine(isWhole, 'half a character');

/** Text as it came from elsewhere, but for what no database keeps. */
export const storable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'), 'control characters')
    .refine(isWhole, 'half a character');

/** Free text on several lines; control characters other than line breaks and tabs are refused. */
export const paragraph = (max: number) =>
  z
    .string()
    .overwrite(composed)
    .max(max)
    .refine((text) => !controlBesideBreaksAndTabs.test(text), 'control characters')
    .refine(isWhole, 'half a character');
