/**
 * The choices of a line as one short row: three sizes become `Innen 1000 × 600 × 500 mm`, a mass has no label, nor has a value that names it,
 * an option set to yes is named, and one set to no is left out.
 */
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { namesItself, toldChoice, type Choice } from './told-choice.ts';

const sizeText = /^([\d.]+) mm$/;
const innerLabel = /innen|intérieur|inner|inside|internal/i;
const taken = /^(?:ja|oui|yes)$/;
const refused = /^(?:nein|non|no)$/;

/** The facts in one row; where it wraps, the dot stays at the end of its line. */
export const factsRow = (details: readonly Choice[], inner: string): string => shortFacts(details, inner).join('\u00A0· ');

/** For narrow lists beside a step: size and weight, or the first two choices; everything stands on the summary. */
export const briefFacts = (details: readonly Choice[], inner: string): string => shortFacts(details, inner).slice(0, 2).join('\u00A0· ');

/** The three sides alone, without a word that somebody typed; null: no three sides stand in a row. */
export const sizeFact = (details: readonly Choice[], inner: string): string | null => sidesOf(details, inner)?.text ?? null;

/** `inner`: the word placed before inner sizes. */
export function shortFacts(all: readonly Choice[], inner: string): string[] {
  const details = all.filter(({ value }) => !refused.test(value));
  const sides = sidesOf(details, inner);
  if (sides === null) return details.map(factOf);
  return [...details.slice(0, sides.first).map(factOf), sides.text, ...details.slice(sides.first + 3).map(factOf)];
}

/** `first`: where they begin. */
function sidesOf(details: readonly Choice[], inner: string): { first: number; text: string } | null {
  const first = details.findIndex((_, at) => details.slice(at, at + 3).filter(({ value }) => sizeText.test(value)).length === 3);
  if (first < 0) return null;
  const sides = details.slice(first, first + 3);
  const size = unbrokenSize(`${sides.map(({ value }) => sizeText.exec(value)?.[1]).join(' × ')} mm`);
  return { first, text: sides.every(({ label }) => innerLabel.test(label)) ? `${inner} ${size}` : size };
}

function factOf(choice: Choice): string {
  if (taken.test(choice.value)) return choice.label;
  if (choice.value.endsWith(' kg') || namesItself(choice)) return unbroken(choice.value);
  const { label, value } = toldChoice(choice);
  return `${label} ${unbroken(value)}`;
}

/** Beside that, `C-Welle`, `cannelure C` and `C flute` stay whole. */
const unbroken = (value: string): string =>
  unbrokenSize(value)
    .replaceAll(/\b(\p{Lu}{1,2}-)(?=Welle)/gu, '$1\u2060')
    .replaceAll(/(?<=\bcannelure) (?=\p{Lu})|(?<=\b\p{Lu}{1,2}) (?=flute)/gu, '\u00A0');
