/**
 * The choices of a line as one short row: three sizes become `Innen 1000 × 600 × 500 mm`, a mass has no label, nor has a value that names it,
 * an option set to yes is named, and one set to no is left out.
 */
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { sizeOfSides } from '#domain/position/size-of-sides.ts';
import { namesItself, toldChoice, type Choice } from '#domain/position/told-choice.ts';

const taken = /^(?:ja|oui|yes)$/;
const refused = /^(?:nein|non|no)$/;

/** The facts in one row; where it wraps, the dot stays at the end of its line. */
export const factsRow = (details: readonly Choice[], inner: string): string => shortFacts(details, inner).join('\u00A0· ');

/** For narrow lists beside a step: size and weight, or the first two choices; everything stands on the summary. */
export const briefFacts = (details: readonly Choice[], inner: string): string => shortFacts(details, inner).slice(0, 2).join('\u00A0· ');

/** `inner`: the word placed before inner sizes. */
export function shortFacts(all: readonly Choice[], inner: string): string[] {
  const details = all.filter(({ value }) => !refused.test(value));
  const sides = sizeOfSides(details, inner);
  if (sides === null) return details.map(factOf);
  return [...details.slice(0, sides.first).map(factOf), sides.text, ...details.slice(sides.first + 3).map(factOf)];
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
