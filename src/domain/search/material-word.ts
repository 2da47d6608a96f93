/** Names of materials, and of the standard for wood, in the three languages: each also finds goods that name it in another, as sapin on a German page. */
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import { foldedWords } from './fold.ts';
import { stem } from './stem.ts';

/** One material a row; several words of a language are equal. In Switzerland spruce is also bought as sapin. */
const names: readonly Readonly<Record<Language, string>>[] = [
  { de: 'Fichte', fr: 'épicéa sapin', en: 'spruce' },
  { de: 'Tanne', fr: 'sapin', en: 'fir' },
  { de: 'Kiefer Föhre', fr: 'pin', en: 'pine' },
  { de: 'Lärche', fr: 'mélèze', en: 'larch' },
  { de: 'Douglasie', fr: 'douglas', en: 'douglas' },
  { de: 'Eiche', fr: 'chêne', en: 'oak' },
  { de: 'Buche', fr: 'hêtre', en: 'beech' },
  { de: 'Birke', fr: 'bouleau', en: 'birch' },
  { de: 'Pappel', fr: 'peuplier', en: 'poplar' },
  { de: 'Sperrholz', fr: 'contreplaqué', en: 'plywood' },
  { de: 'Wellkarton', fr: 'ondulé', en: 'corrugated' },
  { de: 'ISPM', fr: 'NIMP', en: 'ISPM' },
];

type Stems = Readonly<Record<Language, readonly string[]>>;

const stemsIn = (words: string, language: Language): string[] => foldedWords(words).map((word) => stem(word, language));

const materials = names.map(({ de, fr, en }): Stems => ({ de: stemsIn(de, 'de'), fr: stemsIn(fr, 'fr'), en: stemsIn(en, 'en') }));

/** Materials by the stem of their name. */
function namedIn(language: Language): ReadonlyMap<string, readonly Stems[]> {
  const pairs = materials.flatMap((material) => material[language].map((name) => ({ name, material })));
  return new Map([...Map.groupBy(pairs, ({ name }) => name)].map(([name, each]) => [name, each.map(({ material }) => material)]));
}

const byName: Readonly<Record<Language, ReadonlyMap<string, readonly Stems[]>>> = {
  de: namedIn('de'),
  fr: namedIn('fr'),
  en: namedIn('en'),
};

/** Stems of this language for the materials that a folded word names in any, without its own. */
export function materialTerms(word: string, language: Language): readonly string[] {
  const named = languages.flatMap((each) => byName[each].get(stem(word, each)) ?? []);
  if (named.length === 0) return [];
  const terms = new Set(named.flatMap((material) => material[language]));
  terms.delete(stem(word, language));
  return [...terms];
}
