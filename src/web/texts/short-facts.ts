/**
 * The choices of a line as one short row: three sizes become `Innen 1000 × 600 × 500 mm`, a mass has no label, nor has a value that names it,
 * an option set to yes is named, and one set to no is left out.
 */
import { unbrokenSize } from './unbroken-size.ts';

interface Detail {
  readonly label: string;
  readonly value: string;
}

const sizeText = /^([\d.]+) mm$/;
const innerLabel = /innen|intérieur|inner|inside|internal/i;
const taken = /^(?:ja|oui|yes)$/;
const refused = /^(?:nein|non|no)$/;
/** What a label says to whoever types: `Abstand der Bretter (0.5 eng, 1 weit)`; without it the bare number says nothing. */
const explained = /^(.*) (\([^)]*\))$/;

/** The facts in one row; where it wraps, the dot stays at the end of its line. */
export const factsRow = (details: readonly Detail[], inner: string): string => shortFacts(details, inner).join('\u00A0· ');

/** For narrow lists beside a step: size and weight, or the first two choices; everything stands on the summary. */
export const briefFacts = (details: readonly Detail[], inner: string): string => shortFacts(details, inner).slice(0, 2).join('\u00A0· ');

/** `inner`: the word placed before inner sizes. */
export function shortFacts(all: readonly Detail[], inner: string): string[] {
  const details = all.filter(({ value }) => !refused.test(value));
  const first = details.findIndex((_, at) => details.slice(at, at + 3).filter(({ value }) => sizeText.test(value)).length === 3);
  if (first < 0) return details.map(factOf);
  const sizes = details.slice(first, first + 3);
  const size = unbrokenSize(`${sizes.map(({ value }) => sizeText.exec(value)?.[1]).join(' × ')} mm`);
  return [
    ...details.slice(0, first).map(factOf),
    sizes.every(({ label }) => innerLabel.test(label)) ? `${inner} ${size}` : size,
    ...details.slice(first + 3).map(factOf),
  ];
}

function factOf({ label, value }: Detail): string {
  if (taken.test(value)) return label;
  const speaksForItself = value.endsWith(' kg') || value.toLowerCase().includes(label.toLowerCase());
  if (speaksForItself) return unbroken(value);
  const [, name = label, scale] = explained.exec(label) ?? [];
  return [name, unbroken(value), ...(scale === undefined ? [] : [scale])].join(' ');
}

/** Beside that, `C-Welle`, `cannelure C` and `C flute` stay whole. */
const unbroken = (value: string): string =>
  unbrokenSize(value)
    .replaceAll(/\b(\p{Lu}{1,2}-)(?=Welle)/gu, '$1\u2060')
    .replaceAll(/(?<=\bcannelure) (?=\p{Lu})|(?<=\b\p{Lu}{1,2}) (?=flute)/gu, '\u00A0');
