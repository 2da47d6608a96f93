/**
 * Which values an attribute of a product may hold, by the attribute's type. Words (texts and choices)
 * may differ by language; everything else is one plain text.
 * Specification: back office §3 (attribute types) and §5 (an attribute that does not belong to a product cannot hold a value; digits only; a valid link).
 */
import { z } from 'zod';
import { parseViewData, parseWorkbookInfo } from '#domain/configurator/configurator-info.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { inEveryLanguage, languages } from '#domain/language/language.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';
import { choiceKey, germanOf } from './attribute-word.ts';
import type { ReadValue } from './attribute-word.ts';
import { parseCommodityReferences } from './commodity-reference.ts';
import { attributeType, refuseAttributeValue } from './product.ts';

/** As sent: a single language changes only that one; null and empty texts clear. */
export type GivenValue = string | SomeTexts | SpokenText | null;
/** A single text as it was read in one language. */
export interface SpokenText {
  readonly language: Language;
  readonly text: string;
}
type SomeTexts = { readonly [Key in Language]?: string | undefined };

export interface ValueFacts {
  readonly typeId: number;
  /** Null: none yet. */
  readonly before: ReadValue | null;
  /** Of a choice: the values already in use on products, by the German word in lower case. */
  readonly choices: ReadonlyMap<string, ReadValue>;
}

const longestWord = 500;
const longestInfo = 100_000;

const hasWords = (typeId: number): boolean => typeId === attributeType.string || typeId === attributeType.enum;

const storedTexts = z.object({ de: z.string().default(''), fr: z.string().default(''), en: z.string().default('') });

/** The stored form: plain, or JSON {de, fr, en}. Other text is returned unchanged. */
export function readStoredValue(stored: string): ReadValue {
  if (!stored.startsWith('{"')) return stored;
  try {
    const texts = storedTexts.safeParse(JSON.parse(stored));
    return texts.success ? texts.data : stored;
  } catch {
    return stored;
  }
}

/** Instructions of a workbook or a model are JSON too, and never words. */
export function readAttributeValue(typeId: number, stored: string): ReadValue {
  return hasWords(typeId) ? readStoredValue(stored) : stored;
}

export function storedValueOf(value: ReadValue): string {
  return typeof value === 'string' ? value : JSON.stringify({ de: value.de, fr: value.fr, en: value.en });
}

/** The value to store; null: none. Refusals name no field. */
export function newAttributeValue(given: GivenValue, facts: ValueFacts): Outcome<ReadValue | null> {
  if (given === null) return accepted(null);
  if (typeof given === 'object' && 'language' in given) return newAttributeValue(meantBy(given, facts), facts);
  if (hasWords(facts.typeId)) return newWords(given, facts);
  if (typeof given !== 'string') return refused('attributeWithoutLanguages');
  return newPlainValue(facts.typeId, given.trim());
}

const shortNumber = new Set<number>([attributeType.dimension, attributeType.weight, attributeType.currency]);

function newPlainValue(typeId: number, text: string): Outcome<string | null> {
  if (text === '') return accepted(null);
  if (text.length > (isInfo(typeId) ? longestInfo : 2000))
    return refused('validation.max', { length: isInfo(typeId) ? longestInfo : 2000 });
  if (shortNumber.has(typeId) && text.length > 12) return refused('validation.max', { length: 12 });
  if (!isInfo(typeId) && /\p{Cc}/u.test(text)) return refused('validation.controlCharacter');
  const problem = refuseAttributeValue(typeId, text);
  if (problem !== null) return refused(problem.key, problem.params);
  const info = checkInfo(typeId, text);
  return info.ok ? accepted(typeId === attributeType.color ? text.toUpperCase() : text) : info;
}

const isInfo = (typeId: number): boolean =>
  typeId === attributeType.excelConfigurationInfo ||
  typeId === attributeType.fixModelConfiguratorInfo ||
  typeId === attributeType.commodityReference;

function checkInfo(typeId: number, text: string): Outcome<unknown> {
  if (!text.isWellFormed() || text.includes('\0')) return refused('validation.controlCharacter');
  if (typeId === attributeType.excelConfigurationInfo) return parseWorkbookInfo(text);
  if (typeId === attributeType.fixModelConfiguratorInfo) return parseViewData(text);
  return typeId === attributeType.commodityReference ? parseCommodityReferences(text) : accepted(null);
}

function newWords(given: string | SomeTexts, { typeId, before, choices }: ValueFacts): Outcome<ReadValue | null> {
  const texts = typeof given === 'string' ? [given] : Object.values(trimmed(given));
  if (texts.some((text) => text.length > longestWord)) return refused('validation.max', { length: longestWord });
  if (texts.some((text) => /\p{Cc}/u.test(text) || !text.isWellFormed())) return refused('validation.controlCharacter');
  if (typeof given !== 'string') return accepted(sameEverywhere({ ...everywhere(before ?? ''), ...trimmed(given) }));
  const word = given.trim();
  if (word === '') return accepted(null);
  // As it was read in one of the languages.
  if (before !== null && Object.values(everywhere(before)).includes(word)) return accepted(before);
  if (typeId !== attributeType.enum) return accepted(sameEverywhere(everywhere(word)));
  // The current word keeps its own translations and counts as no new choice.
  if (before !== null && choiceKey(germanOf(before)) === choiceKey(word)) return accepted(before);
  const chosen = choices.get(choiceKey(word));
  return chosen === undefined ? refused('choiceUnknown', { value: word.slice(0, 80) }) : accepted(chosen);
}

/** A choice may be named by its word in the language read; other words that differ by language change in that one alone. */
function meantBy({ language, text }: SpokenText, { typeId, before, choices }: ValueFacts): string | SomeTexts {
  const word = text.trim();
  if (before !== null && Object.values(everywhere(before)).includes(word)) return text;
  if (typeId === attributeType.enum) {
    const isMeant = (choice: ReadValue): boolean => choiceKey(everywhere(choice)[language]) === choiceKey(word);
    return germanOf([...choices.values()].find(isMeant) ?? text);
  }
  return typeId === attributeType.string && before !== null && typeof before !== 'string' && word !== '' ? { [language]: word } : text;
}

const everywhere = (value: ReadValue): LocalizedText => (typeof value === 'string' ? inEveryLanguage(value) : value);

const trimmed = (texts: SomeTexts): Partial<LocalizedText> =>
  Object.fromEntries(languages.flatMap((language) => (texts[language] === undefined ? [] : [[language, texts[language].trim()]])));

/** Plain where all languages are equal; a text that looks like the stored form of words is never stored plain. */
function sameEverywhere(texts: LocalizedText): ReadValue | null {
  if (languages.every((language) => texts[language] === '')) return null;
  const isPlain = texts.de === texts.fr && texts.de === texts.en && !texts.de.startsWith('{"');
  return isPlain ? texts.de : texts;
}
