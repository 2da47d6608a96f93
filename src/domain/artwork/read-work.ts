/** One lot: artist, title, technique, measures and price. The house's typography (bold, italic) counts more than the order of lines. */
import type { FieldKey } from './field.ts';
import type { Found } from './found.ts';
import { words } from './house.ts';
import type { LotBlock } from './lot-block.ts';
import type { Segment } from './paper-text.ts';
import { amountsIn, amountValue } from './read-amount.ts';
import type { ReadPaper } from './read-head.ts';
import type { FoundSize } from './read-size.ts';
import { sizesIn, sizeValue } from './read-size.ts';

export type WorkFields = Partial<Record<FieldKey, Found>>;

const lifeDates = /\s*[,(]?\s*(?:\((?:[^()]*\d{4}[^()]*)\)|(?:geb\.|né(?:e)? en|born|b\.)\s*\d{4}|\d{4}\s*[–-]\s*\d{4})\s*\)?\s*$/i;
const yearBehind = /,?\s*(?:um|vers|circa|c\.|ca\.)?\s*\(?\d{4}(?:[/–-]\d{2,4})?\)?\s*$/i;
const quoted = /[«“„"]\s*([^»”“"]+?)\s*[»”“"]/;

export function readWork(block: LotBlock, paper: ReadPaper): WorkFields {
  const { lot, anchor, labelled, segments } = block;
  const price = readPrice(block, paper);
  const left = segments.filter((segment) => !price?.segments.includes(segment) && !isFigure(segment));
  const artist = readArtist(left);
  const title = readTitle(left, artist);
  const technique = readTechnique(left);
  const sizes = readSizes(left, paper);
  const fields = {
    lot: { value: lot, confidence: labelled ? 99 : 94, segments: [anchor] },
    artist,
    title,
    technique,
    ...sizes,
    price,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, found]) => found !== undefined));
}

const isFigure = ({ text }: Segment): boolean => /^[\d\s.,'’%–—-]+(?:CHF|EUR|€)?$|^(?:CHF|EUR|€)\s*[\d\s.,'’–—-]+$/.test(text);

function readArtist(left: readonly Segment[]): Found | undefined {
  const bold = left.find(({ bold: isBold, text }) => isBold && !words.price.test(text) && sizesIn(text).length === 0);
  const dated = left.find(({ text }) => lifeDates.test(text) && !quoted.test(text));
  const segment = bold ?? dated ?? left[0];
  if (segment === undefined || words.technique.test(segment.text)) return undefined;
  const value = segment.text
    .replace(lifeDates, '')
    .replace(/[,:]\s*$/, '')
    .trim();
  const confidence = bold !== undefined && bold === dated ? 98 : bold !== undefined || dated !== undefined ? 93 : 66;
  return value === ''
    ? undefined
    : { value, confidence, doubt: confidence > 90 ? null : 'guessedPlace', segments: [segment], part: { at: 0, length: value.length } };
}

function readTitle(left: readonly Segment[], artist: Found | undefined): Found | undefined {
  const others = left.filter((segment) => !(artist?.segments.includes(segment) ?? false));
  const inQuotes = others.find(({ text }) => quoted.test(text));
  const italic = others.find(({ italic: isItalic, text }) => isItalic && !words.technique.test(text));
  const plain = others.find(
    ({ text }) => !words.technique.test(text) && !words.price.test(text) && sizesIn(text).length === 0 && /\p{L}{3}/u.test(text),
  );
  const segment = inQuotes ?? italic ?? plain;
  if (segment === undefined) return undefined;
  const inner = quoted.exec(segment.text)?.[1];
  const value = (inner ?? segment.text).replace(inner === undefined ? yearBehind : /$^/, '').trim();
  if (value === '') return undefined;
  const confidence = inner !== undefined ? 98 : segment === italic ? 96 : 78;
  return {
    value,
    confidence,
    doubt: confidence > 90 ? null : 'guessedPlace',
    segments: [segment],
    part: { at: segment.text.indexOf(value), length: value.length },
  };
}

function readTechnique(left: readonly Segment[]): Found | undefined {
  const segment = left.find(({ text }) => words.technique.test(text));
  if (segment === undefined) return undefined;
  const [size] = sizesIn(segment.text);
  const value = segment.text
    .slice(0, size?.at ?? segment.text.length)
    .replace(/[,.;]\s*(?:gerahmt|encadr[ée]e?|framed)?[,.;]?\s*$/i, '')
    .trim();
  return { value, confidence: 93, segments: [segment], part: { at: 0, length: value.length } };
}

interface PlacedSize {
  found: FoundSize;
  segment: Segment;
  framed: boolean;
}

function readSizes(left: readonly Segment[], { house }: ReadPaper): WorkFields {
  const placed = left.flatMap((segment) =>
    sizesIn(segment.text, house?.sizeOrder).map((found): PlacedSize => ({ found, segment, framed: isFramed(segment.text, found.at) })),
  );
  const metric = placed.filter(({ found }) => found.isMetric);
  const counted = metric.length > 0 ? metric : placed;
  const framed = counted.find((each) => each.framed);
  const image = counted.find((each) => !each.framed);
  const isKnown = house !== null;
  return {
    ...(image === undefined ? {} : { imageSize: sizeFound(image, isKnown) }),
    ...(framed === undefined ? {} : { frameSize: sizeFound(framed, isKnown) }),
  };
}

/** A word for frame precedes the measure; brackets after a measure repeat it in other units. */
function isFramed(text: string, at: number): boolean {
  const word = text.search(words.frame);
  return word >= 0 && word < at;
}

function sizeFound({ found, segment }: PlacedSize, isKnown: boolean): Found {
  const doubt = !found.certain ? 'noUnit' : found.named || isKnown ? null : 'guessedOrder';
  const confidence = !found.certain ? 58 : found.named ? 97 : isKnown ? 92 : 70;
  return { value: sizeValue(found.size), confidence, doubt, segments: [segment], part: { at: found.at, length: found.length } };
}

const right = (segment: Segment): number => segment.x + segment.width;

/** The amount on or beside its label, below the price heading, or else the first of the lot; with several the confidence is low. */
function readPrice({ anchor, segments }: LotBlock, { all, mark }: ReadPaper): Found | undefined {
  const holds = (segment: Segment): boolean => amountsIn(segment.text, mark).length > 0 && sizesIn(segment.text).length === 0;
  const labelled = segments.find(({ text }) => words.price.test(text) && amountsIn(text, mark).length > 0);
  if (labelled !== undefined) return amountFound(labelled, mark, 98);
  const label = segments.find(({ text }) => words.price.test(text));
  const beside =
    label === undefined
      ? undefined
      : nearest(
          label,
          segments.filter((each) => each !== label && holds(each) && isMoney(each.text)),
        );
  if (beside !== undefined) return amountFound(beside, mark, 97);
  const heads = all.filter(({ text, page }) => words.price.test(text) && page <= anchor.page);
  const money = segments.filter((segment) => holds(segment) && isMoney(segment.text));
  const head = heads.at(-1);
  const under =
    head === undefined ? undefined : money.find((each) => Math.abs(right(each) - right(head)) < 14 || Math.abs(each.x - head.x) < 6);
  if (under !== undefined) return amountFound(under, mark, 95);
  const [only, ...more] = money;
  return only === undefined
    ? undefined
    : amountFound(only, mark, more.length === 0 ? 84 : 60, more.length === 0 ? 'noLabel' : 'severalAmounts');
}

const isMoney = (text: string): boolean => /^(?:CHF|EUR|GBP|USD|€|£|\$)?\s*\d[\d\s.,'’–—-]*(?:CHF|EUR|€)?$/.test(text);

function nearest(label: Segment, candidates: readonly Segment[]): Segment | undefined {
  const away = (each: Segment): number => Math.abs(each.y - label.y) * 3 + Math.abs(each.x + each.width - label.x - label.width);
  return candidates.toSorted((one, other) => away(one) - away(other))[0];
}

function amountFound(segment: Segment, mark: ReadPaper['mark'], confidence: number, doubt: Found['doubt'] = null): Found | undefined {
  const amount = amountsIn(segment.text, mark).at(-1);
  if (amount === undefined) return undefined;
  const sure = amount.certain && mark !== null;
  const at = segment.text.lastIndexOf(amount.text);
  return {
    value: amountValue(amount.hundredths),
    confidence: sure ? confidence : Math.min(confidence, 62),
    doubt: sure ? doubt : 'decimalMark',
    segments: [segment],
    part: { at, length: amount.text.length },
  };
}
