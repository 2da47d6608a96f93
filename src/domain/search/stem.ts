/**
 * The common part of a word's forms: Kiste, Kisten; caisse, caisses; crate, crates. Takes folded words.
 * Removes one ending, leaving at least four letters (three in English): enough for the nouns of a shop, and the same on both sides of a comparison.
 */
import type { Language } from '#domain/language/language.ts';

const endings: Record<Language, RegExp> = {
  de: /^([a-z]{4,}?)(?:ern|en|er|es|em|e|s|(?<=[elr])n)$/,
  fr: /^([a-z]{4,}?)(?:es|e|s|x)$/,
  en: /^([a-z]{3,}?)(?:es|s|e)$/,
};

export function stem(word: string, language: Language): string {
  return endings[language].exec(word)?.[1] ?? word;
}

const fillers = new Set(
  [
    'und oder mit fur nach auf der die das den dem des ein eine einen einer in im von vom zu zum zur am an aus bei als ist ich suche brauche sind wie furs ins beim set',
    'de la le les des du en sur pour avec et ou un une au aux par dans je cherche',
    'the of for with and to a an on in by from or is are need seater',
  ]
    .join(' ')
    .split(' '),
);

const measures = new Set(
  [
    'innen innenmass innenmasse aussen aussenmass aussenmasse lichte lichtmass lange breite hohe tiefe',
    'interieur interieure exterieur exterieure dimension dimensions longueur largeur hauteur',
    'inside inner internal outside outer external size length width height depth',
  ]
    .join(' ')
    .split(' '),
);

/** Words beside a typed size that say what is measured. */
export const isMeasure = (word: string): boolean => measures.has(word);

/** Words without meaning for goods, in any of the languages. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || (word.length === 1 && !/[0-9]/.test(word));
}
