/**
 * Questions in words that a person answers at once, read or read aloud: sums, letters, the odd word out. Generated each time with the numbers of `random`.
 * Answers are normalised before comparing, so that `Sieben`, `7` and ` 7. ` are the same.
 */
import type { Language } from '#domain/language/language.ts';

/** An integer from 0 to `below`, exclusive. */
export type Random = (below: number) => number;

export interface Question {
  question: string;
  answer: string;
}

const numbers: Readonly<Record<Language, readonly string[]>> = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn'.split(
    ' ',
  ),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(' '),
};

const things: Readonly<Record<Language, readonly string[]>> = {
  de: ['Kiste', 'Palette', 'Brett', 'Nagel', 'Hammer', 'Leiste', 'Deckel', 'Schraube'],
  fr: ['caisse', 'palette', 'planche', 'clou', 'marteau', 'latte', 'couvercle', 'vis'],
  en: ['crate', 'pallet', 'board', 'nail', 'hammer', 'lath', 'lid', 'screw'],
};

const ordinals: Readonly<Record<Language, readonly string[]>> = {
  de: ['erster', 'zweiter', 'dritter', 'vierter'],
  fr: ['premier', 'deuxième', 'troisième', 'quatrième'],
  en: ['first', 'second', 'third', 'fourth'],
};

interface Sentences {
  sum: (a: string, b: string) => string;
  difference: (a: string, b: string) => string;
  length: (word: string) => string;
  place: (place: string, words: string) => string;
  numeral: (words: string) => string;
}

const sentences: Readonly<Record<Language, Sentences>> = {
  de: {
    sum: (a, b) => `Wie viel ist ${a} plus ${b}?`,
    difference: (a, b) => `Wie viel ist ${a} minus ${b}?`,
    length: (word) => `Wie viele Buchstaben hat das Wort «${word}»?`,
    place: (place, words) => `Welches Wort steht an ${place} Stelle: ${words}?`,
    numeral: (words) => `Welches dieser Wörter ist eine Zahl: ${words}?`,
  },
  fr: {
    sum: (a, b) => `Combien font ${a} plus ${b} ?`,
    difference: (a, b) => `Combien font ${a} moins ${b} ?`,
    length: (word) => `Combien de lettres compte le mot « ${word} » ?`,
    place: (place, words) => `Quel est le ${place} mot : ${words} ?`,
    numeral: (words) => `Lequel de ces mots est un nombre : ${words} ?`,
  },
  en: {
    sum: (a, b) => `What is ${a} plus ${b}?`,
    difference: (a, b) => `What is ${a} minus ${b}?`,
    length: (word) => `How many letters does the word “${word}” have?`,
    place: (place, words) => `Which word comes ${place}: ${words}?`,
    numeral: (words) => `Which of these words is a number: ${words}?`,
  },
};

export function makeQuestion(random: Random, language: Language): Question {
  const say = sentences[language];
  const numberWord = (value: number): string => numbers[language][value] ?? String(value);
  const words = shuffled(random, things[language]).slice(0, 4);
  const [word = ''] = words;
  const [a, b] = [2 + random(8), 2 + random(8)];
  switch (random(5)) {
    case 0:
      return { question: say.sum(numberWord(a), numberWord(b)), answer: String(a + b) };
    case 1:
      return { question: say.difference(numberWord(a + b), numberWord(b)), answer: String(a) };
    case 2:
      return { question: say.length(word), answer: String(word.length) };
    case 3: {
      const place = random(words.length);
      return { question: say.place(ordinals[language][place] ?? '', words.join(', ')), answer: comparable(words[place] ?? '') };
    }
    default: {
      const listed = words.with(random(words.length), numberWord(a));
      return { question: say.numeral(listed.join(', ')), answer: String(a) };
    }
  }
}

const numerals = new Map(Object.values(numbers).flatMap((words) => words.map((word, value) => [plain(word), String(value)] as const)));

/** Normalised form for comparing answers. */
export function comparable(answer: string): string {
  const text = plain(answer);
  return numerals.get(text) ?? text;
}

/** Lower case without accents and punctuation; ue counts as ü. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'ue')
    .replaceAll('ö', 'oe')
    .replaceAll('ä', 'ae')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as Item);
}
