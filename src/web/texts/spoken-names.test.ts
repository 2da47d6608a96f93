import { expect, test } from 'vitest';
import de from './de.ts';
import deBuyer from './de-buyer.ts';
import deHome from './de-home.ts';
import en from './en.ts';
import enBuyer from './en-buyer.ts';
import enHome from './en-home.ts';
import fr from './fr.ts';
import frBuyer from './fr-buyer.ts';
import frHome from './fr-home.ts';

type Words = Record<string, Record<string, unknown>>;
const languages: Record<string, Words> = {
  de: { ...de, ...deBuyer, ...deHome },
  fr: { ...fr, ...frBuyer, ...frHome },
  en: { ...en, ...enBuyer, ...enHome },
};

/** What a control shows, and the longer name that it has for those who do not see what it belongs to. */
const pairs = [
  ['favourites', 'addToCart', 'addToCartOf'],
  ['favourites', 'orderAgain', 'orderAgainOf'],
  ['favourites', 'truckTake', 'truckTakeOf'],
  ['favourite', 'toggleWord', 'toggle'],
  ['favourite', 'toggleWord', 'toggleLogIn'],
  ['home', 'lastAgain', 'lastAgainOf'],
  ['cart', 'remove', 'removeLine'],
  ['cart', 'addRemark', 'remarkFor'],
  ['cart', 'change', 'changeLine'],
  ['cart', 'takeStep', 'takeStepFor'],
  ['profile', 'edit', 'editOf'],
  ['profile', 'remove', 'removeOf'],
] as const;

const wordsOf = (text: unknown): string =>
  ` ${String(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')} `;

// Who speaks to the browser says what is to be seen (WCAG 2.5.3).
test.each(Object.keys(languages).flatMap((language) => pairs.map((pair) => [language, ...pair] as const)))(
  'in %s the name of %s.%s holds the words that are seen',
  (language, area, seen, spoken) => {
    const words = languages[language]?.[area] ?? {};
    expect(wordsOf(words[spoken])).toContain(wordsOf(words[seen]));
  },
);
